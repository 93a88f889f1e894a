import type { FunctionComponent } from 'react';
import { loadWords } from '../../i18n/i18n.ts';
import type { AnyRoute, ParamsOf, Route } from '../../routes/route.ts';

/** Fetches a screen's code and the words it needs beside its noun's. */
export type ScreenLoader = () => Promise<FunctionComponent<never>>;

/** A route, its screen, and further files of words that the screen shows; those of its noun are always fetched. */
export function bind<Path extends string, Key extends string>(
  route: Route<Path, Key>,
  load: () => Promise<FunctionComponent<ParamsOf<Path>>>,
  ...words: string[]
): [AnyRoute, ScreenLoader] {
  return [
    route as unknown as AnyRoute,
    async () => {
      const [screen] = await Promise.all([load(), loadWords(...words)]);
      return screen as FunctionComponent<never>;
    },
  ];
}
