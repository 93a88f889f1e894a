import { useEffect, useState } from 'react';

/** Milliseconds after which a page that is not painted, in a background tab, goes on all the same. */
const UNSEEN = 100;

/** Whether what this component rendered first has been painted. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const onPaint = () => setPainted(true);
    let timer = setTimeout(onPaint, UNSEEN);
    const frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(onPaint);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
