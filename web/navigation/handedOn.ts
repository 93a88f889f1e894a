import { useSyncExternalStore } from 'react';
import { slice } from '../browser/appState.ts';

/** A value that one page passes to the next: kept until it is dismissed or replaced. */
export function handedOn<Thing>() {
  const thing = slice<Thing | null>(() => null);
  return {
    give: (next: Thing): void => thing.write(next),
    putAway: (): void => thing.write(null),
    use: (): Thing | null => useSyncExternalStore(thing.subscribe, thing.read),
  };
}
