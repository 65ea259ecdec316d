"""Byte ranges of one remote file, by way of fsspec: HTTP with several ranges in a request, S3, and everything else.

A transport sends requests and counts them. It retries temporary failures, and detects that the file has changed.
``remote`` decides which ranges to request.
"""

from __future__ import annotations

import asyncio
import errno
import re
import socket
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, wait
from contextlib import asynccontextmanager
from typing import Any, TypeVar
from urllib.parse import urlsplit

from rntuple_construct.base.errors import MissingExtraError, RNTupleError, SinkError, SourceError
from rntuple_construct.base.extras import install_hint
from rntuple_construct.base.printable import redacted
from rntuple_construct.storage.locations import located, options_of
from rntuple_construct.storage.retries import Failure, GivenUpError, RetryPolicy, Server, server_of
from rntuple_construct.storage.source import Traffic, source_error

__all__ = ["SECONDS_TO_ANSWER", "Transport", "list_urls", "open_transport", "upload"]

_T = TypeVar("_T")
Span = tuple[int, int]
"""First byte and the one after the last."""

SECONDS_TO_ANSWER = 60.0
"""Seconds that a server has for an answer, besides the time for the bytes themselves."""

SLOWEST = 100_000
"""Bytes in a second, below which a server counts as stalled."""

_CACHES = frozenset({"filecache", "blockcache", "simplecache"})
_PASSING_STATUS = frozenset({408, 425, 429, 500, 502, 503, 504})
_AWAY_STATUS = frozenset({429, 502, 503, 504})
"""Answers of a proxy whose server is away, or of a server that refuses more work."""
_AWAY_ERRNO = frozenset(
    {
        errno.ECONNREFUSED, errno.ECONNRESET, errno.ECONNABORTED, errno.EPIPE, errno.ENETRESET, errno.ENETUNREACH,
        errno.EHOSTUNREACH, errno.ETIMEDOUT, errno.EBUSY, errno.EAGAIN, socket.EAI_AGAIN,
    }
)  # fmt: skip
_AWAY_CLASSES = frozenset(
    {
        "ConnectTimeoutError",
        "ConnectionClosedError",
        "EndpointConnectionError",
        "HTTPClientError",
        "ReadTimeoutError",
    }
)
"""Exceptions of botocore, which does not derive them from OSError."""
_MAX_RANGES = 100
"""Ranges in one request: their header stays below the 4 KiB that every server takes."""
_LEN_PART_HEADER = 1024
_MAX_REQUEST = 8 << 20
_NUM_CONNECTIONS = 8
_LEN_LISTING = 64 << 20
"""Bytes of answers that a listing has time for."""


