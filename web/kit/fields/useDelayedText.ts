import { useEffect, useRef, useState } from 'react';

/**
 * A text as it is typed, told to `onChange` once typing has paused for `delay` ms: as `wantedOf` makes it, and only where that differs from
 * what is in force. A `value` that comes from elsewhere takes the place of what was typed.
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
    const wanted = latest.current.wantedOf(text.trim());
    if (wanted === sent.current) return;
    const timer = setTimeout(() => {
      sent.current = wanted;
      latest.current.onChange(wanted);
    }, delay);
    return () => clearTimeout(timer);
  }, [text, delay]);

  return [text, setText];
}
