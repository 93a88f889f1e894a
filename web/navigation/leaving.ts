// Unsaved work: whatever would lose it asks the person once. `LeaveDialog` shows the question.
// Rule: what somebody entered is thrown away only by an answer to this question. A form or a dialog registers while it holds changes
// (`Form` and `Dialog` of the kit do so, other inputs by `useLeaveWarning`); steps that would lose them run through `leave`, `mayLeave` or
// `discard`. The first button of a dialog never is such a step. `web/testing/forms` opens every form and presses each button.
import { slice } from '../browser/appState.ts';

/** The trigger of the question: leaving the `page`, or any change of its `query`, which may remove a row of a list. */
export type Leaving = 'page' | 'query';

export interface UnsavedWork {
  of: Leaving;
  /** True while a save runs. The navigation after a successful save does not ask; what the person presses meanwhile does. */
  isSaving: boolean;
}

interface Question {
  /** The changes that would be lost: those of the whole page, or those of one form on it. */
  of: 'page' | 'form';
  step: () => void;
}

const unsaved = slice(() => new Map<symbol, UnsavedWork>());
const question = slice<Question | null>(() => null);

/** While it is registered, leaving asks first. @returns a function that removes it. */
export function askBeforeLeaving(work: UnsavedWork = { of: 'page', isSaving: false }): () => void {
  const key = Symbol();
  unsaved.read().set(key, work);
  return () => void unsaved.read().delete(key);
}

/** True if there are unsaved changes. */
export function hasUnsaved(): boolean {
  return unsaved.read().size > 0;
}

/** Runs a step that leaves the page: at once, or after the person has agreed to lose unsaved changes. */
export function leave(step: () => void): void {
  if (hasUnsaved()) question.write({ of: 'page', step });
  else step();
}

/** Runs a step that closes or empties one form, such as its Cancel: after the person has agreed, if it holds changes. The rest of the page stays. */
export function discard(isDirty: boolean, step: () => void): void {
  if (isDirty) question.write({ of: 'form', step });
  else step();
}

/**
 * True if navigation from `from` to `to`, both hash URLs, may happen now. If not, the person is asked, and `step` runs if they agree. A
 * change of the query alone does not leave the page, except for a change of the tab, or while a row of a list is being edited. Navigation
 * `bySave` follows a save and ignores work that is being saved.
 */
export function mayLeave(from: string, to: string, step: () => void, bySave = false): boolean {
  const works = [...unsaved.read().values()].filter(({ isSaving }) => !(bySave && isSaving));
  const asksOfQuery = works.some(({ of }) => of === 'query');
  if (works.length === 0 || (!asksOfQuery && placeOf(from) === placeOf(to))) return true;
  question.write({ of: 'page', step });
  return false;
}

/** The open question, for the dialog. */
export const leaveQuestion = {
  read: (): Question | null => question.read(),
  isAsked: (): boolean => question.read() !== null,
  stay: (): void => question.write(null),
  /** Does the step. Where it leaves the page, all registrations are dropped, because they end with their page. */
  go(): void {
    const pending = question.read();
    if (pending?.of === 'page') unsaved.read().clear();
    question.write(null);
    pending?.step();
  },
  subscribe: question.subscribe,
};

function placeOf(url: string): string {
  const [path = '', query = ''] = url.split('?');
  return `${path}?${new URLSearchParams(query).get('tab') ?? ''}`;
}
