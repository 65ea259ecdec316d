// How entries lie in a file: clusters, options of writing, compression, late fields, projections, directories, merging.
#include "write.hxx"
#include <ROOT/RDataFrame.hxx>
#include <ROOT/RNTupleAttrWriting.hxx>
#include <ROOT/RNTupleImporter.hxx>
#include <ROOT/RSnapshotOptions.hxx>
#include <TFileMerger.h>
#include <TROOT.h>
#include <TSystem.h>
#include <TTree.h>

std::unique_ptr<TFile> new_file(const std::string &name, const char *mode = "RECREATE")
{
   return std::unique_ptr<TFile>(TFile::Open(path_of(name).c_str(), mode));
}

// Clusters

void clusters()
{
   const auto many = mixture(60);
   {
      auto writer = RNTupleWriter::Recreate(many.model(), "ntpl", path_of("clusters"), options());
      for (int i = 0; i < 60; i += 6) {
         many.fill(*writer, i, i + 6);
         writer->CommitCluster();
      }
   }
   {
      auto writer = RNTupleWriter::Recreate(many.model(), "ntpl", path_of("cluster_groups"), options());
      for (int i = 0; i < 60; i += 4) {
         many.fill(*writer, i, i + 4);
         writer->CommitCluster(i % 12 == 0);
      }
   }
   {
      auto writer = RNTupleWriter::Recreate(many.model(), "ntpl", path_of("flushed_columns"), options());
      for (int i = 0; i < 60; i += 5) {
         many.fill(*writer, i, i + 5);
         writer->FlushColumns();
      }
   }
   mixture(0).write("no_entries");
   mixture(1).write("one_entry");
   Fields none;
   none.entries = 3;
   none.write("no_fields");
}

// Options

void option(const std::string &name, std::function<void(RNTupleWriteOptions &)> change, int entries = 60)
{
   auto how = options();
   change(how);
   mixture(entries).write("option_" + name, how);
}

void write_options()
{
   using Options = RNTupleWriteOptions;
   const auto small_pages = [](Options &how) {
      how.SetInitialUnzippedPageSize(16);
      how.SetMaxUnzippedPageSize(64);
   };
   option("no_checksums", [](Options &how) { how.SetEnablePageChecksums(false); });
   option("unbuffered", [](Options &how) { how.SetUseBufferedWrite(false); });
   option("unbuffered_no_checksums", [](Options &how) {
      how.SetUseBufferedWrite(false);
      how.SetEnablePageChecksums(false);
   });
   option("no_page_merging", [](Options &how) { how.SetEnableSamePageMerging(false); });
   option("small_pages", small_pages, 200);
   option("unbuffered_small_pages", [&](Options &how) {
      small_pages(how);
      how.SetUseBufferedWrite(false);
   });
   option("page_budget", [](Options &how) {
      how.SetInitialUnzippedPageSize(16);
      how.SetMaxUnzippedPageSize(512);
      how.SetPageBufferBudget(1024);
   }, 300);
   option("small_clusters", [](Options &how) {
      how.SetInitialUnzippedPageSize(16);
      how.SetMaxUnzippedPageSize(128);
      how.SetApproxZippedClusterSize(300);
      how.SetMaxUnzippedClusterSize(600);
   }, 200);
   option("direct_io", [](Options &how) { how.SetUseDirectIO(true); });
   option("write_buffer", [](Options &how) { how.SetWriteBufferSize(4096); });
   option("single_thread", [](Options &how) { how.SetUseImplicitMT(Options::EImplicitMT::kOff); });
   for (int size : {200, 300, 500}) {
      const auto number = std::to_string(size);
      const auto limit = [size](Options &how) { ROOT::Internal::RNTupleWriteOptionsManip::SetMaxKeySize(how, size); };
      option("max_key_size_" + number, limit);
      option("max_key_size_" + number + "_uncompressed", [&](Options &how) {
         limit(how);
         how.SetCompression(0);
      });
      option("max_key_size_" + number + "_no_checksums", [&](Options &how) {
         limit(how);
         how.SetCompression(0);
         how.SetEnablePageChecksums(false);
      });
   }
   for (int setting : {0, 101, 104, 109, 201, 207, 209, 401, 404, 409, 501, 505, 509, 5, 304})
      mixture(60).write("compression_" + std::to_string(setting), options(setting));
   Fields noise;
   noise.make<std::uint32_t>("x", [](std::uint32_t &value, int i) { value = 2654435761u * (i + 1) ^ (i << 7); }).entries = 200;
   noise.write("incompressible", options(505));
   Fields two_blocks;
   two_blocks.make<std::int64_t>("x", [](std::int64_t &value, int i) { value = i / 4000; }).entries = 2200000;
   auto large = options(505);
   large.SetMaxUnzippedPageSize(32 << 20);
   two_blocks.write("page_of_two_blocks", large);
}

