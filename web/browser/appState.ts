/** One value of the application's store, with its subscribers. */
export interface Slice<T> {
  read(): T;
  write(next: T): void;
  /** @returns a function that ends the subscription. Ready for `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
}

const resets = new Set<() => void>();

/** Adds a value to the application's store: state that outlives screens and is read outside React. `first` creates its initial value. */
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

/** Resets every value to its initial one, as if the page had just been loaded. */
export function resetAppState(): void {
  for (const reset of resets) reset();
}
