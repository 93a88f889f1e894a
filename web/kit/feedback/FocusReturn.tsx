import { useEffect, useState } from 'react';
import { slice } from '../../browser/appState.ts';
import { type FocusPlace, focusPlace, goOnFrom, hasSurroundings, isGone } from './focusPlace.ts';

/** Places from which the open windows were opened, the latest last. */
const opened = slice<readonly FocusPlace[]>(() => []);

/**
 * Inside a window: what was pressed to open it may be gone once it closes, a button to approve say, or the window that it took the place of.
 * The keyboard then goes on with what is next, and not from the beginning of the page.
 */
export function FocusReturn() {
  const [places] = useState(() => [focusPlace(), opened.read().at(-1)].filter((one) => one != null));
  useEffect(() => {
    // A second window in a row returns to the place where the first one was opened.
    const place = places.find(hasSurroundings);
    if (place) opened.write([...opened.read(), place]);
    return () => {
      if (place) opened.write(opened.read().filter((one) => one !== place));
      // React Aria gives the focus back in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const openedFrom = places.find(hasSurroundings);
          if (!openedFrom || !isNowhere()) return;
          // The element may disappear a moment later, once its command has been read back.
          if (isGone(openedFrom)) goOnFrom(openedFrom);
          else openedFrom.element.focus({ preventScroll: true });
        }),
      );
    };
  }, [places]);
  return null;
}

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;
