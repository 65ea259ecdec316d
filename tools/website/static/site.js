// Excerpts of search results are fetched from their pages, which browsers refuse for files on a disk.
if (location.protocol === "file:") {
  DOCUMENTATION_OPTIONS.SHOW_SEARCH_SUMMARY = false;
}

// Each block of code has a button that copies it: of a console the commands, without prompts and output.
document.addEventListener("DOMContentLoaded", () => {
  for (const block of document.querySelectorAll(".highlight > pre")) {
    if (block.closest(".cell_output")) continue;
    const button = document.createElement("button");
    button.className = "copy";
    button.textContent = "Copy";
    button.addEventListener("click", async () => {
      const commands = [...block.textContent.matchAll(/^\$ (.*(?:\\\n.*)*)$/gm)].map((found) => found[1]);
      const isConsole = block.closest(".highlight-console");
      await navigator.clipboard.writeText(isConsole ? commands.join("\n") : block.textContent);
      button.textContent = "Copied";
      setTimeout(() => { button.textContent = "Copy"; }, 1500);
    });
    block.after(button);
  }
});
