import { useEffect, useState } from 'react';

/** Milliseconds after which an unpainted page, as in a background tab, continues without a paint. */
const UNPAINTED_LIMIT_MS = 100;

/** Returns true once the first render of the component has been painted. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    const onPaint = () => setPainted(true);
    let timer = setTimeout(onPaint, UNPAINTED_LIMIT_MS);
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
