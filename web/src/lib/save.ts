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
export const save = (name: string, text: string): void => save_blob(new File([text], name, { type: "text/plain" }));

/** Hands the player a file that was made here. */
export function save_blob(file: File): void {
  const node = document.createElement("a");
  node.href = URL.createObjectURL(file);
  node.download = file.name;
  node.click();
  URL.revokeObjectURL(node.href);
}
