import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/** Counts a call as under way until the returned function is called; calling it twice counts once. */
export function begin(): () => void {
  change(1);
  let ended = false;
  return () => {
    if (ended) return;
    ended = true;
    change(-1);
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while any call is under way: what the loading bar shows (SHELL-12). */
export function useIsCalling(): boolean {
  return useSyncExternalStore(subscribe, () => count > 0);
}
