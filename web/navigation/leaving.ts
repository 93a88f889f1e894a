// Forms with unsaved changes: every way out of them asks the person once. `LeaveDialog` shows the question.
import { slice } from '../browser/appState.ts';

const unsaved = slice(() => new Map<symbol, Leaving>());
const wanted = slice<(() => void) | null>(() => null);

/** What triggers the question: leaving the `page`, or already a change of its `query`, which may remove a row of a list. */
export type Leaving = 'page' | 'query';

/** While it is registered, leaving asks first. @returns a function that removes it. */
export function askBeforeLeaving(of: Leaving = 'page'): () => void {
  const key = Symbol();
  unsaved.read().set(key, of);
  return () => void unsaved.read().delete(key);
}

/** Whether leaving would lose something. */
export function hasUnsaved(): boolean {
  return unsaved.read().size > 0;
}

/** Runs a step that leaves the page: at once, or after the person has agreed to lose unsaved changes. */
export function leave(step: () => void): void {
  if (hasUnsaved()) wanted.write(step);
  else step();
}

/**
 * Whether navigation from `from` to `to`, a hash URL, may happen now. If not, the person is asked, and `step` goes there when they agree. A
 * change of the query alone does not leave the page, except for a change of the tab, or while a row of a list is being edited.
 */
export function mayLeave(from: string, to: string, step: () => void): boolean {
  const asksOfQuery = [...unsaved.read().values()].includes('query');
  if (!hasUnsaved() || (!asksOfQuery && placeOf(from) === placeOf(to))) return true;
  wanted.write(step);
  return false;
}

/** The open question, for the dialog. */
export const leaveQuestion = {
  isAsked: (): boolean => wanted.read() !== null,
  stay: (): void => wanted.write(null),
  /** Goes to the requested address. All registrations are dropped, because they end with their page. */
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
