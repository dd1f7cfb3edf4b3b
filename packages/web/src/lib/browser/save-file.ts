/** Hands text to the browser as a file of that name. */
export function saveText(name: string, content: string, type: string): void {
  saveFile(name, new Blob([content], { type }));
}

export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download has begun only after this task; revoked at once, it would be empty in some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
