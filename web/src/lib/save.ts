/** Puts a text on the clipboard. Answers whether it is there: a page without https may not. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Hands the player a text as a file. */
export function save(name: string, text: string): void {
  const node = document.createElement("a");
  node.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  node.download = name;
  node.click();
  URL.revokeObjectURL(node.href);
}