class Transport:
    """A file in any of fsspec's file systems.

    Args:
        filesystem: fsspec file system.
        path: path on it.
        name: what to call the file in messages.
        policy: when to give up requests that fail.

    Attributes:
        size: bytes of the file; known after ``open``.
        traffic: counts of the requests so far.
        cheap_gap: largest gap, in bytes, that costs less than a second range.
        is_vectored: if true, one request takes any number of ranges, so that gaps are never worth reading.
    """

    cheap_gap = 4 << 10
    is_vectored = False

    def __init__(self, filesystem: Any, path: str, name: str, policy: RetryPolicy | None = None) -> None:
        self.filesystem = filesystem
        self.path = path
        self.name = redacted(name)
        self._policy = policy or RetryPolicy()
        self.size = 0
        self.traffic = Traffic()
        self._stalled: StalledError | None = None
        self._protocols = filesystem.protocol
        if isinstance(self._protocols, str):
            self._protocols = (self._protocols,)
        if "root" in self._protocols:
            self.is_vectored, self.cheap_gap = True, 256

    def open(self, len_head: int) -> bytes | None:
        """Ask for the size of the file.

        Args:
            len_head: bytes from the start that are wanted first.

        Returns:
            these bytes, if they come with the size, else None.
        """
        info = self._call("cannot open", 0, self._info)
        size = info.get("size")
        if info.get("type") == "directory":
            raise source_error(
                "cannot open",
                self.name,
                IsADirectoryError(errno.EISDIR, "it is a directory"),
                hint="commands for many files read all ROOT files below URL/",
            )
        if not isinstance(size, int):
            raise SourceError(
                f"cannot open {self.name}: the server does not tell its size", hint="download it first"
            )
        self.size = size
        return None

    def fetch(self, spans: Sequence[Span]) -> list[memoryview]:
        """The bytes of ranges that do not overlap, in ascending order.

        Raises:
            SourceError: they could not be had.
        """
        if not spans:
            return []
        nbytes = sum(stop - start for start, stop in spans)
        parts = self._call("cannot read", nbytes, lambda: self._ranges(spans))
        for (start, stop), part in zip(spans, parts, strict=True):
            if len(part) != stop - start:
                raise SourceError(
                    f"{self.name} sent {len(part)} bytes at {start}, {stop - start} were asked for",
                    hint="it may have changed while it was read; open it again",
                )
        return [memoryview(part).toreadonly() for part in parts]

    def names(self, method: str) -> list[str]:
        """URLs that a method of the file system finds below the path, or for the path as a pattern.

        Args:
            method: ``find`` or ``glob``.

        Raises:
            SourceError: the file system cannot list.
        """
        paths = self._call("cannot list", _LEN_LISTING, lambda: sorted(self._listed(method)))
        return [str(self.filesystem.unstrip_protocol(path)) for path in paths]

    def reopen(self) -> None:
        """Open new connections in a forked process, which must not share those of its parent."""
        system = self.filesystem
        try:
            self.filesystem = type(system)(
                *system.storage_args, skip_instance_cache=True, **system.storage_options
            )
        except Exception as err:  # every protocol has a library with its own exceptions
            raise source_error("cannot open", self.name, err) from err

    # What protocols do in their own ways

    def _info(self) -> dict[str, Any]:
        self.traffic.add(requests=1)
        if self.is_vectored:
            _check_listener(self.name)
        # The caches of fsspec would list the directory, which web servers seldom can.
        system = self.filesystem.fs if _CACHES & {*self._protocols} else self.filesystem
        try:
            info: dict[str, Any] = system.info(self.path)
        except OSError as error:
            if type(error) is OSError and "[3011]" in str(error):  # kXR_NotFound
                raise FileNotFoundError(errno.ENOENT, "no such file") from error
            raise
        return info

    def _listed(self, method: str) -> Iterable[str]:
        found: Iterable[str] = getattr(self.filesystem, method)(self.path)
        return found

    def _ranges(self, spans: Sequence[Span]) -> Sequence[bytes | memoryview]:
        self.traffic.add(requests=1 if self.is_vectored else len(spans), ranges=len(spans))
        starts, stops = [start for start, _ in spans], [stop for _, stop in spans]
        if len(spans) == 1 and not self.is_vectored:
            parts = [self.filesystem.cat_file(self.path, start=starts[0], end=stops[0])]
        else:
            parts = list(
                self.filesystem.cat_ranges([self.path] * len(spans), starts, stops, on_error="raise")
            )
        self.traffic.add(nbytes=sum(map(len, parts)))
        for (start, stop), part in zip(spans, parts, strict=True):
            if len(part) < stop - start:
                raise ShortAnswerError(f"{len(part)} bytes came at {start}, {stop - start} were asked for")
        return parts

    def _judge(self, error: BaseException) -> Failure:
        """Return whether a retry may succeed, and whether the server is away."""
        if isinstance(error, ShortAnswerError):
            return Failure(passes=True)
        if isinstance(error, StalledError):
            return Failure(passes=True, is_away=True)
        if isinstance(error, (RNTupleError, FileNotFoundError, PermissionError, IsADirectoryError)):
            return Failure(passes=False)
        number = error.errno if isinstance(error, OSError) else None
        names = {type(each).__name__ for each in (error, error.__cause__)}
        is_away = isinstance(error, ConnectionError) or number in _AWAY_ERRNO or bool(names & _AWAY_CLASSES)
        return Failure(is_away or number == errno.EIO, is_away)

    # Time limits and repetitions

    @property
    def _server(self) -> Server:
        scheme, _, rest = self.name.rpartition("::")[2].partition("://")
        return server_of(f"{scheme}://{rest.partition('/')[0]}")

    def _call(self, action: str, nbytes: int, call: Callable[[], _T]) -> _T:
        """A call within the time there is, repeated if it fails for a reason that may pass.

        After a timeout, all later requests fail immediately, so that a caller who continues after errors does not
        wait again.
        """
        if self._stalled is not None:
            raise source_error(action, self.name, self._stalled)
        seconds = SECONDS_TO_ANSWER + nbytes / SLOWEST
        try:
            return self._server.call(
                lambda: _within(seconds, call), self._judge, self._policy, lambda: self.traffic.add(retries=1)
            )
        except GivenUpError as given_up:
            error = given_up.__cause__ or given_up
            if isinstance(error, StalledError):
                self._stalled = error
            raise source_error(action, self.name, error, hint=str(given_up)) from error
        except SourceError:
            raise
        except Exception as error:  # every protocol has a library with its own exceptions
            raise source_error(action, self.name, error) from error

    def _stated(self, content_range: str) -> Span:
        """The range that an answer states, which need not be the one that was asked for.

        Raises:
            ShortAnswerError: it states no range.
            SourceError: it states another size of the file.
        """
        start, stop, size = _stated_range(content_range)
        if size not in (None, self.size):
            raise self._changed(f"{size} bytes in place of {self.size}")
        return start, stop

    def _changed(self, what: str) -> SourceError:
        return SourceError(f"{self.name} has changed since it was opened: {what}", hint="open it again")


