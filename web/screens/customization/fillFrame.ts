/** Shows a document in a frame that is there already, where it was scrolled to. Pictures that were shown before are not fetched again. */
export function fillFrame(frame: Document, document: string): void {
  const root = frame.documentElement;
  const { scrollTop } = root;
  root.innerHTML = document;
  root.lang = /<html lang="([\w-]+)"/.exec(document)?.[1] ?? '';
  // What is shown is looked at, not used: nothing in it takes the focus or follows a link.
  if (frame.body) frame.body.inert = true;
  root.scrollTop = scrollTop;
}
