import { useEffect, useState } from 'react';

/**
 * Inside a window: what was pressed to open it may be gone once it closes, a button to approve say. The keyboard then goes on from what
 * is left round it, and not from the beginning of the page.
 */
export function FocusReturn() {
  const [openedFrom] = useState(() => withAncestors(document.activeElement));
  useEffect(
    () => () => {
      // React Aria gives the focus back in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => goOnFrom(openedFrom)));
    },
    [openedFrom],
  );
  return null;
}

function withAncestors(element: Element | null): HTMLElement[] {
  const chain: HTMLElement[] = [];
  for (let one = element; one instanceof HTMLElement; one = one.parentElement) chain.push(one);
  return chain;
}

function goOnFrom([pressed, ...round]: HTMLElement[]): void {
  if (!pressed || pressed.isConnected || document.activeElement?.closest('[role$=dialog]')) return;
  const left = round.find((one) => one.isConnected);
  if (!left || left === document.body) return;
  if (!left.hasAttribute('tabindex')) {
    left.tabIndex = -1;
    left.addEventListener('blur', () => left.removeAttribute('tabindex'), { once: true });
  }
  left.focus({ preventScroll: true });
}
