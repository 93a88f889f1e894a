import { useSyncExternalStore } from 'react';
import { slice } from './appState.ts';

const calls = slice<ReadonlySet<symbol>>(() => new Set());

/** Counts a call as under way until the returned function is called; calling it twice counts once. */
export function begin(): () => void {
  const call = Symbol();
  calls.write(new Set(calls.read()).add(call));
  return () => {
    const others = new Set(calls.read());
    if (others.delete(call)) calls.write(others);
  };
}

/** Returns true while any call is running, for the loading bar (SHELL-12). */
export function useIsCalling(): boolean {
  return useSyncExternalStore(calls.subscribe, () => calls.read().size > 0);
}