class StalledError(TimeoutError):
    """No answer within the time there is."""


class ShortAnswerError(ConnectionError):
    """Fewer bytes came than were announced or asked for."""


class _StatusError(OSError):
    """A response with a status that is not a success."""

    def __init__(self, status: int, reason: str, retry_after: float) -> None:
        super().__init__(errno.EIO, f"the server answered {status} {reason}".rstrip())
        self.status = status
        self.retry_after = retry_after


class _RedirectError(OSError):
    """A redirect to a URL that cannot be asked, or to too many of them."""


class _OneRangeOnlyError(Exception):
    """A server that answers several ranges with something else."""


_one_range_only: set[str] = set()
"""Hosts that have answered several ranges with something else."""


class HttpTransport(Transport):
    """A file on a web server: several ranges in one request, where the server can."""

    def __init__(self, filesystem: Any, path: str, name: str, policy: RetryPolicy | None = None) -> None:
        super().__init__(filesystem, path, name, policy)
        self._host = urlsplit(path).netloc
        self._state: dict[str, str] = {}
        self._see()

    def _see(self) -> None:
        self.is_vectored = self._host not in _one_range_only
        self.cheap_gap = 128 if self.is_vectored else Transport.cheap_gap

    def open(self, len_head: int) -> bytes | None:
        """Ask for the first bytes, with which the size comes."""
        parts = self._call("cannot open", len_head, lambda: self._run(self._start(len_head)))
        return bytes(parts)

    def _ranges(self, spans: Sequence[Span]) -> Sequence[bytes | memoryview]:
        if self.is_vectored and len(spans) > 1:
            try:
                return self._run(self._gather(_groups(spans)))
            except _OneRangeOnlyError:
                _one_range_only.add(self._host)
                self._see()
        return self._run(self._gather([[span] for span in spans]))

    def _listed(self, method: str) -> Iterable[str]:
        if method == "glob" and "**" not in self.path:
            return super()._listed(method)
        from fsspec.utils import glob_translate

        # fsspec follows links to directories of web servers for ever.
        fits = re.compile(glob_translate(self.path)).match if method == "glob" else bool
        found: set[str] = set()
        left, seen = [self.path.partition("*")[0].rpartition("/")[0] + "/"], set[str]()
        while left:
            directory = left.pop()
            seen.add(directory)
            for url in self.filesystem.ls(directory, detail=False):
                if url.endswith("/"):
                    left += [url] if url.startswith(directory) and url not in seen else []
                elif fits(url):
                    found.add(url)
        return found

    def _run(self, work: Awaitable[_T]) -> _T:
        import fsspec.asyn

        result: _T = fsspec.asyn.sync(self.filesystem.loop, lambda: work)
        return result

    async def _gather(self, groups: Sequence[Sequence[Span]]) -> list[memoryview]:
        free = asyncio.Semaphore(_NUM_CONNECTIONS)

        async def one(group: Sequence[Span]) -> list[memoryview]:
            async with free:
                return await self._request(group)

        tasks = [asyncio.ensure_future(one(group)) for group in groups]
        try:
            return [part for parts in await asyncio.gather(*tasks) for part in parts]
        finally:
            for task in tasks:
                task.cancel()

    async def _start(self, len_head: int) -> memoryview:
        self.traffic.add(ranges=1)
        async with self._answer(f"bytes=0-{len_head - 1}") as answer:
            if answer.status == 416:  # there is no byte 0
                self.size = 0
                return memoryview(b"")
            self._check_status(answer)
            if answer.status != 206:
                raise self._no_ranges()
            start, stop, size = _stated_range(answer.headers.get("Content-Range", ""))
            if size is None:
                raise SourceError(
                    f"cannot open {self.name}: the server does not tell its size", hint="download it first"
                )
            self.size = size
            self._state = _state(answer)
            body = await self._body(answer, stop - start)
            return _assembled([(0, min(len_head, size))], [(start, body)])[0]

    async def _request(self, spans: Sequence[Span]) -> list[memoryview]:
        text = ",".join(f"{start}-{stop - 1}" for start, stop in spans)
        nbytes = sum(stop - start for start, stop in spans)
        self.traffic.add(ranges=len(spans))
        async with self._answer(f"bytes={text}") as answer:
            if len(spans) > 1 and answer.status in (200, 400, 416, 501):
                raise _OneRangeOnlyError
            if answer.status == 416:
                raise self._changed("it has become shorter")
            self._check_status(answer)
            if answer.status != 206:
                raise self._no_ranges()
            self._compare(answer)
            boundary = _boundary(answer.headers.get("Content-Type", ""))
            if boundary is None:
                start, stop = self._stated(answer.headers.get("Content-Range", ""))
                if len(spans) > 1 and not (start <= spans[0][0] and spans[-1][1] <= stop):
                    raise _OneRangeOnlyError
                body = await self._body(answer, stop - start)
                found = [(start, body)]
            else:
                body = await self._body(answer, nbytes + _LEN_PART_HEADER * (len(spans) + 1), exactly=False)
                found = [(self._stated(text)[0], part) for text, part in _parts(body, boundary)]
        return _assembled(spans, found)

    @asynccontextmanager
    async def _answer(self, ranges: str) -> AsyncIterator[Any]:
        """An answer, of which only the head has come; its bytes count, whether they are read or not."""
        import aiohttp

        system = self.filesystem
        options = dict(system.kwargs)
        # Ranges refer to the stored file, not to a compressed transfer encoding.
        options["headers"] = {**options.get("headers", {}), "Range": ranges, "Accept-Encoding": "identity"}
        options.setdefault("timeout", aiohttp.ClientTimeout(total=None, sock_read=2 * SECONDS_TO_ANSWER))
        session = await system.set_session()
        self.traffic.add(requests=1)
        try:
            answer = await session.get(system.encode_url(self.path), **options)
        except aiohttp.TooManyRedirects as error:
            raise _RedirectError(errno.ELOOP, "the server redirects too often") from error
        except (aiohttp.InvalidURL, getattr(aiohttp, "NonHttpUrlClientError", aiohttp.InvalidURL)) as error:
            text = f"the URL, or one to which the server redirects, is invalid: {error}"
            raise _RedirectError(errno.EINVAL, text) from error
        async with answer:
            try:
                yield answer
            finally:
                self.traffic.add(nbytes=answer.content.total_bytes)

    async def _body(self, answer: Any, nbytes: int, *, exactly: bool = True) -> memoryview:
        """The body of an answer, which is not read beyond what may come."""
        body = bytearray()
        while True:
            part = await answer.content.read(min(1 << 20, nbytes + 1 - len(body)))
            if not part:
                break
            body += part
            if len(body) > nbytes:
                answer.close()
                raise SourceError(f"{self.name}: the server sends more than it was asked for")
        if exactly and len(body) < nbytes:
            raise ShortAnswerError(f"the answer ended after {len(body)} of {nbytes} bytes")
        return memoryview(body)

    def _check_status(self, answer: Any) -> None:
        if answer.status < 300:
            return
        if answer.status in (404, 410):
            raise FileNotFoundError(errno.ENOENT, f"the server answered {answer.status} {answer.reason}")
        if answer.status in (401, 403):
            raise PermissionError(errno.EACCES, f"the server answered {answer.status} {answer.reason}")
        raise _StatusError(
            answer.status, answer.reason or "", _seconds_of(answer.headers.get("Retry-After", ""))
        )

    def _no_ranges(self) -> SourceError:
        return SourceError(
            f"{self.name}: the server does not serve parts of files (no answer to a Range header)",
            hint="download the file first, or ask for range requests to be switched on there",
        )

    def _compare(self, answer: Any) -> None:
        """Raise if an answer is about another file than the first one.

        Several servers with one name may give different ETags to equal files. So the modification time, if there is
        one, has to differ too.
        """
        both = [
            (label, first, now)
            for label, now in _state(answer).items()
            if (first := self._state.get(label)) is not None
        ]
        if both and all(first != now for _, first, now in both):
            label, first, now = both[0]
            raise self._changed(f"{label} {now} in place of {first}")

    def _judge(self, error: BaseException) -> Failure:
        import aiohttp

        if isinstance(error, _StatusError):
            return Failure(error.status in _PASSING_STATUS, error.status in _AWAY_STATUS, error.retry_after)
        if isinstance(error, (_RedirectError, aiohttp.ClientResponseError, aiohttp.ClientSSLError)):
            return Failure(passes=False)
        if isinstance(error, aiohttp.ClientConnectorError):
            # A server that is restarted accepts connections again; an unknown name stays unknown.
            return super()._judge(error)
        if isinstance(error, aiohttp.ClientPayloadError):
            return Failure(passes=True)
        if isinstance(error, (aiohttp.ClientError, asyncio.TimeoutError)):
            return Failure(passes=True, is_away=True)
        return super()._judge(error)


