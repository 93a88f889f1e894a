// The messages that pass by; the region shows them.
import { slice } from '../../browser/appState.ts';
import { SUCCESS_MS } from '../useFleeting.ts';

export interface ToastEntry {
  id: number;
  tone: 'success' | 'danger';
  text: string;
}

const entries = slice<readonly ToastEntry[]>(() => []);
let count = 0;

function add(tone: ToastEntry['tone'], text: string): void {
  count += 1;
  entries.write([...entries.read().slice(-2), { id: count, tone, text }]);
}

/** Says that something was done (3 s, UI-27), or was not (until it is closed). */
export const toast = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('danger', text),
};

export const toastQueue = {
  lifetime: SUCCESS_MS,
  read: entries.read,
  remove: (id: number): void => entries.write(entries.read().filter((entry) => entry.id !== id)),
  subscribe: entries.subscribe,
};
