// Generated from spec/streamer_info.ksy by tools/generate; edit spec/parts/streamer_info.ksy and run `make generate`.
#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include <rntuple/kaitai.h>
#include <stdint.h>
#include <memory>
#include <vector>

namespace rntuple {

class streamer_info_t;

/**
 * Payload of the record that the file header calls streamer info. It is a streamed TList of TStreamerInfo. Each of these
 * describes one version of a class by its members. Readers without knowledge of RNTuple get the layout of the anchor
 * from here. For streamer fields, the extra type information of the header has a record of the same form. Every object
 * starts with its byte count. The fields named trailing have the bytes after the known members. The first occurrence of
 * a class has its name. Later ones refer to that place, counted from two bytes before the key of the record.
 * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
 */

class streamer_info_t : public kaitai::kstruct {

public:
    class any_object_t;
    class class_element_t;
    class class_element_members_t;
    class class_elements_t;
    class class_elements_members_t;
    class class_info_t;
    class class_info_members_t;
    class counted_string_t;
    class element_t;
    class element_item_t;
    class element_members_t;
    class info_item_t;
    class info_list_t;
    class named_t;
    class named_members_t;
    class root_object_t;

    streamer_info_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, streamer_info_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~streamer_info_t();

    /**
     * Object with its class in front. Parse the content as class_info if the class is TStreamerInfo, and as
     * class_elements if it is TObjArray.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class any_object_t : public kaitai::kstruct {

    public:

        any_object_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~any_object_t();

    private:
        bool f_class_place;
        uint64_t m_class_place = 0;

    public:

        /**
         * Where the tag of the class occurred first, counted from two bytes in front of the key.
         */
        uint64_t class_place();

    private:
        bool f_is_new_class;
        bool m_is_new_class = 0;

    public:

        /**
         * Whether the name of the class follows.
         */
        bool is_new_class();

    private:
        uint32_t m_tag = 0;
        std::string m_class_name;
        bool n_class_name;

    public:
        bool _is_null_class_name() { class_name(); return n_class_name; };

    private:
        std::string m_content;
        streamer_info_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * All bits set if the name of the class follows; else the place of a class that occurred before, with
         * bit 31 set.
         */
        uint32_t tag() const { return m_tag; }

        /**
         * Name of the class; a zero byte follows.
         */
        std::string class_name() const { return m_class_name; }

