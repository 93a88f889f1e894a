// Updates documents in the frame of a preview: only differences are applied, so that pictures stay and typing is visible at once.

const PARTS =
  /<html lang="([\w-]+)">\s*<head>([\s\S]*?)<\/head>\s*<body(?: style="([^"]*)")?>([\s\S]*)<\/body>/;
/** Links keep their look without an address, and the mouse presses nothing. */
const UNUSED = '<style>:where(a[role=link]){text-decoration:underline}body{pointer-events:none}</style>';
/** A frame has no tab for a favicon. */
const ICON = /<link rel="icon"[^>]*>/;
const heads = new WeakMap<Document, string>();

/** Shows one of our documents in an existing frame. Pictures that were already shown are not loaded again. */
export function fillFrame(frame: Document, document: string): void {
  const [, lang = '', head = '', style = '', body = ''] = PARTS.exec(document) ?? [];
  frame.documentElement.lang = lang;
  if (heads.get(frame) !== head) {
    frame.head.innerHTML = head.replace(ICON, '') + UNUSED;
    heads.set(frame, head);
  }
  setAttribute(frame.body, 'style', style);
  const next = frame.createElement('template');
  next.innerHTML = body;
  disable(next.content);
  patch(frame.body, next.content);
}

/** The preview is for reading only: nothing in it takes the focus, input or clicks. Screen readers still get its texts and roles. */
function disable(content: DocumentFragment): void {
  for (const link of content.querySelectorAll('a')) {
    link.removeAttribute('href');
    link.setAttribute('role', 'link');
    link.setAttribute('aria-disabled', 'true');
  }
  for (const control of content.querySelectorAll<HTMLButtonElement | HTMLInputElement>('button, input')) {
    control.tabIndex = -1;
    control.setAttribute('aria-disabled', 'true');
    if (control.localName === 'button') control.setAttribute('type', 'button');
    else control.setAttribute('readonly', '');
  }
}

/** Makes the children of a node equal to those of another one. */
function patch(node: Node, next: Node): void {
  const [now, wanted] = [[...node.childNodes], [...next.childNodes]];
  for (const [place, child] of wanted.entries()) {
    const there = now[place];
    if (!there) node.appendChild(child);
    else if (there.nodeName !== child.nodeName) node.replaceChild(child, there);
    else if (there.nodeType === Node.ELEMENT_NODE) {
      patchAttributes(there as Element, child as Element);
      patch(there, child);
    } else if (there.nodeValue !== child.nodeValue) there.nodeValue = child.nodeValue;
  }
  for (const extra of now.slice(wanted.length)) node.removeChild(extra);
}

function patchAttributes(element: Element, next: Element): void {
  for (const name of element.getAttributeNames()) if (!next.hasAttribute(name)) element.removeAttribute(name);
  for (const name of next.getAttributeNames()) setAttribute(element, name, next.getAttribute(name) ?? '');
}

function setAttribute(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