class S3Transport(Transport):
    """An object in an S3 store: each range is a separate request, and only for the object that was opened."""

    def __init__(self, filesystem: Any, path: str, name: str, policy: RetryPolicy | None = None) -> None:
        super().__init__(filesystem, path, name, policy)
        self._etag: str | None = None

    def _info(self) -> dict[str, Any]:
        self.traffic.add(requests=1)
        info: dict[str, Any] = self.filesystem.info(self.path, refresh=True)
        self._etag = info.get("ETag") or None
        return info

    def _ranges(self, spans: Sequence[Span]) -> Sequence[bytes | memoryview]:
        import fsspec.asyn

        result: list[memoryview] = fsspec.asyn.sync(self.filesystem.loop, lambda: self._gather(spans))
        return result

    async def _gather(self, spans: Sequence[Span]) -> list[memoryview]:
        free = asyncio.Semaphore(_NUM_CONNECTIONS)
        bucket, key, version = self.filesystem.split_path(self.path)
        options = {"Bucket": bucket, "Key": key}
        if version:
            options["VersionId"] = version
        if self._etag:
            options["IfMatch"] = self._etag

        async def one(start: int, stop: int) -> memoryview:
            async with free:
                self.traffic.add(requests=1, ranges=1)
                answer = await self.filesystem._call_s3(
                    "get_object", **options, Range=f"bytes={start}-{stop - 1}"
                )
                body = answer["Body"]
                try:
                    first, last = self._stated(answer.get("ContentRange") or "")
                    data: bytes = await body.read()
                finally:
                    body.close()
            self.traffic.add(nbytes=len(data))
            if self._etag and answer.get("ETag") not in (None, self._etag):
                raise self._changed(f"ETag {answer['ETag']} in place of {self._etag}")
            if len(data) != last - first:
                raise ShortAnswerError(f"{len(data)} bytes came in an answer that states {last - first}")
            return _assembled([(start, stop)], [(first, memoryview(data))])[0]

        tasks = [asyncio.ensure_future(one(*span)) for span in spans]
        try:
            return list(await asyncio.gather(*tasks))
        except OSError as error:
            if "PreconditionFailed" in f"{error.__cause__} {error}" or "pre-condition" in str(error).lower():
                raise self._changed("another object is there") from error
            raise
        finally:
            for task in tasks:
                task.cancel()


