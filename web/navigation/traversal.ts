// The browser's Back and Forward: the address has changed when they are heard, so a step that is not to be made is taken back.
import { mayLeave } from './leaving.ts';

let url: () => string = () => '/';
/** Number of the entry of the history that is shown. */
let shown = 0;
let shownUrl = '/';
/** The address to come back to, while a refused step is being taken back. */
let held: string | null = null;

const numberOf = (state: unknown): number | undefined => (state as { entry?: number } | null)?.entry;

/** Watches the steps through the history; `readUrl` is the hash URL of the address. Before anything else listens to them. */
export function watchTraversal(readUrl: () => string): void {
  url = readUrl;
  settle();
  addEventListener('popstate', judge, true);
  addEventListener('hashchange', judge, true);
}

/** What a new entry of the history is to carry, or the same one when it is replaced. */
export function entryState(isReplaced: boolean): object {
  return { ...(history.state as object | null), entry: isReplaced ? shown : shown + 1 };
}

/** Takes the address as the one that is shown. */
export function settle(): void {
  const number = numberOf(history.state);
  if (number === undefined) history.replaceState(entryState(url() === shownUrl), '');
  shown = numberOf(history.state) ?? shown;
  shownUrl = url();
}

/** The address as the screens are to see it. */
export function visibleUrl(): string {
  return held ?? url();
}

function judge(event: Event): void {
  // What `navigate` dispatches was asked for before.
  if (!event.isTrusted) return;
  if (held !== null) {
    event.stopImmediatePropagation();
    if (url() === held) held = null;
    return;
  }
  // An entry without a number is new: a typed address, one step ahead.
  const steps = (numberOf(history.state) ?? shown + 1) - shown;
  if (url() === shownUrl || mayLeave(shownUrl, url(), () => history.go(steps))) {
    settle();
    return;
  }
  event.stopImmediatePropagation();
  held = shownUrl;
  history.go(-steps);
}
