// Finds the next place of the focus after the focused element is removed.

/** The focused element, its ancestors, and the Tab stops before it. */
export interface FocusPlace {
  element: HTMLElement;
  /** Ancestors from the inside out. */
  round: readonly HTMLElement[];
  before: readonly HTMLElement[];
}

const STOPS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], [tabindex]';
/** Groups of elements that the focus stays within. */
const TOGETHER = 'section, form, [role=region], [role=dialog], [role=alertdialog]';

/** Returns the place of the focus; for an entry of a menu, the button that opened the menu. */
export function focusPlace(focused: Element | null = document.activeElement): FocusPlace | null {
  const element = openerOf(focused) ?? focused;
  if (!(element instanceof HTMLElement) || element === document.body) return null;
  const round: HTMLElement[] = [];
  for (let one = element.parentElement; one; one = one.parentElement) round.push(one);
  const stops = stopsOf(document.body);
  return { element, round, before: stops.slice(0, Math.max(0, stops.indexOf(element))) };
}

/** Returns true if the element can no longer have the focus. A row is inert before it is removed. */
export const isGone = ({ element }: FocusPlace): boolean =>
  !element.isConnected || element.matches(':disabled, [inert] *');

/** Returns true if an ancestor is still on the page. A window that another one replaced has none. */
export const hasSurroundings = ({ round }: FocusPlace): boolean => surroundings(round).length > 0;

const surroundings = (round: readonly HTMLElement[]) =>
  round.filter((one) => one.isConnected && !one.matches('html, body'));

/** Gives the focus to what is next round the place, else to what is left of it; nothing scrolls. */
export function goOnFrom({ element, round, before }: FocusPlace): void {
  const left = surroundings(round);
  const together = left.find((one) => one.matches(TOGETHER)) ?? left[0];
  if (!together) return;
  const stops = stopsOf(together).filter((one) => one !== element && !one.matches('[inert] *'));
  // The element was rendered again and is back in its place.
  const again = stops.find((one) => isLike(one, element));
  const last = before.filter((one) => stops.includes(one)).at(-1);
  const first = before.every((one) => one.isConnected) ? stops[0] : undefined;
  const next = again ?? (last ? (stops[stops.indexOf(last) + 1] ?? last) : first);
  if (next) next.focus({ preventScroll: true });
  else focusItself(left[0] ?? together);
}

const isLike = (one: HTMLElement, other: HTMLElement): boolean =>
  one.tagName === other.tagName &&
  one.textContent === other.textContent &&
  one.getAttribute('aria-label') === other.getAttribute('aria-label') &&
  (one.textContent !== '' || one.hasAttribute('aria-label'));

function focusItself(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}

/** Tab stops in their order. */
const stopsOf = (root: HTMLElement): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(STOPS)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && (one.checkVisibility?.() ?? true),
  );

function openerOf(focused: Element | null): HTMLElement | null {
  const ids = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)).find((one) => one?.matches('button')) ?? null;
}