def open_transport(url: str, name: str, options: Mapping[str, Any] | None = None) -> Transport:
    """Return the transport for a URL, without sending a request.

    Args:
        url: with the protocol before ``://``.
        name: what to call it in messages.
        options: keyword arguments of the fsspec file system, such as ``endpoint_url`` of S3, and those of
            ``RetryPolicy``.

    Raises:
        MissingExtraError: fsspec, or the library of the protocol, is not installed.
        SourceError: the protocol is not known, or its file system refuses the options.
        SchemaError: an invalid ``tries`` or ``max_wait``.
    """
    policy, rest = RetryPolicy.taken_from(options_of(url, options))
    protocol = url.partition("://")[0]
    missing = MissingExtraError(
        f"cannot open {name}: the library for {protocol}:// is not installed",
        hint=install_hint(_EXTRAS.get(protocol, "remote")),
    )
    try:
        import fsspec

        filesystem, path = fsspec.core.url_to_fs(str(url), **rest)
    except ImportError:
        raise missing from None
    except Exception as err:  # every protocol has a library with its own exceptions
        if protocol in _EXTRAS and isinstance(err, ValueError) and "not known" in str(err):
            raise missing from None
        raise source_error("cannot open", name, err) from err
    kinds = {"http": HttpTransport, "https": HttpTransport, "s3": S3Transport, "s3a": S3Transport}
    return kinds.get(protocol, Transport)(filesystem, path, name, policy)


