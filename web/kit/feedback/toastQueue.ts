// The messages that pass by; the region shows them.
import { SUCCESS_MS } from '../useFleeting.ts';

export interface ToastEntry {
  id: number;
  tone: 'success' | 'danger';
  text: string;
}

let entries: readonly ToastEntry[] = [];
let count = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

function add(tone: ToastEntry['tone'], text: string): void {
  count += 1;
  change([...entries.slice(-2), { id: count, tone, text }]);
}

/** Says that something was done (3 s, UI-27), or was not (until it is closed). */
export const toast = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('danger', text),
};

export const toastQueue = {
  lifetime: SUCCESS_MS,
  read: (): readonly ToastEntry[] => entries,
  remove: (id: number): void => change(entries.filter((entry) => entry.id !== id)),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
