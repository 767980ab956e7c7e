/** Hands the player a text as a file. */
export function save(name: string, text: string): void {
  const node = document.createElement("a");
  node.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  node.download = name;
  node.click();
  URL.revokeObjectURL(node.href);
}
