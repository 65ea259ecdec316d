"""Objects of an S3 store that are written: multipart uploads of new bytes, and of ranges that the store copies itself."""

from __future__ import annotations

import contextlib
import io
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, NamedTuple

from rntuple_construct.base.errors import SinkError, SourceError
from rntuple_construct.storage.parts import PLAN, SUFFIX, Parts, translated
from rntuple_construct.storage.sink import FilePart, Sink
from rntuple_construct.storage.source import source_error
from rntuple_construct.storage.transports import open_transport

__all__ = ["MIN_PART", "ObjectParts", "ObjectPiece", "ObjectSink", "plan_upload"]

MIN_PART, MAX_PART = 5 << 20, 5 << 30
"""Bytes of a part of a multipart upload; the last one may be smaller."""
MAX_PARTS = 10_000
"""Parts of a multipart upload."""
_LEN_UPLOAD = 8 << 20
_UPLOADS_PER_SIZE = 1000
"""Number of parts after which the next ones are larger: a stream of unknown length may then have 440 GB."""
_NUM_REQUESTS = 8
"""Requests of an upload that are under way, each with a part in memory at most."""
_PROTOCOLS = ("s3", "s3a")


class ObjectPiece(NamedTuple):
    """A range of bytes of the object to be.

    Args:
        part: where the store has them; None for bytes that are uploaded.
        start, stop: first byte in that part, or in the object itself, and the one after the last.
    """

    part: FilePart | None
    start: int
    stop: int


class UploadStep(NamedTuple):
    """One part of the upload: a single range that the store copies, or pieces that are joined and uploaded."""

    pieces: list[ObjectPiece]
    is_copy: bool


def plan_upload(
    pieces: Sequence[ObjectPiece], least: int = MIN_PART, most: int = MAX_PART, max_steps: int = MAX_PARTS
) -> list[UploadStep]:
    """Divide an object into parts that the store accepts, of which it copies as many bytes as possible itself.

    Bytes next to a short piece are downloaded and uploaded together with it.

    Args:
        pieces: the object, from its start to its end.
        least: bytes of a part; the last one may be smaller.
        most: bytes of a part at most.
        max_steps: how many parts there may be; smaller parts are joined until this holds.
    """
    while True:
        steps = _steps(pieces, least, most)
        if len(steps) <= max_steps:
            return steps
        least *= 2


def _steps(pieces: Sequence[ObjectPiece], least: int, most: int) -> list[UploadStep]:
    steps: list[UploadStep] = []
    joined: list[ObjectPiece] = []
    size = 0
    for part, start, stop in pieces:
        while start < stop:
            left = stop - start
            is_copy = part is not None and not joined and left >= least
            if is_copy:
                nbytes = min(left, most)
                if 0 < left - nbytes < least:
                    nbytes = left - least
            elif part is None:
                nbytes = min(left, max(least, _LEN_UPLOAD) - size)
            else:
                nbytes = left if left < 2 * least - size else least - size
            piece = ObjectPiece(part, start, start + nbytes)
            start += nbytes
            if is_copy:
                steps.append(UploadStep([piece], True))
                continue
            joined.append(piece)
            size += nbytes
            if size >= least:
                steps.append(UploadStep(joined, False))
                joined, size = [], 0
    if joined:
        steps.append(UploadStep(joined, False))
    return steps


