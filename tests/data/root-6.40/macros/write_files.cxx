// Writes all files into a directory.
#include "types.C"
#include "encodings.C"
#include "structure.C"
#include <TInterpreter.h>
#include <iostream>

int main(int, char **argv)
{
   gInterpreter->ProcessLine("install_proxies();");
   try {
      types(argv[1]);
      encodings(argv[1]);
      structure(argv[1]);
   } catch (const std::exception &error) {
      std::cerr << error.what() << std::endl;
      return 1;
   }
}
