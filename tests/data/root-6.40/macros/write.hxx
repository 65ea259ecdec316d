// What the macros have in common: a file is some fields, each with its values, and a way to write them.
#pragma once
#include "classes.hxx"
#include <ROOT/RNTupleFillContext.hxx>
#include <ROOT/RNTupleModel.hxx>
#include <ROOT/RNTupleParallelWriter.hxx>
#include <ROOT/RNTupleReader.hxx>
#include <ROOT/RNTupleWriteOptions.hxx>
#include <ROOT/RNTupleWriter.hxx>
#include <TFile.h>
#include <functional>
#include <limits>

using ROOT::ENTupleColumnType;
using ROOT::RNTupleModel;
using ROOT::RNTupleWriteOptions;
using ROOT::RNTupleWriter;
using Representations = ROOT::RFieldBase::RColumnRepresentations::Selection_t;

// Where the files go.
std::string directory;

std::string path_of(const std::string &name)
{
   return directory + "/" + name + ".root";
}

RNTupleWriteOptions options(int compression = 505)
{
   RNTupleWriteOptions chosen;
   chosen.SetCompression(compression);
   return chosen;
}

// Fields and the values they have, entry by entry.
struct Fields {
   using Set = std::function<void(ROOT::REntry &, int)>;
   std::vector<std::function<void(RNTupleModel &)>> makers;
   std::vector<Set> setters;
   int entries = 0;

   // A field that takes the given values in turn.
   template <typename T>
   Fields &add(const std::string &name, const std::vector<T> &values)
   {
      entries = std::max<int>(entries, values.size());
      return make<T>(name, [values](T &value, int i) { value = values[i % values.size()]; });
   }

   // A field whose values are set in place.
   template <typename T>
   Fields &make(const std::string &name, std::function<void(T &, int)> set)
   {
      return make<T>(name, set, [name] { return std::make_unique<ROOT::RField<T>>(name); });
   }

   // The same for a field that is made by the name of its type.
   template <typename T>
   Fields &named(const std::string &name, const std::string &type, std::function<void(T &, int)> set)
   {
      return make<T>(name, set, [name, type] { return ROOT::RFieldBase::Create(name, type).Unwrap(); });
   }

   template <typename T>
   Fields &make(const std::string &name, std::function<void(T &, int)> set,
                std::function<std::unique_ptr<ROOT::RFieldBase>()> field)
   {
      makers.push_back([field](RNTupleModel &model) { model.AddField(field()); });
      setters.push_back([name, set](ROOT::REntry &entry, int i) { set(*entry.GetPtr<T>(name), i); });
      return *this;
   }

   // A field stored in other columns than by default.
   template <typename T>
   Fields &encode(const std::string &name, const Representations &columns, const std::vector<T> &values)
   {
      entries = std::max<int>(entries, values.size());
      return make<T>(
         name, [values](T &value, int i) { value = values[i % values.size()]; },
         [name, columns]() -> std::unique_ptr<ROOT::RFieldBase> {
            auto field = std::make_unique<ROOT::RField<T>>(name);
            field->SetColumnRepresentatives(columns);
            return field;
         });
   }

   std::unique_ptr<RNTupleModel> model() const
   {
      auto made = RNTupleModel::Create();
      for (const auto &maker : makers)
         maker(*made);
      return made;
   }

   void set(ROOT::REntry &entry, int i) const
   {
      for (const auto &setter : setters)
         setter(entry, i);
   }

   void fill(RNTupleWriter &writer, int first, int last) const
   {
      auto entry = writer.CreateEntry();
      for (int i = first; i < last; ++i) {
         set(*entry, i);
         writer.Fill(*entry);
      }
   }

   void write(const std::string &name, const RNTupleWriteOptions &how = options()) const
   {
      auto writer = RNTupleWriter::Recreate(model(), "ntpl", path_of(name), how);
      fill(*writer, 0, entries);
   }

   // Once as ROOT does it by itself, and once uncompressed, where other columns are the default.
   void write_both(const std::string &name) const
   {
      write(name);
      write(name + "_uncompressed", options(0));
   }
};

// A number, a collection, a string, a bit, a variant: what most files of this kind need to show.
Fields mixture(int entries)
{
   Fields fields;
   fields.make<int>("i", [](int &value, int i) { value = i * 7919 - 1000; })
      .make<std::vector<float>>("f", [](std::vector<float> &value, int i) { value.assign(i % 4, i * 0.5f); })
      .make<std::string>("s", [](std::string &value, int i) { value = "entry " + std::to_string(i); })
      .make<bool>("b", [](bool &value, int i) { value = i % 3 == 0; })
      .make<std::variant<int, std::string>>("v", [](std::variant<int, std::string> &value, int i) {
         if (i % 2)
            value = i;
         else
            value = std::to_string(i);
      });
   fields.entries = entries;
   return fields;
}