def list_urls(pattern: str, options: Mapping[str, Any] | None = None) -> list[str]:
    """URLs that a pattern fits, or of all files ``*.root`` below a directory, in order.

    A web server lists a directory if its page has links to the files.

    Args:
        pattern: with ``*``, ``?`` or ``[``; or the URL of a directory, which ends with ``/``.
        options: as for ``open_transport``; the results have them, too.

    Raises:
        SourceError: the protocol is not installed, or cannot list.
    """
    transport = open_transport(pattern, pattern, options)
    urls = transport.names("find" if pattern.endswith("/") else "glob")
    chosen = [url for url in urls if url.endswith(".root") or not pattern.endswith("/")]
    return [located(url, {**getattr(pattern, "options", {}), **(options or {})}) for url in chosen]


def upload(path: str, url: str, options: Mapping[str, Any] | None = None) -> None:
    """Put a local file at a URL.

    Raises:
        SinkError: it cannot be written there.
    """
    transport = open_transport(url, url, options)
    try:
        transport.filesystem.put_file(path, transport.path)
    except Exception as err:  # every protocol has a library with its own exceptions
        raise source_error("cannot write", url, err, kind=SinkError) from err


_XROOTD_PORT = 1094
_EXTRAS = {"root": "xrootd", "roots": "xrootd", "xroot": "xrootd", "s3": "s3", "s3a": "s3"}


def _within(seconds: float, call: Callable[[], _T]) -> _T:
    """Return the result of a call in a new thread, which is abandoned if it takes too long.

    Every protocol has its own idea of a time limit, or none.

    Raises:
        StalledError: it took longer.
    """
    outcome: Future[_T] = Future()

    def work() -> None:
        try:
            outcome.set_result(call())
        except BaseException as error:  # noqa: BLE001 (the caller gets every error)
            outcome.set_exception(error)

    threading.Thread(target=work, name="rntuple-remote", daemon=True).start()
    if not wait([outcome], seconds).done:
        raise StalledError(errno.ETIMEDOUT, f"no answer within {seconds:.0f} seconds")
    return outcome.result()


