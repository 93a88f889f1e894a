import { useRef } from 'react';

/**
 * The key of one change: made when its form opens and kept while it is sent again, so that the service does it once.
 * `renew` after it was done, where the form stays for the next one; `keep` takes up the key of a draft, whose answer may have been lost
 * with the page it was sent from.
 */
export function useIdempotencyKey(): { key: () => string; keep: (kept: string) => void; renew: () => void } {
  const key = useRef<string>(undefined);
  return {
    key: () => {
      key.current ??= crypto.randomUUID();
      return key.current;
    },
    keep: (kept) => {
      key.current = kept;
    },
    renew: () => {
      key.current = undefined;
    },
  };
}
