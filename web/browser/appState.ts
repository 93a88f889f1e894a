/** One value of the application's store, and who is told when it changes. */
export interface Slice<T> {
  read(): T;
  write(next: T): void;
  /** @returns what ends the subscription. Ready for `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
}

const resets = new Set<() => void>();

/** Adds a value to the application's store: state that outlives screens and is read outside React. `first` makes its first value. */
export function slice<T>(first: () => T): Slice<T> {
  let value = first();
  const listeners = new Set<() => void>();
  const write = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  resets.add(() => write(first()));
  return {
    read: () => value,
    write,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Puts every value back to its first one, as if the page had just been loaded. */
export function resetAppState(): void {
  for (const reset of resets) reset();
}
