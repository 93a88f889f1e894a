import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** True if the element that left the header had the focus. Its replacement then takes the focus. */
export type LostFocus = RefObject<boolean>;

/** The ref of a button or link; notes when it leaves the page with the focus, its own or that of what it has opened. */
export function useNotesFocus<Stop extends HTMLElement>(lost: LostFocus): RefObject<Stop | null> {
  const stop = useRef<Stop>(null);
  useLayoutEffect(() => {
    const element = stop.current;
    // The element is still on the page when this runs.
    return () => {
      if (element === document.activeElement || element?.getAttribute('aria-expanded') === 'true')
        lost.current = true;
    };
  }, [lost]);
  return stop;
}

/** Gives the focus that was lost to what `next` finds, after each change of `when`. */
export function useHandedFocus(lost: LostFocus, next: () => HTMLElement | null | undefined, when: unknown) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `next` looks for what is there after the change
  useEffect(() => {
    if (!lost.current) return;
    lost.current = false;
    next()?.focus();
  }, [lost, when]);
}
