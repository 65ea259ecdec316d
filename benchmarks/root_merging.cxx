// Merges files with ROOT, as hadd does with RNTuples of the same compression.
//
//    root_merging
//
// For each line of standard input, "OUT IN IN ...", the files are merged; the seconds on the clock and of processor time are printed.
#include <TFileMerger.h>
#include <chrono>
#include <ctime>
#include <iostream>
#include <sstream>
#include <string>

int main()
{
   auto cpu = [] {
      timespec now;
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
      return now.tv_sec + 1e-9 * now.tv_nsec;
   };
   std::string line;
   while (std::getline(std::cin, line)) {
      std::istringstream words(line);
      std::string path;
      words >> path;
      const auto start = std::chrono::steady_clock::now();
      const auto used = cpu();
      {
         TFileMerger merger(false);
         merger.SetFastMethod(true);
         merger.OutputFile(path.c_str(), "RECREATE", 505);
         merger.SetMergeOptions(TString("FirstSrcCompression"));
         while (words >> path)
            merger.AddFile(path.c_str(), false);
         if (!merger.Merge())
            return 1;
      }
      std::cout << std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() << " " << cpu() - used
                << std::endl;
   }
}
