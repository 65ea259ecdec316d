// Writes the paper's data with ROOT, compiled.
//
//    root_writing DIRECTORY
//
// The directory holds ids.bin (64-bit integers), offsets.bin (64-bit integers, one more) and values.bin (floats), which are read first.
// For each line of standard input, "WAY SETTINGS CLUSTER PATH", a file is written with these compression settings and this number of
// entries in each cluster, and the seconds of processor time that this took are printed. "fill" assigns the members of an entry and
// fills it, as users do; "raw" fills from the addresses of values that are in memory already, which is as close as ROOT 6.40 comes to
// writing in bulk.
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleWriteOptions.hxx>
#include <ROOT/RNTupleWriter.hxx>
#include <ROOT/RRawPtrWriteEntry.hxx>
#include <cstdint>
#include <ctime>
#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

namespace {

struct Data {
   std::vector<std::int64_t> ids;
   std::vector<std::int64_t> offsets;
   std::vector<float> values;
   std::vector<std::vector<float>> lists;
};

double cpu()
{
   timespec now;
   clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
   return now.tv_sec + 1e-9 * now.tv_nsec;
}

template <typename T>
std::vector<T> load(const std::string &path)
{
   std::ifstream file(path, std::ios::binary | std::ios::ate);
   std::vector<T> values(static_cast<std::size_t>(file.tellg()) / sizeof(T));
   file.seekg(0);
   file.read(reinterpret_cast<char *>(values.data()), values.size() * sizeof(T));
   return values;
}

void write(const Data &data, const std::string &way, unsigned settings, std::size_t cluster, const std::string &path)
{
   ROOT::RNTupleWriteOptions options;
   options.SetCompression(settings);
   auto model = ROOT::RNTupleModel::Create();
   if (way == "raw") {
      model->MakeField<std::int64_t>("id");
      model->MakeField<std::vector<float>>("values");
      auto writer = ROOT::RNTupleWriter::Recreate(std::move(model), "Events", path, options);
      auto entry = writer->GetModel().CreateRawPtrWriteEntry();
      const auto id = entry->GetToken("id"), values = entry->GetToken("values");
      for (std::size_t i = 0; i < data.ids.size(); ++i) {
         entry->BindRawPtr(id, &data.ids[i]);
         entry->BindRawPtr(values, &data.lists[i]);
         writer->Fill(*entry);
         if ((i + 1) % cluster == 0)
            writer->CommitCluster();
      }
      return;
   }
   auto id = model->MakeField<std::int64_t>("id");
   auto values = model->MakeField<std::vector<float>>("values");
   auto writer = ROOT::RNTupleWriter::Recreate(std::move(model), "Events", path, options);
   for (std::size_t i = 0; i < data.ids.size(); ++i) {
      *id = data.ids[i];
      values->assign(data.values.begin() + data.offsets[i], data.values.begin() + data.offsets[i + 1]);
      writer->Fill();
      if ((i + 1) % cluster == 0)
         writer->CommitCluster();
   }
}

} // namespace

int main(int argc, char **argv)
{
   if (argc != 2)
      return 2;
   const std::string directory = argv[1];
   Data data{load<std::int64_t>(directory + "/ids.bin"), load<std::int64_t>(directory + "/offsets.bin"),
             load<float>(directory + "/values.bin"), {}};
   for (std::size_t i = 0; i < data.ids.size(); ++i)
      data.lists.emplace_back(data.values.begin() + data.offsets[i], data.values.begin() + data.offsets[i + 1]);
   for (std::string line; std::getline(std::cin, line);) {
      std::istringstream words(line);
      std::string way, path;
      unsigned settings = 0;
      std::size_t cluster = 0;
      words >> way >> settings >> cluster >> path;
      const double start = cpu();
      write(data, way, settings, cluster, path);
      std::cout << cpu() - start << std::endl;
   }
}
