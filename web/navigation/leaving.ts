// Forms with unsaved changes: who wants to leave them, by whatever way, is asked once. `LeaveDialog` shows the question.
import { slice } from '../browser/appState.ts';

const unsaved = slice(() => new Map<symbol, Leaving>());
const wanted = slice<(() => void) | null>(() => null);

/** What is asked about: leaving the `page`, or already a change of its `query`, by which a row of a list may go. */
export type Leaving = 'page' | 'query';

/** While it is there, leaving asks first. @returns what takes it away again. */
export function askBeforeLeaving(of: Leaving = 'page'): () => void {
  const key = Symbol();
  unsaved.read().set(key, of);
  return () => void unsaved.read().delete(key);
}

/** Whether something would be lost by leaving. */
export function hasUnsaved(): boolean {
  return unsaved.read().size > 0;
}

/** Takes a step out of the page: at once, or when the person has agreed to lose what is not saved. */
export function leave(step: () => void): void {
  if (hasUnsaved()) wanted.write(step);
  else step();
}

/**
 * Whether `to`, a hash URL, may be gone to from `from` now. If not, the person is asked, and `step` goes there when they agree. A
 * change of the query alone leaves nothing, but for that of the tab, and where a row of a list is being edited.
 */
export function mayLeave(from: string, to: string, step: () => void): boolean {
  const asksOfQuery = [...unsaved.read().values()].includes('query');
  if (!hasUnsaved() || (!asksOfQuery && placeOf(from) === placeOf(to))) return true;
  wanted.write(step);
  return false;
}

/** The question that waits for its answer, for the dialog. */
export const leaveQuestion = {
  isAsked: (): boolean => wanted.read() !== null,
  stay: (): void => wanted.write(null),
  /** Goes where the person wanted to go. Whatever asked is forgotten: it ends with its page. */
  go(): void {
    const step = wanted.read();
    unsaved.read().clear();
    wanted.write(null);
    step?.();
  },
  subscribe: wanted.subscribe,
};

function placeOf(url: string): string {
  const [path = '', query = ''] = url.split('?');
  return `${path}?${new URLSearchParams(query).get('tab') ?? ''}`;
}