// Representations

void representations()
{
   auto model = RNTupleModel::Create();
   auto x = std::make_unique<ROOT::RField<float>>("x");
   x->SetColumnRepresentatives({{ENTupleColumnType::kReal32}, {ENTupleColumnType::kReal16}, {ENTupleColumnType::kSplitReal32}});
   model->AddField(std::move(x));
   auto s = std::make_unique<ROOT::RField<std::string>>("s");
   s->SetColumnRepresentatives({{ENTupleColumnType::kIndex32, ENTupleColumnType::kChar},
                                {ENTupleColumnType::kSplitIndex64, ENTupleColumnType::kChar}});
   model->AddField(std::move(s));
   auto v = std::make_unique<ROOT::RField<std::vector<int>>>("v");
   v->SetColumnRepresentatives({{ENTupleColumnType::kIndex64}, {ENTupleColumnType::kSplitIndex32}});
   model->AddField(std::move(v));
   model->AddProjectedField(std::make_unique<ROOT::RField<ROOT::RNTupleCardinality<std::uint32_t>>>("n"),
                            [](const std::string &) { return "v"; });
   auto &entry = model->GetDefaultEntry();
   auto px = entry.GetPtr<float>("x");
   auto ps = entry.GetPtr<std::string>("s");
   auto pv = entry.GetPtr<std::vector<int>>("v");
   auto writer = RNTupleWriter::Recreate(std::move(model), "ntpl", path_of("representations"), options());
   const auto choose = [&](const char *name, int index) {
      ROOT::Internal::RFieldRepresentationModifier::SetPrimaryColumnRepresentation(
         const_cast<ROOT::RFieldBase &>(writer->GetModel().GetConstField(name)), index);
   };
   for (int cluster = 0; cluster < 5; ++cluster) {
      for (int i = 0; i < 3; ++i) {
         *px = cluster + i * 0.5f;
         *ps = std::string(i + cluster, 'a' + cluster);
         pv->assign(i, cluster);
         writer->Fill();
      }
      writer->CommitCluster();
      choose("x", (cluster + 1) % 3);
      choose("s", (cluster + 1) % 2);
      choose("v", (cluster + 1) % 2);
   }
}

// Late fields

template <typename T>
void add_late(ROOT::RNTupleModel::RUpdater &updater, std::vector<std::function<void(int)>> &setters, const std::string &name,
              std::vector<T> values)
{
   auto place = updater.MakeField<T>(name);
   setters.push_back([place, values](int i) { *place = values[i % values.size()]; });
}

