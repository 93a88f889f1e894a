import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs something at once, or after the press under way. An error that appeared while the pointer is down would move the button from
 * under it, and the click would miss.
 */
export function useAfterPress(): (run: () => void) => void {
  const press = useRef<{ isDown: boolean; waiting: (() => void)[] }>({ isDown: false, waiting: [] });
  useEffect(() => {
    const down = () => {
      press.current.isDown = true;
    };
    const up = () => {
      press.current.isDown = false;
      // The click comes after the release.
      setTimeout(() => {
        for (const run of press.current.waiting.splice(0)) run();
      });
    };
    addEventListener('pointerdown', down, true);
    addEventListener('pointerup', up, true);
    addEventListener('pointercancel', up, true);
    return () => {
      removeEventListener('pointerdown', down, true);
      removeEventListener('pointerup', up, true);
      removeEventListener('pointercancel', up, true);
    };
  }, []);
  return useCallback((run) => {
    if (press.current.isDown) press.current.waiting.push(run);
    else run();
  }, []);
}
