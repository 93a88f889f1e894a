import { type ComponentType, lazy } from 'react';
import { loadWords } from '../i18n/i18n.ts';

/** How the code and the words of each tab are fetched. */
const FETCHES = new Map<unknown, () => Promise<unknown>>();

/** A tab that is another noun's: its code and the words it needs are fetched when it is first shown. */
export function lazyTab<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...words: string[]
): ComponentType<Props> {
  let coming: Promise<{ default: ComponentType<Props> }> | undefined;
  const fetchOnce = () => {
    coming ??= Promise.all([load(), loadWords(...words)]).then(([screen]) => ({ default: screen }));
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  const screen = lazy(fetchOnce) as unknown as ComponentType<Props>;
  FETCHES.set(screen, fetchOnce);
  return screen;
}

/** Loads a tab before it is shown; a failure is reported where the tab is shown. */
export function fetchLazily(screen: unknown): void {
  FETCHES.get(screen)?.().catch(() => undefined);
}
