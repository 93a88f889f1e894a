/** Gives a text to the person as a file of that name. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
