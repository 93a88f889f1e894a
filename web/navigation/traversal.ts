// The browser's Back and Forward: the address has already changed when their event arrives, so a refused step is undone.
import { slice } from '../browser/appState.ts';
import { mayLeave } from './leaving.ts';

let url: () => string = () => '/';
const numberOf = (state: unknown): number | undefined => (state as { entry?: number } | null)?.entry;

/** The current history entry: its number and its address. */
const currentEntry = slice(() => ({ entry: numberOf(history.state) ?? 0, url: url() }));
/** Hash URL that the person saw before the current path; null before the first change of the path. */
const previous = slice<string | null>(() => null);
/** The address to return to, while a refused step is being undone. */
const returnUrl = slice<string | null>(() => null);

/** Observes steps through the history; `readUrl` returns the hash URL of the address. Must be registered before any other listener. */
export function watchTraversal(readUrl: () => string): void {
  url = readUrl;
  settle();
  addEventListener('popstate', judge, true);
  addEventListener('hashchange', judge, true);
}

/** The state of a new history entry, or the same state when an entry is replaced. */
export function entryState(isReplaced: boolean): object {
  return { ...(history.state as object | null), entry: currentEntry.read().entry + (isReplaced ? 0 : 1) };
}

/** Records the address as the current one. */
export function settle(): void {
  const before = currentEntry.read();
  if (numberOf(history.state) === undefined) history.replaceState(entryState(url() === before.url), '');
  const now = { entry: numberOf(history.state) ?? before.entry, url: url() };
  // A replaced entry was only passed through, such as an address that leads home.
  if (now.entry !== before.entry && withoutQuery(now.url) !== withoutQuery(before.url))
    previous.write(before.url);
  currentEntry.write(now);
}

const withoutQuery = (hashUrl: string) => hashUrl.split('?', 1)[0];

/**
 * Hash URL of the previous route, as far as this page knows it: never one of another tab or person. It changes together with the address,
 * before any screen of the new route renders.
 */
export function previousHere(): string | null {
  return previous.read();
}

/** The address that the screens should see. */
export function visibleUrl(): string {
  return returnUrl.read() ?? url();
}

function judge(event: Event): void {
  // The person was already asked about navigation that `navigate` dispatches.
  if (!event.isTrusted) return;
  if (returnUrl.read() !== null) {
    event.stopImmediatePropagation();
    if (url() === returnUrl.read()) returnUrl.write(null);
    return;
  }
  // An entry without a number is new: a typed address, one step ahead.
  const left = currentEntry.read();
  const steps = (numberOf(history.state) ?? left.entry + 1) - left.entry;
  if (url() === left.url || mayLeave(left.url, url(), () => history.go(steps))) {
    settle();
    return;
  }
  event.stopImmediatePropagation();
  returnUrl.write(left.url);
  history.go(-steps);
}
