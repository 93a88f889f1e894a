import { useEffect, useRef, useState } from 'react';

/**
 * A text as it is typed, reported to `onChange` once typing has paused for `delay` ms. It is converted by `wantedOf` and reported only if it differs from
 * the current value, which stays as it is as long as nobody types. A new `value` from outside replaces the typed text.
 */
export function useDelayedText(
  value: string,
  onChange: (text: string) => void,
  { delay, wantedOf }: { delay: number; wantedOf: (text: string) => string },
): [string, (text: string) => void] {
  const [text, setText] = useState(value);
  const sent = useRef(value);
  const latest = useRef({ onChange, wantedOf });
  latest.current = { onChange, wantedOf };

  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const typed = text.trim();
    if (typed === sent.current.trim()) return;
    const nextText = latest.current.wantedOf(typed);
    if (nextText === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = nextText;
      latest.current.onChange(nextText);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  return [text, setText];
}
