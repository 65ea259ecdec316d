// Writes the paper's data with ROOT's parallel writer, compiled.
//
//    root_parallel_writing ENTRIES
//
// For each line of standard input, "PATH THREADS COMPRESSION CLUSTER_BYTES MODE", every thread writes so many entries: into one file
// ("shared"), or one file each ("separate", PATH.0, PATH.1 ...). The seconds on the clock between the start of the threads and the
// end of the file are printed, then those of processor time. Entries are made beforehand.
#include <ROOT/RNTupleFillContext.hxx>
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleParallelWriter.hxx>
#include <ROOT/RNTupleWriteOptions.hxx>
#include <ROOT/RNTupleWriter.hxx>
#include <TROOT.h>
#include <chrono>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

namespace {

using Vectors = std::vector<std::vector<float>>;

double cpu()
{
   timespec now;
   clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
   return now.tv_sec + 1e-9 * now.tv_nsec;
}

Vectors make(std::size_t entries, unsigned seed)
{
   std::mt19937 random(seed);
   std::poisson_distribution<int> sizes(5);
   std::uniform_real_distribution<float> values(0, 100);
   Vectors made(entries);
   for (auto &vector : made) {
      vector.resize(sizes(random));
      for (auto &value : vector)
         value = values(random);
   }
   return made;
}

std::unique_ptr<ROOT::RNTupleModel> model()
{
   auto made = ROOT::RNTupleModel::CreateBare();
   made->MakeField<std::int64_t>("id");
   made->MakeField<std::vector<float>>("values");
   return made;
}

template <typename Filler>
void fill(Filler &filler, Vectors &data)
{
   auto entry = filler.CreateEntry();
   std::int64_t id = 0;
   entry->BindRawPtr("id", &id);
   for (auto &vector : data) {
      entry->BindRawPtr("values", &vector);
      filler.Fill(*entry);
      ++id;
   }
}

} // namespace

int main(int argc, char **argv)
{
   if (argc != 2)
      return 2;
   ROOT::EnableThreadSafety();
   std::vector<Vectors> data;
   for (std::string line; std::getline(std::cin, line);) {
      std::istringstream words(line);
      std::string path, mode;
      unsigned threads = 0;
      int compression = 0;
      std::size_t cluster = 0;
      words >> path >> threads >> compression >> cluster >> mode;
      while (data.size() < threads)
         data.push_back(make(std::strtoull(argv[1], nullptr, 10), data.size() + 1));
      ROOT::RNTupleWriteOptions options;
      options.SetCompression(compression);
      options.SetApproxZippedClusterSize(cluster);
      options.SetMaxUnzippedClusterSize(10 * cluster);
      const double used = cpu();
      const auto began = std::chrono::steady_clock::now();
      std::vector<std::thread> running;
      if (mode == "separate") {
         for (unsigned i = 0; i < threads; ++i)
            running.emplace_back([&, i] {
               auto writer = ROOT::RNTupleWriter::Recreate(model(), "Events", path + "." + std::to_string(i), options);
               fill(*writer, data[i]);
            });
         for (auto &thread : running)
            thread.join();
      } else {
         auto writer = ROOT::RNTupleParallelWriter::Recreate(model(), "Events", path, options);
         for (unsigned i = 0; i < threads; ++i)
            running.emplace_back([&, i] {
               auto context = writer->CreateFillContext();
               fill(*context, data[i]);
            });
         for (auto &thread : running)
            thread.join();
         running.clear();
         writer->CommitDataset();
      }
      const double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
      std::cout << wall << ' ' << cpu() - used << std::endl;
   }
}
