// Answers, one line of JSON for each line of standard input, with what ROOT does with RNTuples.
//
//    read PATH NAME LIMIT CODE      all values of the RNTuple NAME, at most LIMIT entries (-1: all)
//    values PATH NAME LIMIT         the same, attribute sets that cannot be read left out
//    merge OUT IN IN ...            what hadd does without options
//    snapshot OUT NAME IN           RDataFrame reads the RNTuple NAME of IN and writes it to OUT
//    open PATH NAME                 opens an RNTuple, no more
//    version                        version of ROOT
//    keys PATH                      names of all RNTuples in the directories of a file
//    schema PATH NAME               entries, clusters and fields of an RNTuple
//    fields PATH NAME               makes each field of an RNTuple ready for reading, and says which cannot be
//    root CODE                      runs CODE
//
// The words of a request are separated by tabs. CODE is given to the interpreter first, to declare types. Each request is
// served by a process of its own, so that nothing that ROOT keeps or breaks is seen by the next one.
#include "exact_json.hxx"
#include <ROOT/RDataFrame.hxx>
#include <ROOT/RNTupleReader.hxx>
#include <ROOT/RNTupleWriter.hxx>
#if __has_include(<ROOT/RNTupleAttrReading.hxx>)
#include <ROOT/RNTupleAttrReading.hxx>
#define HAS_ATTRIBUTES // since 6.40
#endif
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RSnapshotOptions.hxx>
#include <TError.h>
#include <TFile.h>
#include <TFileMerger.h>
#include <TInterpreter.h>
#include <TKey.h>
#include <TROOT.h>
#include <TSystem.h>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using Words = std::vector<std::string>;
constexpr unsigned kSeconds = 120;

void declare(const std::string &code)
{
   if (!code.empty() && !gInterpreter->Declare(code.c_str()))
      throw std::runtime_error("the interpreter refuses: " + code);
}

std::unique_ptr<ROOT::RNTupleReader> opened(const Words &words)
{
   ROOT::RNTupleDescriptor::RCreateModelOptions options;
   options.SetEmulateUnknownTypes(true);
   return ROOT::RNTupleReader::Open(options, words.at(2), words.at(1));
}

using Columns = std::map<std::string, std::string>;

// Values of all fields of one entry, added to those of the entries before.
void add(Columns &columns, const ROOT::REntry &entry)
{
   for (const auto &value : entry) {
      auto &out = columns[value.GetField().GetFieldName()];
      if (!out.empty())
         out += ',';
      exact::print(out, value);
   }
}

Columns whole(ROOT::RNTupleReader &reader, ROOT::NTupleSize_t count)
{
   Columns columns;
   const auto entry = reader.CreateEntry();
   for (const auto &value : *entry)
      columns[value.GetField().GetFieldName()];
   for (ROOT::NTupleSize_t i = 0; i < count; ++i) {
      reader.LoadEntry(i, *entry);
      add(columns, *entry);
   }
   return columns;
}

// Each top-level field on its own, so that one which cannot be read does not hide the others.
void by_field(const Words &words, const ROOT::RNTupleDescriptor &descriptor, ROOT::NTupleSize_t count, Columns &columns,
              Columns &errors)
{
   ROOT::RCreateFieldOptions options;
   options.SetEmulateUnknownTypes(true);
   for (const auto &field : descriptor.GetTopLevelFields()) {
      try {
         auto model = ROOT::RNTupleModel::CreateBare();
         model->AddField(field.CreateField(descriptor, options));
         model->Freeze();
         const auto reader = ROOT::RNTupleReader::Open(std::move(model), words.at(2), words.at(1));
         columns.merge(whole(*reader, count));
      } catch (const std::exception &error) {
         columns.erase(field.GetFieldName());
         errors[field.GetFieldName()] = error.what();
      }
   }
}

template <typename Map, typename Print>
void object(std::string &out, const char *name, const Map &map, Print print)
{
   out += std::string(",\"") + name + "\":{";
   for (const auto &[key, item] : map) {
      if (out.back() != '{')
         out += ',';
      exact::text(out, key);
      out += ':';
      print(item);
   }
   out += '}';
}

