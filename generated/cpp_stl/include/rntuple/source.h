// Files that are read by ranges, and the limits of the caller.
#pragma once

#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <string>

namespace rntuple {

// More elements or bytes than the limits of the caller allow.
class limit_error : public std::runtime_error {
public:
    limit_error(const std::string& what, uint64_t value, uint64_t limit)
        : std::runtime_error("too many " + what + ": " + std::to_string(value) + ", and the limit is " + std::to_string(limit)) {}
};

// A file that is read by ranges. Derive from it to read a URL.
class source_t {
public:
    virtual ~source_t() {}

    // Number of bytes.
    virtual uint64_t size() const = 0;

    // Copies bytes of the file, all of which are there. Throws what derives from std::exception if they cannot be read.
    virtual void read(uint64_t offset, char* target, std::size_t number) const = 0;

    // The most bytes of one object of the file, such as a page: sizes in damaged files do not exhaust the memory.
    virtual uint64_t max_bytes() const { return uint64_t(1) << 30; }
};

// Bytes in memory, which have to live longer than this object.
class bytes_source_t : public source_t {
public:
    explicit bytes_source_t(const std::string& bytes) : bytes_(&bytes) {}
    uint64_t size() const override { return bytes_->size(); }
    void read(uint64_t offset, char* target, std::size_t number) const override {
        bytes_->copy(target, number, static_cast<std::size_t>(offset));
    }

private:
    const std::string* bytes_;
};

// A file of the operating system, for one thread at a time.
class file_source_t : public source_t {
public:
    explicit file_source_t(const std::string& path) : file_(path, std::ios::binary), size_(0) {
        file_.seekg(0, std::ios::end);
        if (!file_) throw std::runtime_error("cannot read " + path);
        size_ = static_cast<uint64_t>(static_cast<std::streamoff>(file_.tellg()));
    }
    uint64_t size() const override { return size_; }
    void read(uint64_t offset, char* target, std::size_t number) const override {
        file_.clear();
        file_.seekg(static_cast<std::streamoff>(offset));
        file_.read(target, static_cast<std::streamsize>(number));
        if (!file_) throw std::runtime_error("cannot read " + std::to_string(number) + " bytes at byte " + std::to_string(offset));
    }

private:
    mutable std::ifstream file_;
    uint64_t size_;
};

// Returns bytes of a file. Throws a format_error if they are outside of it, a limit_error if there are too many.
std::string read_range(const source_t& file, uint64_t offset, uint64_t size);

}  // namespace rntuple
