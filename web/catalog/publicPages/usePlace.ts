import { type MouseEvent, useCallback, useEffect, useState } from 'react';
import { type Place, placeOf } from './address.ts';

/** Goes to another address of this page without a reload. */
export type Go = (address: string) => void;

/** The visitor's location. The script handles links of this page in its language; all others are ordinary links. */
export function usePlace(first: Place): {
  place: Place;
  go: Go;
  follow: (event: MouseEvent<HTMLElement>) => void;
} {
  const [place, setPlace] = useState(first);
  const { locale } = first;
  const show = useCallback(
    (address: string) => {
      const next = placeOf(address);
      if (next?.locale !== locale) return false;
      setPlace(next);
      return true;
    },
    [locale],
  );
  useEffect(() => {
    const onPop = () => {
      if (!show(location.href)) location.reload();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [show]);
  const go = useCallback<Go>(
    (address) => {
      if (!show(address)) return location.assign(address);
      history.pushState(null, '', address);
    },
    [show],
  );
  const follow = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as HTMLElement).closest('a');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.origin !== location.origin || link.hash) return;
    if (placeOf(link.href)?.locale !== locale || !link.pathname.startsWith('/catalogue/')) return;
    event.preventDefault();
    go(link.pathname + link.search);
    scrollTo({ top: 0 });
    document.getElementById('rewards')?.focus({ preventScroll: true });
  };
  return { place, go, follow };
}