#ifdef HAS_ATTRIBUTES
std::string attributes(ROOT::RNTupleReader &reader, const std::string &name)
{
   std::string out = "[";
   const auto set = reader.OpenAttributeSet(name);
   for (const auto index : set->GetAttributes()) {
      const auto range = set->LoadEntry(index);
      if (out.size() > 1)
         out += ',';
      out += "{\"start\":" + std::to_string(range.GetStart()) + ",\"length\":" + std::to_string(range.GetLength()) +
             ",\"values\":{";
      for (const auto &value : set->GetModel().GetDefaultEntry()) {
         if (out.back() != '{')
            out += ',';
         exact::text(out, value.GetField().GetFieldName());
         out += ':';
         exact::print(out, value);
      }
      out += "}}";
   }
   return out + ']';
}
#endif

// What cannot be read of the attribute sets is an error of the whole, or of that set alone.
std::string read_all(const Words &words, bool set_by_set)
{
   if (words.size() > 4)
      declare(words[4]);
   const auto reader = opened(words);
   const long limit = std::stol(words.at(3));
   const auto entries = reader->GetNEntries();
   const auto count = limit < 0 ? entries : std::min<ROOT::NTupleSize_t>(limit, entries);
   const auto &descriptor = reader->GetDescriptor();
   Columns columns, errors, sets, set_errors;
   try {
      columns = whole(*reader, count);
   } catch (const std::exception &) {
      by_field(words, descriptor, count, columns, errors);
   }
#ifdef HAS_ATTRIBUTES
   for (const auto &set : descriptor.GetAttrSetIterable()) {
      try {
         sets[set.GetName()] = attributes(*reader, set.GetName());
      } catch (const std::exception &error) {
         if (!set_by_set)
            throw;
         set_errors[set.GetName()] = error.what();
      }
   }
#endif
   std::string out = "{\"entries\":" + std::to_string(entries);
   object(out, "values", columns, [&](const std::string &items) { out += '[' + items + ']'; });
   object(out, "errors", errors, [&](const std::string &error) { exact::text(out, error); });
   object(out, "attributes", sets, [&](const std::string &items) { out += items; });
   if (set_by_set)
      object(out, "attribute_errors", set_errors, [&](const std::string &error) { exact::text(out, error); });
   return out + '}';
}

std::string read(const Words &words)
{
   return read_all(words, false);
}

std::string values(const Words &words)
{
   return read_all(words, true);
}

// The first error that ROOT only prints.
std::string printed;

void keep_error(int level, Bool_t, const char *, const char *message)
{
   if (level >= kError && printed.empty())
      printed = message;
}

std::string open(const Words &words)
{
   ROOT::RNTupleReader::Open(words.at(2), words.at(1));
   return "{}";
}

std::string fields(const Words &words)
{
   ROOT::RCreateFieldOptions options;
   options.SetEmulateUnknownTypes(true);
   const auto reader = ROOT::RNTupleReader::Open(words.at(2), words.at(1));
   Columns errors;
   for (const auto &field : reader->GetDescriptor().GetTopLevelFields()) {
      try {
         auto model = ROOT::RNTupleModel::CreateBare();
         model->AddField(field.CreateField(reader->GetDescriptor(), options));
         model->Freeze();
         ROOT::RNTupleReader::Open(std::move(model), words.at(2), words.at(1));
      } catch (const std::exception &error) {
         errors[field.GetFieldName()] = error.what();
      }
   }
   std::string out = "{\"made\":true";
   object(out, "errors", errors, [&](const std::string &error) { exact::text(out, error); });
   return out + '}';
}

std::string version(const Words &)
{
   std::string out = "{\"version\":";
   exact::text(out, gROOT->GetVersion());
   return out + '}';
}

