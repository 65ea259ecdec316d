//! The error of the package.

use std::fmt;

use crate::runtime::FormatError;

/// What the functions of this package return.
pub type Result<T> = std::result::Result<T, Error>;

/// Why an RNTuple could not be read.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The bytes break the format.
    Format {
        /// Id in the catalogue of rules, such as `RNT-ENV-003`; empty if no single rule tells it.
        rule: &'static str,
        /// Offset in the file of the object with the fault; of `decompress` and `decode_page`, in the bytes that were passed.
        offset: u64,
        /// What is wrong.
        message: String,
        /// The error of a parser, if it is the cause.
        cause: Option<FormatError>,
    },
    /// More than the limits of the caller allow.
    Limit {
        /// What there are too many of.
        what: &'static str,
        /// The number that the file needs.
        value: u64,
        /// The limit, see [`crate::Limits`].
        limit: u64,
    },
    /// No codec is there for a compression algorithm, or no hash for checksums (`xxh3`).
    MissingCodec(&'static str),
    /// There is no RNTuple of a name.
    NotFound(String),
    /// The source could not be read.
    Io(std::io::Error),
}

impl Error {
    /// An error of the format.
    pub(crate) fn format(rule: &'static str, offset: u64, message: impl fmt::Display) -> Error {
        Error::Format { rule, offset, message: message.to_string(), cause: None }
    }

    /// The error with an offset that counts from another place.
    pub(crate) fn moved(mut self, by: u64) -> Error {
        if let Error::Format { offset, .. } = &mut self {
            *offset = offset.saturating_add(by);
        }
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Format { rule, offset, message, .. } => {
                let separator = if rule.is_empty() { "" } else { ": " };
                write!(f, "{rule}{separator}{message} (at byte {offset})")
            }
            Error::Limit { what, value, limit } => write!(f, "too many {what}: {value}, and the limit is {limit}"),
            Error::MissingCodec("xxh3") => {
                write!(f, "no hash for checksums: enable the feature xxh3 of rntuple-kaitai or pass a hash")
            }
            Error::MissingCodec(algorithm) => write!(
                f,
                "no codec for the compression algorithm {algorithm}: enable the feature {} of rntuple-kaitai or pass a codec",
                if *algorithm == "old" { "zlib" } else { algorithm }
            ),
            Error::NotFound(name) => write!(f, "there is no such RNTuple: {name:?}"),
            Error::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Error::Format { cause: Some(cause), .. } => Some(cause),
            Error::Io(error) => Some(error),
            _ => None,
        }
    }
}

impl From<FormatError> for Error {
    fn from(cause: FormatError) -> Self {
        Error::Format { rule: "", offset: 0, message: cause.to_string(), cause: Some(cause) }
    }
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Self {
        Error::Io(error)
    }
}

/// Errors of parsers that get a rule and an offset in the file.
pub(crate) trait Placed<T> {
    fn placed(self, rule: &'static str, offset: u64) -> Result<T>;
}

impl<T> Placed<T> for std::result::Result<T, FormatError> {
    fn placed(self, rule: &'static str, offset: u64) -> Result<T> {
        self.map_err(|cause| Error::Format { rule, offset, message: cause.to_string(), cause: Some(cause) })
    }
}
