// Forms with unsaved changes: who wants to leave them, by whatever way, is asked once. `LeaveDialog` shows the question.
import { slice } from '../browser/appState.ts';

const unsaved = slice(() => new Set<symbol>());
const wanted = slice<(() => void) | null>(() => null);

/** While it is there, leaving asks first. @returns what takes it away again. */
export function askBeforeLeaving(): () => void {
  const key = Symbol();
  unsaved.read().add(key);
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
 * change of the query alone leaves nothing, but for that of the tab.
 */
export function mayLeave(from: string, to: string, step: () => void): boolean {
  if (!hasUnsaved() || placeOf(from) === placeOf(to)) return true;
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