void list_keys(TDirectory &directory, const std::string &above, std::string &out)
{
   std::map<std::string, bool> seen;
   for (auto *object : *directory.GetListOfKeys()) {
      const auto *key = static_cast<TKey *>(object);
      const std::string name = above + key->GetName(), kind = key->GetClassName();
      if (!seen.emplace(name, true).second)
         continue; // another cycle
      if (kind == "ROOT::RNTuple" || kind == "ROOT::Experimental::RNTuple") {
         out += out.back() == '[' ? "{\"name\":" : ",{\"name\":";
         exact::text(out, name);
         out += '}';
      } else if (auto *below = directory.GetDirectory(key->GetName())) {
         list_keys(*below, name + '/', out);
      }
   }
}

std::string keys(const Words &words)
{
   SetErrorHandler(keep_error);
   const std::unique_ptr<TFile> file(TFile::Open(words.at(1).c_str()));
   if (!file || file->IsZombie())
      throw std::runtime_error("TFile fails: " + printed);
   std::string out = "{\"ntuples\":[";
   list_keys(*file, "", out);
   return out + "]}";
}

void describe(const ROOT::RNTupleDescriptor &descriptor, const ROOT::RFieldDescriptor &field, const std::string &above,
              std::string &out)
{
   static const std::map<ROOT::ENTupleStructure, const char *> kRoles = {{ROOT::ENTupleStructure::kPlain, "plain"},
      {ROOT::ENTupleStructure::kCollection, "collection"}, {ROOT::ENTupleStructure::kRecord, "record"},
      {ROOT::ENTupleStructure::kVariant, "variant"}, {ROOT::ENTupleStructure::kStreamer, "streamer"}};
   const auto path = above + field.GetFieldName();
   const auto role = kRoles.find(field.GetStructure());
   out += out.back() == '[' ? "{\"path\":" : ",{\"path\":";
   exact::text(out, path);
   out += ",\"type_name\":";
   exact::text(out, field.GetTypeName());
   out += std::string(",\"role\":\"") + (role != kRoles.end() ? role->second : "unknown") + "\"}";
   for (const auto &child : descriptor.GetFieldIterable(field))
      describe(descriptor, child, path + '.', out);
}

std::string schema(const Words &words)
{
   const auto reader = opened(words);
   const auto &descriptor = reader->GetDescriptor();
   std::string out = "{\"num_entries\":" + std::to_string(descriptor.GetNEntries()) +
                     ",\"num_clusters\":" + std::to_string(descriptor.GetNClusters()) + ",\"fields\":[";
   for (const auto &field : descriptor.GetTopLevelFields())
      describe(descriptor, field, "", out);
   return out + "]}";
}

std::string merge(const Words &words)
{
   SetErrorHandler(keep_error);
   TFileMerger merger(false);
   merger.SetFastMethod(true);
   merger.OutputFile(words.at(1).c_str(), "RECREATE", ROOT::RCompressionSetting::EDefaults::kUseCompiledDefault);
   merger.SetMergeOptions(TString("DefaultCompression"));
   for (std::size_t i = 2; i < words.size(); ++i)
      merger.AddFile(words[i].c_str(), false);
   if (!merger.Merge())
      throw std::runtime_error("TFileMerger fails: " + printed);
   return "{}";
}

std::string snapshot(const Words &words)
{
   ROOT::RDataFrame frame(words.at(2), words.at(3));
   ROOT::RDF::RSnapshotOptions options;
   options.fOutputFormat = ROOT::RDF::ESnapshotOutputFormat::kRNTuple;
   Words names;
   const auto reader = ROOT::RNTupleReader::Open(words.at(2), words.at(3));
   for (const auto &field : reader->GetDescriptor().GetTopLevelFields())
      names.push_back(field.GetFieldName());
   frame.Snapshot("ntpl", words.at(1), names, options);
   return "{}";
}

std::string root(const Words &words)
{
   int error = 0;
   gROOT->ProcessLineSync(words.at(1).c_str(), &error);
   if (error != TInterpreter::kNoError)
      throw std::runtime_error("the interpreter refuses: " + words[1]);
   return "{}";
}

std::string answer(const Words &words)
{
   static const std::map<std::string, std::string (*)(const Words &)> kActions = {
      {"version", version}, {"keys", keys}, {"schema", schema}, {"read", read}, {"values", values}, {"open", open}, {"fields", fields}, {"merge", merge}, {"snapshot", snapshot}, {"root", root}};
   try {
      return kActions.at(words.at(0))(words);
   } catch (const std::exception &error) {
      std::string out = "{\"error\":";
      exact::text(out, error.what());
      return out + '}';
   }
}

