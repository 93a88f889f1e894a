// The browser's Back and Forward: the address has changed when they are heard, so a step that is not to be made is taken back.
import { slice } from '../browser/appState.ts';
import { mayLeave } from './leaving.ts';

let url: () => string = () => '/';
const numberOf = (state: unknown): number | undefined => (state as { entry?: number } | null)?.entry;

/** The entry of the history that is shown: its number and its address. */
const shown = slice(() => ({ entry: numberOf(history.state) ?? 0, url: url() }));
/** The address to come back to, while a refused step is being taken back. */
const held = slice<string | null>(() => null);

/** Watches the steps through the history; `readUrl` is the hash URL of the address. Before anything else listens to them. */
export function watchTraversal(readUrl: () => string): void {
  url = readUrl;
  settle();
  addEventListener('popstate', judge, true);
  addEventListener('hashchange', judge, true);
}

/** What a new entry of the history is to carry, or the same one when it is replaced. */
export function entryState(isReplaced: boolean): object {
  return { ...(history.state as object | null), entry: shown.read().entry + (isReplaced ? 0 : 1) };
}

/** Takes the address as the one that is shown. */
export function settle(): void {
  const before = shown.read();
  if (numberOf(history.state) === undefined) history.replaceState(entryState(url() === before.url), '');
  shown.write({ entry: numberOf(history.state) ?? before.entry, url: url() });
}

/** The address as the screens are to see it. */
export function visibleUrl(): string {
  return held.read() ?? url();
}

function judge(event: Event): void {
  // What `navigate` dispatches was asked for before.
  if (!event.isTrusted) return;
  if (held.read() !== null) {
    event.stopImmediatePropagation();
    if (url() === held.read()) held.write(null);
    return;
  }
  // An entry without a number is new: a typed address, one step ahead.
  const left = shown.read();
  const steps = (numberOf(history.state) ?? left.entry + 1) - left.entry;
  if (url() === left.url || mayLeave(left.url, url(), () => history.go(steps))) {
    settle();
    return;
  }
  event.stopImmediatePropagation();
  held.write(left.url);
  history.go(-steps);
}
