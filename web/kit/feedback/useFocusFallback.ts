import { type RefObject, useEffect, useRef } from 'react';
import { type FocusPlace, focusPlace, goOnFrom, isGone } from './focusPlace.ts';

/**
 * If the focused element disappears or is disabled, for example a button after its command, moves the focus to the next one.
 * An open dialog keeps the focus; `FocusReturn` gives it back.
 */
export function useFocusFallback<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let lastPlace: FocusPlace | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      lastPlace = target === element ? null : focusPlace(target as Element);
    };
    // An element that is removed loses the focus too. The person left it only if it is still on the page.
    const onBlur = () => {
      const left = lastPlace;
      queueMicrotask(() => {
        if (lastPlace === left && left && !isGone(left)) lastPlace = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!lastPlace || !isGone(lastPlace)) return;
      const gone = lastPlace;
      lastPlace = null;
      const { activeElement } = document;
      const isLost =
        activeElement === null || activeElement === document.body || activeElement === gone.element;
      // A new screen starts with its own focus.
      const [inner] = gone.round.filter((one) => one.isConnected);
      if (isLost && inner && inner !== element && element.contains(inner)) goOnFrom(gone);
    });
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, []);
  return root;
}