void late(const std::string &name, bool new_cluster, int compression)
{
   auto model = RNTupleModel::Create();
   auto x = model->MakeField<int>("x");
   auto early = model->MakeField<std::vector<int>>("early");
   auto writer = RNTupleWriter::Recreate(std::move(model), "ntpl", path_of(name), options(compression));
   for (*x = 0; *x < 2; ++*x) {
      early->assign(*x, 7);
      writer->Fill();
   }
   if (new_cluster)
      writer->CommitCluster();
   std::vector<std::function<void(int)>> set;
   auto updater = writer->CreateModelUpdater();
   updater->BeginUpdate();
   add_late<float>(*updater, set, "number", {1.5f, 2.5f});
   add_late<bool>(*updater, set, "bool", {true, false});
   add_late<std::string>(*updater, set, "string", {"ab", ""});
   add_late<Int8>(*updater, set, "enum", {Int8::kNegative});
   add_late<std::vector<int>>(*updater, set, "vector", {{}, {1, 2}});
   add_late<std::vector<std::vector<int>>>(*updater, set, "vectors", {std::vector<std::vector<int>>{{1}, {}}, {}});
   add_late<ROOT::RVec<float>>(*updater, set, "rvec", {ROOT::RVec<float>{1.5f}, {}});
   add_late<std::array<float, 2>>(*updater, set, "array", {std::array<float, 2>{1, 2}, std::array<float, 2>{3, 4}});
   add_late<std::array<bool, 3>>(*updater, set, "bools", {std::array<bool, 3>{true, false, true}});
   add_late<std::array<std::string, 2>>(*updater, set, "strings", {std::array<std::string, 2>{"a", "bc"}});
   add_late<std::array<Hit, 2>>(*updater, set, "hits", {std::array<Hit, 2>{Hit{1, 0.5f}, Hit{2, 1.5f}}});
   add_late<std::array<std::vector<int>, 2>>(*updater, set, "array_vectors", {std::array<std::vector<int>, 2>{std::vector<int>{1}, std::vector<int>{2, 3}}});
   add_late<std::array<std::optional<int>, 2>>(*updater, set, "array_optionals", {std::array<std::optional<int>, 2>{1, std::nullopt}});
   add_late<std::array<std::variant<int, float>, 2>>(*updater, set, "array_variants", {std::array<std::variant<int, float>, 2>{1, 1.5f}});
   add_late<std::bitset<9>>(*updater, set, "bits", {0x101, 0});
   add_late<std::variant<bool, float>>(*updater, set, "variant", {1.5f, true});
   add_late<std::optional<float>>(*updater, set, "optional", {1.5f, std::nullopt});
   add_late<std::map<std::string, std::int32_t>>(*updater, set, "map", {std::map<std::string, std::int32_t>{{"a", 1}}, {}});
   add_late<std::pair<int, std::string>>(*updater, set, "pair", {std::pair<int, std::string>(1, "a")});
   add_late<std::tuple<int, float>>(*updater, set, "tuple", {std::tuple<int, float>(1, 1.5f)});
   add_late<Hit>(*updater, set, "class", {Hit{1, 0.5f}});
   add_late<Middle>(*updater, set, "derived", {Middle()});
   add_late<std::vector<Hit>>(*updater, set, "class_vector", {std::vector<Hit>{{1, 0.5f}}, {}});
   updater->AddProjectedField(std::make_unique<ROOT::RField<ROOT::RNTupleCardinality<std::uint64_t>>>("count"),
                              [](const std::string &) { return "vector"; });
   updater->AddProjectedField(std::make_unique<ROOT::RField<std::vector<int>>>("same"),
                              [](const std::string &field) { return field == "same" ? "early" : "early._0"; });
   updater->CommitUpdate();
   for (int i = 0; i < 3; ++i, ++*x) {
      early->assign(i, 8);
      for (auto &setter : set)
         setter(i);
      writer->Fill();
   }
}

void late_in_steps()
{
   auto model = RNTupleModel::Create();
   auto x = model->MakeField<int>("x");
   auto writer = RNTupleWriter::Recreate(std::move(model), "ntpl", path_of("late_in_steps"), options());
   std::vector<std::shared_ptr<std::vector<int>>> places;
   for (int step = 0; step < 4; ++step) {
      for (int i = 0; i < 3; ++i) {
         for (auto &place : places)
            place->assign(*x % 3, *x);
         writer->Fill();
         ++*x;
      }
      if (step == 1)
         writer->CommitCluster(true);
      auto updater = writer->CreateModelUpdater();
      updater->BeginUpdate();
      places.push_back(updater->MakeField<std::vector<int>>("v" + std::to_string(step)));
      updater->CommitUpdate();
   }
}