Words split(const std::string &line)
{
   Words words;
   std::istringstream in(line);
   for (std::string word; std::getline(in, word, '\t');)
      words.push_back(word);
   if (!line.empty() && line.back() == '\t')
      words.emplace_back(); // a name may be empty
   return words;
}

// All that a process writes to a temporary file.
std::string content(FILE *file)
{
   std::string out(static_cast<std::size_t>(ftell(file)), '\0');
   rewind(file);
   out.resize(fread(out.data(), 1, out.size(), file));
   return out;
}

std::string served(const std::string &line)
{
   FILE *out = tmpfile(), *talk = tmpfile();
   const pid_t child = fork();
   if (child == 0) {
      alarm(kSeconds);
      dup2(fileno(talk), 1);
      dup2(fileno(talk), 2);
      const auto text = answer(split(line));
      fwrite(text.data(), 1, text.size(), out);
      fflush(out);
      _exit(0); // ROOT's own clearing up is nobody's business here
   }
   int status = 0;
   waitpid(child, &status, 0);
   fseek(out, 0, SEEK_END);
   fseek(talk, 0, SEEK_END);
   std::string text = content(out);
   if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
      // The first line that is said is the reason, if there is one; what follows is a list of calls.
      const auto said = content(talk);
      text = "{\"crash\":";
      exact::text(text, WIFSIGNALED(status) ? strsignal(WTERMSIG(status)) : "exit " + std::to_string(WEXITSTATUS(status)));
      text += ",\"said\":";
      exact::text(text, said.substr(0, 2000));
      text += '}';
   }
   fclose(out);
   fclose(talk);
   return text;
}

// Reads and merges an entry of common types, so that libraries and dictionaries are loaded once and not for each request.
void load_dictionaries()
{
   auto model = ROOT::RNTupleModel::Create();
   int number = 0;
   for (const char *type : {"Everything", "std::vector<Hit>", "std::map<std::string,float>", "std::set<std::int32_t>",
                            "std::vector<std::vector<float>>", "std::vector<std::string>", "ROOT::VecOps::RVec<double>",
                            "std::optional<std::variant<std::int32_t,std::string>>", "std::unique_ptr<Hit>",
                            "std::tuple<std::int32_t,float>", "std::pair<std::string,double>", "std::array<float,3>",
                            "std::atomic<std::int32_t>", "std::bitset<10>", "std::vector<bool>"})
      model->AddField(ROOT::RFieldBase::Create("f" + std::to_string(number++), type).Unwrap());
   char path[] = "/tmp/rntuple-reader-XXXXXX";
   close(mkstemp(path));
   ROOT::RNTupleWriter::Recreate(std::move(model), "ntpl", path)->Fill();
   const std::string copy = std::string(path) + ".copy";
   const auto handler = GetErrorHandler();
   for (const Words &words : {Words{"keys", path}, {"values", path, "ntpl", "-1"}, {"merge", copy, path}})
      answer(words);
   SetErrorHandler(handler);
   printed.clear();
   unlink(copy.c_str());
   unlink(path);
}

} // namespace

int main(int argc, char **argv)
{
   // No window, no list of calls where ROOT crashes: that takes a debugger and half a minute.
   gROOT->SetBatch();
   for (int i = 0; i < kMAXSIGNALS; ++i)
      gSystem->ResetSignal(static_cast<ESignals>(i), true);
   for (int i = 1; i < argc; ++i) {
      gSystem->AddDynamicPath(gSystem->GetDirName(argv[i]));
      if (gSystem->Load(argv[i]) < 0)
         return 1;
   }
   gInterpreter->AddIncludePath(ROOT_SOURCES);
   gInterpreter->ProcessLine("install_proxies();");
   load_dictionaries();
   for (std::string line; std::getline(std::cin, line);)
      std::cout << served(line) << std::endl;
}
