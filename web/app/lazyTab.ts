import type { ComponentType } from 'react';
import { loadWords } from '../i18n/i18n.ts';
import { readyLazy } from './readyLazy.ts';

/** How the code and the words of each tab are fetched. */
const FETCHES = new Map<unknown, () => Promise<unknown>>();

/** A tab that is another noun's: its code and the words it needs are fetched when it is first shown. */
export function lazyTab<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...words: string[]
): ComponentType<Props> {
  const part = readyLazy(() => Promise.all([load(), loadWords(...words)]).then(([tab]) => tab));
  const tab = part.Part as unknown as ComponentType<Props>;
  FETCHES.set(tab, part.load);
  return tab;
}

/** Loads a tab before it is shown; a failure is reported where the tab is shown. */
export function fetchLazily(tab: unknown): void {
  FETCHES.get(tab)?.().catch(() => undefined);
}