def _seconds_of(text: str) -> float:
    """Seconds from now of a header Retry-After, which has a number of them or a date (RFC 9110, section 10.2.3)."""
    from email.utils import parsedate_to_datetime
    from time import time

    text = text.strip()
    if text.isdecimal():
        return float(text[:9])
    try:
        return max(parsedate_to_datetime(text).timestamp() - time(), 0.0)
    except (ValueError, OverflowError):
        return 0.0


def _check_listener(url: str) -> None:
    """Raise ConnectionRefusedError if nothing listens where a URL points to.

    The client of XRootD would try for minutes.
    """
    try:
        place = urlsplit(url.rpartition("::")[2])
        host, port = place.hostname, place.port or _XROOTD_PORT
    except ValueError:
        return
    try:
        with socket.create_connection((host or "", port), SECONDS_TO_ANSWER):
            return
    except ConnectionRefusedError:
        raise
    except OSError:
        return  # the client says more


# Several ranges in one answer (RFC 9110, section 14.6)


def _groups(spans: Iterable[Span]) -> list[list[Span]]:
    """Ranges for one request each: not too many, and not too much."""
    groups: list[list[Span]] = []
    nbytes = 0
    for start, stop in spans:
        if not groups or len(groups[-1]) == _MAX_RANGES or nbytes + stop - start > _MAX_REQUEST:
            groups.append([])
            nbytes = 0
        groups[-1].append((start, stop))
        nbytes += stop - start
    return groups


_CONTENT_RANGE = re.compile(r"\s*bytes\s+(\d{1,19})-(\d{1,19})/(\d{1,19}|\*)\s*", re.ASCII | re.IGNORECASE)


def _stated_range(text: str) -> tuple[int, int, int | None]:
    """First byte, the one after the last, and bytes of the whole file, of a header Content-Range."""
    match = _CONTENT_RANGE.fullmatch(text)
    if match is None:
        raise ShortAnswerError(f"an answer without a usable Content-Range ({text[:60]!r})")
    return int(match[1]), int(match[2]) + 1, None if match[3] == "*" else int(match[3])


def _state(answer: Any) -> dict[str, str]:
    labels = ("ETag", "Last-Modified")
    return {label: answer.headers[label] for label in labels if label in answer.headers}


_BOUNDARY = re.compile(
    r"multipart/(?:x-)?byteranges\s*;.*?boundary=(?:\"([^\"]+)\"|([^\s;]+))", re.IGNORECASE
)


def _boundary(content_type: str) -> bytes | None:
    match = _BOUNDARY.match(content_type)
    if match is None:
        return None
    text: str = match[1] or match[2]
    return text.encode("latin-1", "replace")


def _parts(body: memoryview, boundary: bytes) -> Iterable[tuple[str, memoryview]]:
    """Header Content-Range and bytes of each part of a multipart answer."""
    data = body.obj if isinstance(body.obj, bytearray) else bytearray(body)
    mark = b"--" + boundary
    position = data.find(mark)
    while position >= 0:
        position += len(mark)
        if data[position : position + 2] == b"--":
            return
        end = data.find(b"\r\n\r\n", position, position + 4 * _LEN_PART_HEADER)
        if end < 0:
            break
        head = bytes(data[position:end]).decode("latin-1")
        fields = {
            name.strip().lower(): value
            for name, _, value in (line.partition(":") for line in head.split("\r\n"))
        }
        text = fields.get("content-range", "")
        start, stop, _ = _stated_range(text)
        first, position = end + 4, end + 6 + stop - start
        # Its length is known, and the boundary may be among its bytes.
        if data[position - 2 : position + len(mark)] != b"\r\n" + mark:
            break
        yield text, body[first : position - 2]
    raise ShortAnswerError("an answer of several parts has a part of another length than stated")


def _assembled(spans: Sequence[Span], found: Iterable[tuple[int, memoryview]]) -> list[memoryview]:
    """The ranges asked for, from parts that a server may have joined or put in another order."""
    parts = sorted(found, key=lambda part: part[0])
    result = []
    for start, stop in spans:
        for first, part in parts:
            if first <= start and stop <= first + len(part):
                result.append(part[start - first : stop - first])
                break
        else:
            raise ShortAnswerError(f"no part of an answer has the bytes {start} to {stop - 1}")
    return result
