// Reads the paper's data with ROOT, compiled.
//
//    root_reading PATH
//
// For each line of standard input, "views" or "direct", the file is opened and read once, and the seconds of processor time that
// this took are printed. "views" asks a view for every value; "direct" uses the views that look into mapped pages.
#include <ROOT/RNTupleReader.hxx>
#include <ROOT/RNTupleView.hxx>
#include <ctime>
#include <iostream>
#include <string>
#include <vector>

namespace {

double cpu()
{
   timespec now;
   clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
   return now.tv_sec + 1e-9 * now.tv_nsec;
}

double views(const std::string &path)
{
   auto reader = ROOT::RNTupleReader::Open("Events", path);
   auto ids = reader->GetView<std::int64_t>("id");
   auto values = reader->GetView<std::vector<float>>("values");
   double sum = 0;
   for (auto entry : reader->GetEntryRange()) {
      sum += ids(entry);
      for (float value : values(entry))
         sum += value;
   }
   return sum;
}

double direct(const std::string &path)
{
   auto reader = ROOT::RNTupleReader::Open("Events", path);
   auto ids = reader->GetDirectAccessView<std::int64_t>("id");
   auto collections = reader->GetCollectionView("values");
   auto values = collections.GetDirectAccessView<float>("_0");
   double sum = 0;
   for (auto entry : reader->GetEntryRange()) {
      sum += ids(entry);
      for (auto index : collections.GetCollectionRange(entry))
         sum += values(index);
   }
   return sum;
}

} // namespace

int main(int argc, char **argv)
{
   if (argc != 2)
      return 2;
   double sum = 0;
   for (std::string way; std::getline(std::cin, way);) {
      const double start = cpu();
      sum += way == "direct" ? direct(argv[1]) : views(argv[1]);
      std::cout << cpu() - start << std::endl;
   }
   return sum < 0; // the sums are used, so that the loops are not left out
}
