import { useRef } from 'react';

/**
 * The key of one change: made when its form opens and kept while it is sent again, so that the service does it once.
 * `renew` after it was done, where the form stays for the next one.
 */
export function useIdempotencyKey(): { key: () => string; renew: () => void } {
  const key = useRef<string>(undefined);
  return {
    key: () => {
      key.current ??= crypto.randomUUID();
      return key.current;
    },
    renew: () => {
      key.current = undefined;
    },
  };
}