void late_member()
{
   // An untyped record of the header gets one more member.
   std::vector<std::unique_ptr<ROOT::RFieldBase>> members;
   members.push_back(std::make_unique<ROOT::RField<int>>("a"));
   auto model = RNTupleModel::CreateBare();
   model->AddField(std::make_unique<ROOT::RRecordField>("record", std::move(members)));
   auto writer = RNTupleWriter::Recreate(std::move(model), "ntpl", path_of("late_member"), options());
   const auto fill = [&](int a) {
      auto entry = writer->CreateEntry();
      *static_cast<int *>(entry->GetPtr<void>("record").get()) = a;
      writer->Fill(*entry);
   };
   fill(1);
   fill(2);
   auto updater = writer->CreateModelUpdater();
   updater->BeginUpdate();
   updater->AddField(std::make_unique<ROOT::RField<float>>("b"), "record");
   updater->CommitUpdate();
   fill(3);
}

// Projections

void projections()
{
   auto model = RNTupleModel::Create();
   auto hits = model->MakeField<std::vector<Hit>>("hits");
   auto record = model->MakeField<Diamond>("record");
   auto twice = model->MakeField<std::vector<std::vector<int>>>("twice");
   auto text = model->MakeField<std::string>("text");
   const auto project = [&](const std::string &name, const std::string &type, std::map<std::string, std::string> sources) {
      model->AddProjectedField(ROOT::RFieldBase::Create(name, type).Unwrap(),
                               [sources](const std::string &field) { return sources.at(field); });
   };
   project("charges", "std::vector<float>", {{"charges", "hits"}, {"charges._0", "hits._0.charge"}});
   project("rvec", "ROOT::RVec<int>", {{"rvec", "hits"}, {"rvec._0", "hits._0.layer"}});
   project("count32", "ROOT::RNTupleCardinality<std::uint32_t>", {{"count32", "hits"}});
   project("count64", "ROOT::RNTupleCardinality<std::uint64_t>", {{"count64", "twice"}});
   project("own", "double", {{"own", "record.own"}});
   project("again", "std::string", {{"again", "text"}});
   project("twice2", "std::vector<std::vector<std::int32_t>>",
           {{"twice2", "twice"}, {"twice2._0", "twice._0"}, {"twice2._0._0", "twice._0._0"}});
   auto writer = RNTupleWriter::Recreate(std::move(model), "ntpl", path_of("projections"), options());
   for (int i = 0; i < 6; ++i) {
      hits->assign(i % 3, Hit{i, 0.5f * i});
      record->own = i;
      twice->assign(i % 4, std::vector<int>(i % 2, i));
      *text = std::string(i, 'p');
      writer->Fill();
      if (i == 3)
         writer->CommitCluster();
   }
}

// Several contexts

void in_parallel(const std::string &name, bool staged)
{
   const auto fields = mixture(0);
   auto writer = ROOT::RNTupleParallelWriter::Recreate(fields.model(), "ntpl", path_of(name), options());
   auto first = writer->CreateFillContext();
   auto second = writer->CreateFillContext();
   if (staged)
      first->EnableStagedClusterCommitting();
   auto a = first->CreateEntry();
   auto b = second->CreateEntry();
   for (int i = 0; i < 20; ++i) {
      fields.set(*a, i);
      first->Fill(*a);
      fields.set(*b, 1000 + i);
      second->Fill(*b);
      if (i % 5 == 4) {
         first->FlushCluster();
         second->FlushCluster();
      }
   }
   if (staged)
      first->CommitStagedClusters();
}

// Files

