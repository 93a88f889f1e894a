import { useEffect, useState } from 'react';
import { slice } from '../../browser/appState.ts';
import { type FocusPlace, focusPlace, goOnFrom, hasSurroundings, isGone } from './focusPlace.ts';

/** From where each window that is open was opened, the last one last. */
const opened = slice<readonly FocusPlace[]>(() => []);

/**
 * Inside a window: what was pressed to open it may be gone once it closes, a button to approve say, or the window that it took the place of.
 * The keyboard then goes on with what is next, and not from the beginning of the page.
 */
export function FocusReturn() {
  const [places] = useState(() => [focusPlace(), opened.read().at(-1)].filter((one) => one != null));
  useEffect(() => {
    // Of two windows that open one after the other, the second is come to from where the first one was.
    const place = places.find(hasSurroundings);
    if (place) opened.write([...opened.read(), place]);
    return () => {
      if (place) opened.write(opened.read().filter((one) => one !== place));
      // React Aria gives the focus back in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const openedFrom = places.find(hasSurroundings);
          if (!openedFrom || !isNowhere()) return;
          // It may go a moment later, when its command has been read back: who watches the screen sees that it had the focus.
          if (isGone(openedFrom)) goOnFrom(openedFrom);
          else openedFrom.element.focus({ preventScroll: true });
        }),
      );
    };
  }, [places]);
  return null;
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
