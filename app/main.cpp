#include "app/Program.h"

int main(int argc, char** argv) { return duelogue::runProgram(argc, argv); }