class _Upload:
    """A multipart upload: the object appears when it is completed.

    Args:
        filesystem: of s3fs.
        path: bucket and key.
    """

    def __init__(self, filesystem: Any, path: str) -> None:
        self._filesystem = filesystem
        bucket, key, _ = filesystem.split_path(path)
        self._object = {"Bucket": bucket, "Key": key}
        self._id = filesystem.call_s3("create_multipart_upload", **self._object)["UploadId"]
        self._answers: list[Future[str]] = []
        self._pool = ThreadPoolExecutor(_NUM_REQUESTS, thread_name_prefix="rntuple-upload")

    @property
    def num_parts(self) -> int:
        """Parts so far."""
        return len(self._answers)

    def add(self, get: Callable[[], bytes]) -> None:
        """Upload the next part.

        Args:
            get: returns its bytes; called in another thread.
        """
        self._submit("upload_part", "ETag", lambda: {"Body": get()})

    def copy(self, path: str, start: int, stop: int) -> None:
        """Let the store copy a range of another object."""
        bucket, key, _ = self._filesystem.split_path(path)
        given = {"CopySource": {"Bucket": bucket, "Key": key}, "CopySourceRange": f"bytes={start}-{stop - 1}"}
        self._submit("upload_part_copy", "CopyPartResult", lambda: given)

    def _submit(self, method: str, member: str, given: Callable[[], dict[str, Any]]) -> None:
        number = len(self._answers) + 1
        if number > _NUM_REQUESTS:
            self._answers[number - _NUM_REQUESTS - 1].result()

        def send() -> str:
            answer = self._filesystem.call_s3(
                method, **self._object, UploadId=self._id, PartNumber=number, **given()
            )
            found = answer[member]
            return str(found["ETag"] if isinstance(found, Mapping) else found)

        self._answers.append(self._pool.submit(send))

    def complete(self) -> None:
        """Let the object appear."""
        parts = [{"PartNumber": i + 1, "ETag": each.result()} for i, each in enumerate(self._answers)]
        self._filesystem.call_s3(
            "complete_multipart_upload", **self._object, UploadId=self._id, MultipartUpload={"Parts": parts}
        )
        self._pool.shutdown()
        self._filesystem.invalidate_cache()

    def abort(self) -> None:
        """Let the store forget all parts."""
        # A part that arrives after the end of the upload would stay, so requests under way are waited for.
        self._pool.shutdown(cancel_futures=True)
        with contextlib.suppress(Exception):
            self._filesystem.call_s3("abort_multipart_upload", **self._object, UploadId=self._id)


