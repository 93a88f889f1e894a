import { useSyncExternalStore } from 'react';
import { slice } from '../browser/appState.ts';

/** What one page hands on to the page that it leads to: kept until it is put away, or something else is handed on. */
export function handedOn<Thing>() {
  const thing = slice<Thing | null>(() => null);
  return {
    give: (next: Thing): void => thing.write(next),
    putAway: (): void => thing.write(null),
    use: (): Thing | null => useSyncExternalStore(thing.subscribe, thing.read),
  };
}
