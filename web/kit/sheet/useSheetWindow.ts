import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { ROW_HEIGHT, type SheetRows } from './sheetModel.ts';

/** Rows that are drawn above and below those that are seen. */
const OVERSCAN_ROWS = 10;
/** Height of a frame that is not measured yet, in px. */
const INITIAL_HEIGHT_PX = 480;

/** The rows near the window of a frame, the last one excluded, and how many are seen at once. */
export function useSheetWindow(frame: RefObject<HTMLElement | null>, { count, onWindow }: SheetRows) {
  const [{ top, height }, setSeen] = useState({ top: 0, height: INITIAL_HEIGHT_PX });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      // Counts whole rows, so that scrolling within a row renders nothing.
      const next = Math.floor(element.scrollTop / ROW_HEIGHT) * ROW_HEIGHT;
      const seen = element.clientHeight || INITIAL_HEIGHT_PX;
      setSeen((now) => (now.top === next && now.height === seen ? now : { top: next, height: seen }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [frame]);
  const page = Math.max(1, Math.floor(height / ROW_HEIGHT) - 1);
  const first = Math.max(0, Math.min(Math.floor(top / ROW_HEIGHT) - OVERSCAN_ROWS, count));
  const last = Math.min(count, Math.floor(top / ROW_HEIGHT) + page + OVERSCAN_ROWS);
  useEffect(() => onWindow(first, last), [first, last, onWindow]);
  return { first, last, page };
}