class _StreamSink(Sink):
    """An object that is written from its start to its end; it appears when it is committed."""

    def __init__(self, filesystem: Any, path: str) -> None:
        self._pending = bytearray()
        super().__init__(io.BytesIO(), path, owned=True)
        self._written = 0
        self._upload = _Upload(filesystem, path)

    def _write_at(self, offset: int, view: memoryview) -> None:
        if offset != self._written:
            raise OSError(f"bytes at {offset}, expected at {self._written}: objects are written in order")
        self._pending += view
        self._written += len(view)
        least = _LEN_UPLOAD * (1 + self._upload.num_parts // _UPLOADS_PER_SIZE)
        if len(self._pending) >= least:
            self._send()

    def _send(self) -> None:
        data, self._pending = bytes(self._pending), bytearray()
        self._upload.add(lambda: data)

    def _publish(self) -> None:
        with translated("cannot write", self.name, SinkError):
            self._send()
            self._upload.complete()
        self._close()

    def _discard(self) -> None:
        self._upload.abort()
        self._close()


class ObjectSink(Sink):
    """An object that the store puts together from parts and from bytes of this process, which wait in a temporary file.

    Args:
        url: of the object.
        storage_options: keyword arguments of the fsspec file system.
        parts: work area that parts are copied from.

    Raises:
        SourceError: there is no library for the protocol.
        SinkError: the store cannot put parts together.
    """

    def __init__(self, url: str, storage_options: Mapping[str, Any] | None, parts: Parts) -> None:
        self._filesystem, self._path = _opened(url, storage_options)
        self._parts = parts
        self._adopted: list[tuple[int, ObjectPiece]] = []
        file: Any = tempfile.TemporaryFile(buffering=0)  # noqa: SIM115 (the sink closes it)
        super().__init__(file, url, owned=True)

    def adopt(self, offset: int, part: FilePart, start: int, nbytes: int) -> None:
        """Have a reserved range filled with bytes of a part; the store copies them on ``commit``."""
        self._check_reserved(offset, nbytes)
        self._adopted.append((offset, ObjectPiece(part, start, start + nbytes)))

    def _pieces(self) -> Iterator[ObjectPiece]:
        """The object from its start to its end."""
        at = 0
        for offset, piece in sorted(self._adopted, key=lambda each: each[0]):
            if offset > at:
                yield ObjectPiece(None, at, offset)
            yield piece
            at = offset + piece.stop - piece.start
        if self._end > at:
            yield ObjectPiece(None, at, self._end)

    def _bytes_of(self, pieces: Sequence[ObjectPiece]) -> bytes:
        found = []
        for part, start, stop in pieces:
            if part is not None:
                found.append(self._parts.get(part.path, start, stop))
                continue
            with self._lock:
                self._file.seek(start)
                found.append(self._file.read(stop - start))
        return b"".join(found)

    def _publish(self) -> None:
        with translated("cannot write", self.name, SinkError):
            self._finish()
            upload = _Upload(self._filesystem, self._path)
            try:
                for pieces, is_copy in plan_upload(list(self._pieces())):
                    if is_copy and pieces[0].part is not None:
                        upload.copy(pieces[0].part.path, pieces[0].start, pieces[0].stop)
                    else:
                        upload.add(lambda pieces=pieces: self._bytes_of(pieces))  # type: ignore[misc]
                upload.complete()
            except BaseException:
                upload.abort()
                raise
        self._close()

    def _discard(self) -> None:
        self._close()


class ObjectParts(Parts):
    """A work area in a bucket.

    Args:
        location: URL of its prefix.
        storage_options: keyword arguments of the fsspec file system.
    """

    def __init__(self, location: str, storage_options: Mapping[str, Any] | None = None) -> None:
        super().__init__(location)
        self._filesystem, self._prefix = _opened(location, storage_options)

    def put(self, name: str, data: bytes) -> None:
        """Store a small object."""
        with translated("cannot write", f"{self.location}/{name}", SinkError):
            self._filesystem.pipe_file(self.path_of(name), data)

    def get(self, path: str, start: int = 0, stop: int | None = None) -> bytes:
        """Return bytes of an object."""
        with translated("cannot read", path, SourceError):
            return bytes(self._filesystem.cat_file(path, start=start, end=stop))

    def create(self, name: str, *, durable: bool = True) -> Sink:
        """Return a sink for an object; stores are always durable."""
        with translated("cannot write", f"{self.location}/{name}", SinkError):
            return _StreamSink(self._filesystem, self.path_of(name))

    def path_of(self, name: str) -> str:
        """Bucket and key of an object."""
        return f"{self._prefix}/{name}"

    def find(self, prefix: str) -> list[FilePart]:
        """Return the complete parts whose names begin with a prefix."""
        with translated("cannot list", self.location, SourceError):
            found = self._filesystem.find(self._prefix, prefix=prefix, detail=True)
        listed = ((str(path), int(each["size"])) for path, each in sorted(found.items()))
        return [
            FilePart(path.rpartition("/")[2], path, size) for path, size in listed if path.endswith(SUFFIX)
        ]

    def check_needed(self, name: str) -> None:
        """Remove a part whose job has ended meanwhile."""
        bucket, key, _ = self._filesystem.split_path(self.path_of(PLAN))
        try:
            self._filesystem.call_s3("head_object", Bucket=bucket, Key=key)
        except FileNotFoundError:
            with contextlib.suppress(Exception):
                self._filesystem.rm_file(self.path_of(name))
            raise SourceError(f"the job at {self.location} has ended") from None
        except Exception as err:  # every protocol has a library with its own exceptions
            raise source_error("cannot read", self.location, err) from err

    def clear(self) -> None:
        """Remove the objects of the work area, and the parts of uploads to it that were cut off."""
        bucket, key, _ = self._filesystem.split_path(self._prefix)
        with contextlib.suppress(Exception):
            while True:
                answer = self._filesystem.call_s3("list_multipart_uploads", Bucket=bucket, Prefix=f"{key}/")
                for each in answer.get("Uploads", ()):
                    self._filesystem.call_s3(
                        "abort_multipart_upload", Bucket=bucket, Key=each["Key"], UploadId=each["UploadId"]
                    )
                if not answer.get("IsTruncated"):
                    break
        with contextlib.suppress(Exception):
            self._filesystem.rm(self._prefix, recursive=True)
        self._filesystem.invalidate_cache()


def _opened(url: str, storage_options: Mapping[str, Any] | None) -> tuple[Any, str]:
    """File system and path of a URL."""
    if url.partition("://")[0] not in _PROTOCOLS:
        raise SinkError(
            f"cannot write to {url}: only S3 stores can put an object together from parts",
            hint="write to s3://bucket/key, or to a local file and upload it",
        )
    transport = open_transport(url, url, dict(storage_options or {}))
    return transport.filesystem, str(transport.path)
