import type { ComponentType } from 'react';
import { loadWords } from '../i18n/i18n.ts';
import { type LazyPart, lazyPart } from '../kit/loading/lazyPart.tsx';

/** A tab that is another noun's: its code and the words it needs are fetched when it is first shown. */
export function lazyTab<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  ...words: string[]
): LazyPart<Props> {
  return lazyPart(() => Promise.all([load(), loadWords(...words)]).then(([tab]) => tab));
}

/** Loads a part before it is shown; a failure is reported where the part is shown. */
export function fetchLazily(part: Pick<LazyPart<object>, 'load'> | undefined): void {
  part?.load().catch(() => undefined);
}
