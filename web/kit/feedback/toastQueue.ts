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

/** About as long as a word of five letters takes to be read twice: messages come while one looks elsewhere. */
const MS_PER_LETTER = 75;

/** Says that something was done (3 s, UI-27; a longer text as long as it takes to be read), or was not (until it is closed). */
export const toast = {
  success: (text: string): void => add('success', text),
  error: (text: string): void => add('danger', text),
};

export const toastQueue = {
  lifetimeOf: (text: string): number => Math.max(SUCCESS_MS, text.length * MS_PER_LETTER),
  read: entries.read,
  remove: (id: number): void => entries.write(entries.read().filter((entry) => entry.id !== id)),
  subscribe: entries.subscribe,
};
