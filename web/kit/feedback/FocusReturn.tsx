import { useEffect, useState } from 'react';
import { focusPlace, goOnFrom, isGone } from './focusPlace.ts';

/**
 * Inside a window: what was pressed to open it may be gone once it closes, a button to approve say. The keyboard then goes on with
 * what is next, and not from the beginning of the page.
 */
export function FocusReturn() {
  const [openedFrom] = useState(() => focusPlace());
  useEffect(
    () => () => {
      // React Aria gives the focus back in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (!openedFrom || !isNowhere()) return;
          // It may go a moment later, when its command has been read back: who watches the screen sees that it had the focus.
          if (isGone(openedFrom)) goOnFrom(openedFrom);
          else openedFrom.element.focus({ preventScroll: true });
        }),
      );
    },
    [openedFrom],
  );
  return null;
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
