/** Gives the reader a text as a file. */
export function saveText(text: string, type: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Where the file is read only after the click, the address must still be good.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
