// The browser's Back and Forward: the address has already changed when their event arrives, so a refused step is undone.
import { slice } from '../browser/appState.ts';
import { mayLeave } from './leaving.ts';

let url: () => string = () => '/';
const stateOf = (state: unknown): { entry?: number; origin?: string } => state ?? {};
const numberOf = (state: unknown): number | undefined => stateOf(state).entry;

/** The current history entry: its number, its address and its origin. */
const currentEntry = slice(() => ({
  entry: numberOf(history.state) ?? 0,
  url: url(),
  origin: stateOf(history.state).origin,
}));
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

/**
 * The state of a new history entry that leads to the hash URL `to`, or the same state when an entry is replaced. The browser keeps it with
 * the entry, also over a reload.
 */
export function entryState(to: string, isReplaced: boolean): object {
  const left = currentEntry.read();
  const isSamePath = isReplaced || withoutQuery(to) === withoutQuery(left.url);
  return {
    ...(history.state as object | null),
    entry: left.entry + (isReplaced ? 0 : 1),
    origin: isSamePath ? left.origin : left.url,
  };
}

/** Records the address as the current one. */
export function settle(): void {
  const before = currentEntry.read();
  if (numberOf(history.state) === undefined)
    history.replaceState(entryState(url(), url() === before.url), '');
  const { entry = before.entry, origin } = stateOf(history.state);
  const now = { entry, url: url(), origin };
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

/** Hash URL from which the path of the current history entry was opened in this tab; undefined for its first one. */
export function originHere(): string | undefined {
  return currentEntry.read().origin;
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