void files()
{
   const auto fields = mixture(20);
   {
      auto file = new_file("tfile");
      auto writer = RNTupleWriter::Append(fields.model(), "ntpl", *file, options());
      fields.fill(*writer, 0, 20);
   }
   {
      auto file = new_file("tfile_uncompressed");
      file->SetCompressionSettings(0);
      auto writer = RNTupleWriter::Append(fields.model(), "ntpl", *file, options(0));
      fields.fill(*writer, 0, 20);
   }
   {
      auto file = new_file("directories");
      file->mkdir("one/two", "", true);
      for (const char *place : {"one", "one/two"}) {
         auto writer = RNTupleWriter::Append(fields.model(), "ntpl", *file->GetDirectory(place), options());
         fields.fill(*writer, 0, 5);
      }
   }
   {
      auto file = new_file("odd_names");
      file->mkdir("a space")->mkdir("dots.and\\slash");
      for (const char *place : {"a space", "a space/dots.and\\slash"}) {
         auto writer = RNTupleWriter::Append(fields.model(), "ns:ntpl", *file->GetDirectory(place), options());
         fields.fill(*writer, 0, 2);
      }
   }
   {
      // Three RNTuples grow at the same time, beside something else.
      auto file = new_file("several");
      std::vector<std::unique_ptr<RNTupleWriter>> writers;
      for (const char *name : {"a", "b", "c"})
         writers.push_back(RNTupleWriter::Append(fields.model(), name, *file, options()));
      for (int i = 0; i < 20; i += 5)
         for (auto &writer : writers) {
            fields.fill(*writer, i, i + 5);
            writer->CommitCluster();
         }
      TNamed("something", "else").Write();
   }
   {
      auto file = new_file("two_cycles");
      for (int first : {0, 10}) {
         auto writer = RNTupleWriter::Append(fields.model(), "ntpl", *file, options());
         fields.fill(*writer, first, first + 10);
      }
   }
   {
      auto writer = RNTupleWriter::Recreate(fields.model(), "first", path_of("updated"), options());
      fields.fill(*writer, 0, 5);
   }
   {
      auto file = new_file("updated", "UPDATE");
      auto writer = RNTupleWriter::Append(fields.model(), "second", *file, options());
      fields.fill(*writer, 5, 15);
   }
   {
      auto model = fields.model();
      model->SetDescription("a description");
      model->MakeField<int>("described", "with \"quotes\"\nand \xc3\xa9");
      auto writer = RNTupleWriter::Recreate(std::move(model), "ntpl", path_of("descriptions"), options());
      auto entry = writer->CreateEntry();
      writer->Fill(*entry);
   }
}

// Attribute sets

void attributes()
{
   const auto fields = mixture(20);
   auto file = new_file("attributes");
   auto writer = RNTupleWriter::Append(fields.model(), "ntpl", *file, options());
   auto run_model = RNTupleModel::Create();
   auto run = run_model->MakeField<int>("run");
   auto comment = run_model->MakeField<std::string>("comment");
   auto runs = writer->CreateAttributeSet(std::move(run_model), "runs");
   auto good_model = RNTupleModel::Create();
   auto good = good_model->MakeField<std::vector<bool>>("good");
   auto quality = writer->CreateAttributeSet(std::move(good_model), "quality");
   auto empty_model = RNTupleModel::Create();
   empty_model->MakeField<int>("never");
   auto empty = writer->CreateAttributeSet(std::move(empty_model), "empty");
   auto whole = quality->BeginRange();
   for (int i = 0; i < 20; i += 5) {
      auto range = runs->BeginRange();
      fields.fill(*writer, i, i + 5);
      *run = 100 + i;
      *comment = std::string(i, 'c');
      runs->CommitRange(std::move(range));
   }
   *good = {true, false};
   quality->CommitRange(std::move(whole));
   auto nothing = runs->BeginRange();
   runs->CommitRange(std::move(nothing));
}

// Written by other parts of ROOT

std::string source(const std::string &name, int first, bool more, int compression)
{
   auto fields = mixture(10);
   if (more)
      fields.make<std::vector<Hit>>("more", [](std::vector<Hit> &value, int i) { value.assign(i % 2, Hit{i, 0.5f}); });
   const auto path = path_of(name) + ".source" + std::to_string(first);
   auto writer = RNTupleWriter::Recreate(fields.model(), "ntpl", path, options(compression));
   fields.fill(*writer, first, first + 6);
   writer->CommitCluster();
   fields.fill(*writer, first + 6, first + 10);
   return path;
}

