"""A headless Chromium driven through its debugging pipe, with nothing but the standard library."""

from __future__ import annotations

import base64
import json
import os
import selectors
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from typing_extensions import Self

FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync", "--no-first-run", "--hide-scrollbars"),
)
NO_CHROMIUM = "there is no chromium here (Debian package chromium)"


def require_chromium() -> str:
    """Path of the browser; without one the test is skipped, and fails in CI."""
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(NO_CHROMIUM)
        pytest.skip(NO_CHROMIUM)
    return path


class Chromium:
    """One browser with one page.

    Args:
        profile: an empty directory for its profile.
        width, height: size of the window in pixels.
        timeout: seconds that any answer may take.
    """

    def __init__(self, profile: Path, *, width: int = 1400, height: int = 900, timeout: float = 60) -> None:
        self.timeout = timeout
        self.errors: list[str] = []
        self.requests: list[str] = []
        self._last_id = 0
        self._buffer = b""
        to_browser, self._write_end = os.pipe()
        self._read_end, from_browser = os.pipe()
        # The pipe of the protocol is file descriptors 3 and 4 of the browser.
        command = [
            *(require_chromium(), *FLAGS, f"--user-data-dir={profile}", f"--window-size={width},{height}"),
            *("--remote-debugging-pipe", "about:blank"),
        ]
        script = f'exec "$@" 3<&{to_browser} 4>&{from_browser}'
        self._process = subprocess.Popen(
            ["bash", "-c", script, "bash", *command],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            pass_fds=(to_browser, from_browser),
        )
        os.close(to_browser)
        os.close(from_browser)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._read_end, selectors.EVENT_READ)
        self._session: str | None = None
        try:
            target = self.call("Target.createTarget", url="about:blank")["targetId"]
            self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
            for domain in ("Page", "Runtime", "Log", "Network"):
                self.call(f"{domain}.enable")
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        """End the browser."""
        os.close(self._write_end)
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._selector.close()
        os.close(self._read_end)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Call a method of the protocol and wait for the answer."""
        self._last_id += 1
        message: dict[str, Any] = {"id": self._last_id, "method": method, "params": parameters}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._write_end, json.dumps(message).encode() + b"\0")
        deadline = time.monotonic() + self.timeout
        while True:
            answer = self._receive(deadline)
            if answer.get("id") == self._last_id:
                assert "error" not in answer, f"{method}: {answer['error']}"
                return dict(answer["result"])

    def open(self, page: Path, fragment: str = "") -> None:
        """Open a file and wait until its script has run."""
        self.requests.clear()
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=page.resolve().as_uri() + fragment)
        self.wait("document.documentElement?.dataset.ready !== undefined")

    def wait(self, condition: str) -> None:
        """Wait until a condition holds in the page."""
        deadline = time.monotonic() + self.timeout
        while not self.evaluate(f"Boolean({condition})"):
            assert time.monotonic() < deadline, f"still not: {condition}; errors: {self.errors}"
            time.sleep(0.05)

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in result, result.get("exceptionDetails")
        return result["result"].get("value")

    def click(self, selector: str, *, right_of_left: float | None = None) -> None:
        """Click into the middle of an element, or so many pixels right of its left edge, once it is there."""
        self.wait(f"document.querySelector({json.dumps(selector)})")
        box = self.evaluate(
            f"(() => {{ const b = document.querySelector({json.dumps(selector)}).getBoundingClientRect();"
            " return [b.x, b.y, b.width, b.height]; })()"
        )
        x = box[0] + (box[2] / 2 if right_of_left is None else right_of_left)
        y = box[1] + box[3] / 2
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.call(
                "Input.dispatchMouseEvent",
                type=kind,
                x=x,
                y=y,
                button="left" if kind != "mouseMoved" else "none",
                clickCount=1,
            )

    def type(self, text: str) -> None:
        """Type text and the enter key."""
        self.call("Input.insertText", text=text)
        for kind in ("keyDown", "keyUp"):
            self.call(
                "Input.dispatchKeyEvent", type=kind, key="Enter", code="Enter", windowsVirtualKeyCode=13
            )

    def press(self, key: str) -> None:
        """Press a key by its name, such as ``ArrowDown``."""
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key)

    def screenshot(self, path: Path) -> None:
        """Write a picture of the page."""
        path.write_bytes(base64.b64decode(self.call("Page.captureScreenshot")["data"]))

    def _receive(self, deadline: float) -> dict[str, Any]:
        while b"\0" not in self._buffer:
            assert self._selector.select(max(0, deadline - time.monotonic())), "the browser does not answer"
            data = os.read(self._read_end, 1 << 16)
            assert data, "the browser has ended"
            self._buffer += data
        raw, _, self._buffer = self._buffer.partition(b"\0")
        message: dict[str, Any] = json.loads(raw)
        self._note(message.get("method"), message.get("params", {}))
        return message

    def _note(self, method: str | None, params: dict[str, Any]) -> None:
        if method == "Runtime.exceptionThrown":
            details = params["exceptionDetails"]
            self.errors.append(details.get("exception", {}).get("description", details["text"]))
        elif method == "Log.entryAdded" and params["entry"]["level"] == "error":
            self.errors.append(params["entry"]["text"])
        elif method == "Network.requestWillBeSent":
            self.requests.append(params["request"]["url"])
