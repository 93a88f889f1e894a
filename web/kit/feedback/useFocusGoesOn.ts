import { type RefObject, useEffect, useRef } from 'react';
import { type FocusPlace, focusPlace, goOnFrom, isGone } from './focusPlace.ts';

/**
 * Where what has the focus within the element vanishes or is disabled, a button after its command say, the focus goes to what is next.
 * A window that is open keeps it; `FocusReturn` gives it back.
 */
export function useFocusGoesOn<Root extends HTMLElement>(): RefObject<Root | null> {
  const root = useRef<Root>(null);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let held: FocusPlace | null = null;
    const onFocus = ({ target }: FocusEvent) => {
      held = target === element ? null : focusPlace(target as Element);
    };
    // What is taken off the page loses the focus too; only what stays on it was left.
    const onBlur = () => {
      const left = held;
      queueMicrotask(() => {
        if (held === left && left && !isGone(left)) held = null;
      });
    };
    const observer = new MutationObserver(() => {
      if (!held || !isGone(held)) return;
      const gone = held;
      held = null;
      const { activeElement } = document;
      const isLost =
        activeElement === null || activeElement === document.body || activeElement === gone.element;
      // Another screen begins at its own beginning.
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
