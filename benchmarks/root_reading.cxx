// Reads the paper's data with ROOT, compiled.
//
//    root_reading PATH
//
// For each line of standard input the file is opened and read once, and the seconds of processor time and on the clock that this
// took are printed. "views" asks a view for every value; "direct" uses the views that look into mapped pages; "bulk" reads
// the values of a whole cluster at once; "frame" is a data frame. "open" reads one entry of three fields of any file.
#include <ROOT/RDataFrame.hxx>
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleReader.hxx>
#include <ROOT/RNTupleView.hxx>
#include <ROOT/RVec.hxx>
#include <chrono>
#include <ctime>
#include <iostream>
#include <map>
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

double bulk(const std::string &path)
{
   auto model = ROOT::RNTupleModel::Create();
   model->MakeField<std::int64_t>("id");
   model->MakeField<ROOT::RVec<float>>("values");
   auto reader = ROOT::RNTupleReader::Open(std::move(model), "Events", path);
   auto ids = reader->GetModel().CreateBulk("id");
   auto values = reader->GetModel().CreateBulk("values");
   double sum = 0;
   for (const auto &cluster : reader->GetDescriptor().GetClusterIterable()) {
      const auto size = cluster.GetNEntries();
      const ROOT::RNTupleLocalRange range(cluster.GetId(), 0, size);
      auto *id = static_cast<std::int64_t *>(ids.ReadBulk(range));
      auto *vectors = static_cast<ROOT::RVec<float> *>(values.ReadBulk(range));
      for (std::size_t i = 0; i < size; ++i) {
         sum += id[i];
         for (float value : vectors[i])
            sum += value;
      }
   }
   return sum;
}

double open(const std::string &path)
{
   auto reader = ROOT::RNTupleReader::Open("Events", path);
   double sum = 0;
   for (const char *name : {"f0", "f1", "f2"})
      sum += reader->GetView<float>(name)(0);
   return sum;
}

double frame(const std::string &path)
{
   double sum = 0;
   ROOT::RDataFrame events("Events", path);
   events.Foreach(
      [&sum](std::int64_t id, const ROOT::RVec<float> &values) {
         sum += id;
         for (float value : values)
            sum += value;
      },
      {"id", "values"});
   return sum;
}

} // namespace

int main(int argc, char **argv)
{
   if (argc != 2)
      return 2;
   const std::map<std::string, double (*)(const std::string &)> ways{
      {"views", views}, {"direct", direct}, {"bulk", bulk}, {"frame", frame}, {"open", open}};
   std::cout.precision(17);
   for (std::string way; std::getline(std::cin, way);) {
      const double start = cpu();
      const auto began = std::chrono::steady_clock::now();
      const double sum = ways.at(way)(argv[1]);
      const double wall = std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count();
      std::cout << cpu() - start << ' ' << wall << ' ' << sum << std::endl;
   }
}