void merge(const std::string &name, const std::vector<std::string> &sources, const char *merge_options, int compression,
           bool fast)
{
   TFileMerger merger(false);
   merger.SetFastMethod(fast);
   merger.OutputFile(path_of(name).c_str(), "RECREATE", compression);
   merger.SetMergeOptions(TString(merge_options));
   for (const auto &path : sources)
      merger.AddFile(path.c_str(), false);
   if (!merger.Merge())
      throw std::runtime_error("cannot merge " + name);
   for (const auto &path : sources)
      gSystem->Unlink(path.c_str());
}

void by_others()
{
   merge("merged", {source("merged", 0, false, 505), source("merged", 100, false, 505)}, "", 505, true);
   merge("merged_first_compression", {source("m1", 0, false, 207), source("m1", 100, false, 404)},
         "first_source_compression", 207, true);
   merge("merged_uncompressed", {source("m2", 0, false, 505), source("m2", 100, false, 404)}, "", 0, false);
   merge("merged_union", {source("m3", 0, false, 505), source("m3", 100, true, 505)}, "rntuple.MergingMode=Union", 505, true);
   merge("merged_filter", {source("m4", 0, false, 505), source("m4", 100, true, 505)}, "rntuple.MergingMode=Filter", 505,
         true);

   ROOT::RDF::RSnapshotOptions how;
   how.fOutputFormat = ROOT::RDF::ESnapshotOutputFormat::kRNTuple;
   ROOT::RDataFrame(20)
      .Define("x", [](ULong64_t entry) { return int(entry) - 5; }, {"rdfentry_"})
      .Define("v", [](ULong64_t entry) { return ROOT::RVec<float>(entry % 3, 0.5f); }, {"rdfentry_"})
      .Snapshot("directory/ntpl", path_of("snapshot"), {"x", "v"}, how);

   const auto tree_path = path_of("imported") + ".tree";
   {
      TFile file(tree_path.c_str(), "RECREATE");
      TTree tree("t", "");
      int n = 0;
      float a[10], fixed[3];
      char text[20];
      bool flag;
      struct {
         int x;
         float y;
      } leaves;
      auto vector = std::make_unique<std::vector<float>>();
      auto hit = std::make_unique<Hit>();
      auto *vector_place = vector.get();
      auto *hit_place = hit.get();
      tree.Branch("n", &n);
      tree.Branch("a", a, "a[n]/F");
      tree.Branch("fixed", fixed, "fixed[3]/F");
      tree.Branch("text", text, "text/C");
      tree.Branch("flag", &flag);
      tree.Branch("leaves", &leaves, "x/I:y/F");
      tree.Branch("vector", &vector_place);
      tree.Branch("hit", &hit_place);
      for (int i = 0; i < 6; ++i) {
         n = i % 4;
         for (int j = 0; j < n; ++j)
            a[j] = i + j;
         for (int j = 0; j < 3; ++j)
            fixed[j] = i * j;
         snprintf(text, sizeof text, "text %d", i);
         flag = i % 2;
         leaves = {i, i + 0.5f};
         vector->assign(i, i);
         hit->layer = i;
         tree.Fill();
      }
      tree.Write();
   }
   auto importer = ROOT::Experimental::RNTupleImporter::Create(tree_path, "t", path_of("imported"));
   importer->SetNTupleName("ntpl");
   importer->SetIsQuiet(true);
   importer->Import();
   gSystem->Unlink(tree_path.c_str());
}

void structure(const char *target)
{
   directory = target;
   clusters();
   write_options();
   representations();
   late("late_within_cluster", false, 505);
   late("late_in_new_cluster", true, 505);
   late("late_uncompressed", false, 0);
   late_in_steps();
   late_member();
   projections();
   in_parallel("parallel", false);
   in_parallel("parallel_staged", true);
   files();
   attributes();
   by_others();
}
