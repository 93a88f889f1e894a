import type { SavedViewScreen } from '../../../schema/people/savedViews.ts';

/** A list as its menu of saved views sees it. */
export interface ListViews {
  screen: SavedViewScreen;
  /** The id of the chosen view, as the address has it; null without one. */
  chosen: string | null;
  /** State of the list, in the notation of saved views. */
  query: string;
  /** True if a filter is set that no view stores: a reward code. */
  hasSecret: boolean;
  /** True if the address has filters or an order that are invalid: no view stores them. */
  hasInvalid: boolean;
  /** Returns a view's query without the parts that this list does not know. */
  knownOf: (query: string) => string;
  /** Shows a view. The browser's Back button returns to the previous state. */
  open: (view: { id: string; query: string }) => void;
  /** Calls what is shown by a view, or by none. */
  choose: (id: string | null) => void;
  /** Shows the untouched list. */
  openNone: () => void;
}

/** A saved view that a screen opens with where its address says nothing of the list. */
export interface OpeningView {
  id: string;
  screen: SavedViewScreen;
  name: string;
  query: string;
}