        /**
         * Byte count and members of the object.
         */
        std::string content() const { return m_content; }
        streamer_info_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Description of a base class or member, an object of a class derived from TStreamerElement, with its byte count.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class class_element_t : public kaitai::kstruct {

    public:

        class_element_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~class_element_t();

    private:
        uint32_t m_byte_count = 0;
        std::unique_ptr<class_element_members_t> m_body;
        streamer_info_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Bytes from the class version on, with bit 30 set.
         */
        uint32_t byte_count() const { return m_byte_count; }

        /**
         * The members.
         */
        class_element_members_t* body() const { return m_body.get(); }
        streamer_info_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Members that all classes derived from TStreamerElement begin with.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class class_element_members_t : public kaitai::kstruct {

    public:

        class_element_members_t(kaitai::kstream* p__io, streamer_info_t::class_element_t* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~class_element_members_t();

    private:
        uint16_t m_version = 0;
        std::unique_ptr<element_t> m_element;
        std::string m_trailing;
        streamer_info_t* m__root;
        streamer_info_t::class_element_t* m__parent;

    public:

        /**
         * Class version of the derived class.
         */
        uint16_t version() const { return m_version; }

        /**
         * Base class.
         */
        element_t* element() const { return m_element.get(); }

        /**
         * Members of the derived class, unparsed.
         */
        std::string trailing() const { return m_trailing; }
        streamer_info_t* _root() const { return m__root; }
        streamer_info_t::class_element_t* _parent() const { return m__parent; }
    };

    /**
     * Descriptions of base classes and members, a TObjArray with its byte count.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class class_elements_t : public kaitai::kstruct {

    public:

        class_elements_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~class_elements_t();

    private:
        uint32_t m_byte_count = 0;
        std::unique_ptr<class_elements_members_t> m_body;
        streamer_info_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Bytes from the class version on, with bit 30 set.
         */
        uint32_t byte_count() const { return m_byte_count; }

        /**
         * The members.
         */
        class_elements_members_t* body() const { return m_body.get(); }
        streamer_info_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Members of TObjArray.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class class_elements_members_t : public kaitai::kstruct {

    public:

        class_elements_members_t(kaitai::kstream* p__io, streamer_info_t::class_elements_t* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~class_elements_members_t();

    private:
        uint16_t m_version = 0;
        std::unique_ptr<root_object_t> m_object;
        std::unique_ptr<counted_string_t> m_name;
        uint32_t m_num_items = 0;
        int32_t m_lower_bound = 0;
        std::unique_ptr<std::vector<std::unique_ptr<element_item_t>>> m_items;
        std::string m_trailing;
        streamer_info_t* m__root;
        streamer_info_t::class_elements_t* m__parent;

    public:

        /**
         * Class version of TObjArray; 3.
         */
        uint16_t version() const { return m_version; }

        /**
         * Base class.
         */
        root_object_t* object() const { return m_object.get(); }

        /**
         * Name of the array; empty.
         */
        counted_string_t* name() const { return m_name.get(); }

        /**
         * Number of items; bounded by the bytes that are there, as no item is smaller than 8 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * Index of the first item; 0.
         */
        int32_t lower_bound() const { return m_lower_bound; }

        /**
         * One item per base class or member, in order.
         */
        std::vector<std::unique_ptr<element_item_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the object.
         */
        std::string trailing() const { return m_trailing; }
        streamer_info_t* _root() const { return m__root; }
        streamer_info_t::class_elements_t* _parent() const { return m__parent; }
    };

    /**
     * Description of one version of a class, a TStreamerInfo with its byte count.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class class_info_t : public kaitai::kstruct {

    public:

        class_info_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~class_info_t();

    private:
        uint32_t m_byte_count = 0;
        std::unique_ptr<class_info_members_t> m_body;
        streamer_info_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Bytes from the class version on, with bit 30 set.
         */
        uint32_t byte_count() const { return m_byte_count; }

        /**
         * The members.
         */
        class_info_members_t* body() const { return m_body.get(); }
        streamer_info_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Members of TStreamerInfo.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class class_info_members_t : public kaitai::kstruct {

    public:

        class_info_members_t(kaitai::kstream* p__io, streamer_info_t::class_info_t* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~class_info_members_t();

    private:
        uint16_t m_version = 0;
        std::unique_ptr<named_t> m_named;
        uint32_t m_checksum = 0;
        int32_t m_class_version = 0;
        uint32_t m_elements_byte_count = 0;
        std::unique_ptr<any_object_t> m_elements;
        std::string m_trailing;
        streamer_info_t* m__root;
        streamer_info_t::class_info_t* m__parent;
        std::string m__raw_elements;
        std::unique_ptr<kaitai::kstream> m__io__raw_elements;

    public:

        /**
         * Class version of TStreamerInfo; 9 or 10.
         */
        uint16_t version() const { return m_version; }

        /**
         * Base class; the name is that of the described class.
         */
        named_t* named() const { return m_named.get(); }

        /**
         * Checksum of the members of the described class.
         */
        uint32_t checksum() const { return m_checksum; }

        /**
         * Version of the described class.
         */
        int32_t class_version() const { return m_class_version; }

        /**
         * Bytes of the object that follows, class included, with bit 30 set.
         */
        uint32_t elements_byte_count() const { return m_elements_byte_count; }

        /**
         * Descriptions of the base classes and members, a TObjArray.
         */
        any_object_t* elements() const { return m_elements.get(); }

        /**
         * Unknown bytes up to the end of the object.
         */
        std::string trailing() const { return m_trailing; }
        streamer_info_t* _root() const { return m__root; }
        streamer_info_t::class_info_t* _parent() const { return m__parent; }
        std::string _raw_elements() const { return m__raw_elements; }
        kaitai::kstream* _io__raw_elements() const { return m__io__raw_elements.get(); }
    };

    /**
     * String of up to 254 bytes after one length byte, or of any length after the byte 255 and a 32-bit length.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/datarecord.md The ROOT file format, section 'Format of data records'
     */

    class counted_string_t : public kaitai::kstruct {

    public:

        counted_string_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~counted_string_t();

    private:
        bool f_len;
        uint32_t m_len = 0;

    public:

        /**
         * Length of the string in bytes.
         */
        uint32_t len();

    private:
        bool f_value;
        std::string m_value;

    public:

        /**
         * The string as text.
         */
        std::string value();

    private:
        uint8_t m_len_short = 0;
        uint32_t m_len_long = 0;
        bool n_len_long;

    public:
        bool _is_null_len_long() { len_long(); return n_len_long; };

    private:
        std::string m_raw;
        streamer_info_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Length of the string in bytes; 255 if a 32-bit length follows.
         */
        uint8_t len_short() const { return m_len_short; }

        /**
         * Length of the string in bytes.
         */
        uint32_t len_long() const { return m_len_long; }

        /**
         * Bytes of the string, UTF-8 by convention and left undecoded here.
         */
        std::string raw() const { return m_raw; }
        streamer_info_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

    /**
     * Members of TStreamerElement with their byte count.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class element_t : public kaitai::kstruct {

    public:

        element_t(kaitai::kstream* p__io, streamer_info_t::class_element_members_t* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~element_t();

    private:
        uint32_t m_byte_count = 0;
        std::unique_ptr<element_members_t> m_body;
        streamer_info_t* m__root;
        streamer_info_t::class_element_members_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Bytes from the class version on, with bit 30 set.
         */
        uint32_t byte_count() const { return m_byte_count; }

        /**
         * The members.
         */
        element_members_t* body() const { return m_body.get(); }
        streamer_info_t* _root() const { return m__root; }
        streamer_info_t::class_element_members_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * One item of the array.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class element_item_t : public kaitai::kstruct {

    public:

        element_item_t(kaitai::kstream* p__io, streamer_info_t::class_elements_members_t* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~element_item_t();

    private:
        uint32_t m_byte_count = 0;
        std::unique_ptr<any_object_t> m_body;
        streamer_info_t* m__root;
        streamer_info_t::class_elements_members_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Bytes of the object that follows, class included, with bit 30 set.
         */
        uint32_t byte_count() const { return m_byte_count; }

        /**
         * Class and members; parse the content as class_element.
         */
        any_object_t* body() const { return m_body.get(); }
        streamer_info_t* _root() const { return m__root; }
        streamer_info_t::class_elements_members_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Members of TStreamerElement.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class element_members_t : public kaitai::kstruct {

    public:

        element_members_t(kaitai::kstream* p__io, streamer_info_t::element_t* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~element_members_t();

    private:
        uint16_t m_version = 0;
        std::unique_ptr<named_t> m_named;
        int32_t m_element_type = 0;
        int32_t m_len_element = 0;
        int32_t m_num_array_items = 0;
        int32_t m_num_dimensions = 0;
        std::unique_ptr<std::vector<int32_t>> m_max_indices;
        std::unique_ptr<counted_string_t> m_type_name;
        std::string m_trailing;
        streamer_info_t* m__root;
        streamer_info_t::element_t* m__parent;

    public:

        /**
         * Class version of TStreamerElement; 4.
         */
        uint16_t version() const { return m_version; }

        /**
         * Base class; name and title are those of the member.
         */
        named_t* named() const { return m_named.get(); }

        /**
         * Number of the type in ROOT.
         */
        int32_t element_type() const { return m_element_type; }

        /**
         * Size of the member in memory, in bytes.
         */
        int32_t len_element() const { return m_len_element; }

        /**
         * Number of items of an array member; 0 in other members.
         */
        int32_t num_array_items() const { return m_num_array_items; }

        /**
         * Number of dimensions of an array member.
         */
        int32_t num_dimensions() const { return m_num_dimensions; }

        /**
         * Lengths of the dimensions of an array member.
         */
        std::vector<int32_t>* max_indices() const { return m_max_indices.get(); }

        /**
         * C++ type name of the member.
         */
        counted_string_t* type_name() const { return m_type_name.get(); }

        /**
         * Unknown bytes up to the end of the object.
         */
        std::string trailing() const { return m_trailing; }
        streamer_info_t* _root() const { return m__root; }
        streamer_info_t::element_t* _parent() const { return m__parent; }
    };

    /**
     * One item of the list.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class info_item_t : public kaitai::kstruct {

    public:

        info_item_t(kaitai::kstream* p__io, streamer_info_t::info_list_t* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~info_item_t();

    private:
        uint32_t m_byte_count = 0;
        std::unique_ptr<any_object_t> m_body;
        std::unique_ptr<counted_string_t> m_option;
        streamer_info_t* m__root;
        streamer_info_t::info_list_t* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Bytes of the object that follows, class included, with bit 30 set.
         */
        uint32_t byte_count() const { return m_byte_count; }

        /**
         * Class and members of the object.
         */
        any_object_t* body() const { return m_body.get(); }

        /**
         * What a TList keeps with each object; empty.
         */
        counted_string_t* option() const { return m_option.get(); }
        streamer_info_t* _root() const { return m__root; }
        streamer_info_t::info_list_t* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Members of TList.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class info_list_t : public kaitai::kstruct {

    public:

        info_list_t(kaitai::kstream* p__io, streamer_info_t* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~info_list_t();

    private:
        uint16_t m_version = 0;
        std::unique_ptr<root_object_t> m_object;
        std::unique_ptr<counted_string_t> m_name;
        uint32_t m_num_items = 0;
        std::unique_ptr<std::vector<std::unique_ptr<info_item_t>>> m_items;
        std::string m_trailing;
        streamer_info_t* m__root;
        streamer_info_t* m__parent;

    public:

        /**
         * Class version of TList; 5.
         */
        uint16_t version() const { return m_version; }

        /**
         * Base class.
         */
        root_object_t* object() const { return m_object.get(); }

        /**
         * Name of the list; empty.
         */
        counted_string_t* name() const { return m_name.get(); }

        /**
         * Number of items; bounded by the bytes that are there, as no item is smaller than 9 bytes.
         */
        uint32_t num_items() const { return m_num_items; }

        /**
         * The items, almost all of them descriptions of classes.
         */
        std::vector<std::unique_ptr<info_item_t>>* items() const { return m_items.get(); }

        /**
         * Unknown bytes up to the end of the list.
         */
        std::string trailing() const { return m_trailing; }
        streamer_info_t* _root() const { return m__root; }
        streamer_info_t* _parent() const { return m__parent; }
    };

    /**
     * Members of TNamed with their byte count.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class named_t : public kaitai::kstruct {

    public:

        named_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~named_t();

    private:
        uint32_t m_byte_count = 0;
        std::unique_ptr<named_members_t> m_body;
        streamer_info_t* m__root;
        kaitai::kstruct* m__parent;
        std::string m__raw_body;
        std::unique_ptr<kaitai::kstream> m__io__raw_body;

    public:

        /**
         * Bytes from the class version on, with bit 30 set.
         */
        uint32_t byte_count() const { return m_byte_count; }

        /**
         * The members.
         */
        named_members_t* body() const { return m_body.get(); }
        streamer_info_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _raw_body() const { return m__raw_body; }
        kaitai::kstream* _io__raw_body() const { return m__io__raw_body.get(); }
    };

    /**
     * Members of TNamed.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class named_members_t : public kaitai::kstruct {

    public:

        named_members_t(kaitai::kstream* p__io, streamer_info_t::named_t* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~named_members_t();

    private:
        uint16_t m_version = 0;
        std::unique_ptr<root_object_t> m_object;
        std::unique_ptr<counted_string_t> m_name;
        std::unique_ptr<counted_string_t> m_title;
        std::string m_trailing;
        streamer_info_t* m__root;
        streamer_info_t::named_t* m__parent;

    public:

        /**
         * Class version of TNamed; 1.
         */
        uint16_t version() const { return m_version; }

        /**
         * Base class.
         */
        root_object_t* object() const { return m_object.get(); }

        /**
         * The name.
         */
        counted_string_t* name() const { return m_name.get(); }

        /**
         * The title.
         */
        counted_string_t* title() const { return m_title.get(); }

        /**
         * Unknown bytes up to the end of the object.
         */
        std::string trailing() const { return m_trailing; }
        streamer_info_t* _root() const { return m__root; }
        streamer_info_t::named_t* _parent() const { return m__parent; }
    };

    /**
     * Members of TObject, the base class of everything here.
     * \sa https://github.com/root-project/root/blob/master/io/doc/TFile/streamerinfo.md The ROOT file format, section 'Format of StreamerInfo record'
     */

    class root_object_t : public kaitai::kstruct {

    public:

        root_object_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, streamer_info_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~root_object_t();

    private:
        bool f_is_referenced;
        bool m_is_referenced = 0;

    public:

        /**
         * Whether the object is referred to by others.
         */
        bool is_referenced();

    private:
        uint16_t m_version = 0;
        uint32_t m_unique_id = 0;
        uint32_t m_bits = 0;
        uint16_t m_process_id = 0;
        bool n_process_id;

    public:
        bool _is_null_process_id() { process_id(); return n_process_id; };

    private:
        streamer_info_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Class version of TObject; 1.
         */
        uint16_t version() const { return m_version; }

        /**
         * Without meaning here.
         */
        uint32_t unique_id() const { return m_unique_id; }

        /**
         * Status bits; bit 4 if the object is referred to.
         */
        uint32_t bits() const { return m_bits; }

        /**
         * Number of the process that made the object.
         */
        uint16_t process_id() const { return m_process_id; }
        streamer_info_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
    };

private:
    uint32_t m_byte_count = 0;
    std::unique_ptr<info_list_t> m_list;
    std::string m_trailing;
    streamer_info_t* m__root;
    kaitai::kstruct* m__parent;
    std::string m__raw_list;
    std::unique_ptr<kaitai::kstream> m__io__raw_list;

public:

    /**
     * Bytes of the list from its class version on, with bit 30 set.
     */
    uint32_t byte_count() const { return m_byte_count; }

    /**
     * The list.
     */
    info_list_t* list() const { return m_list.get(); }

    /**
     * Unknown bytes after the list.
     */
    std::string trailing() const { return m_trailing; }
    streamer_info_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
    std::string _raw_list() const { return m__raw_list; }
    kaitai::kstream* _io__raw_list() const { return m__io__raw_list.get(); }
};

}  // namespace rntuple
