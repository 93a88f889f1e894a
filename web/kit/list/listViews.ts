import type { SavedViewScreen } from '../../../schema/savedViews.ts';

/** What the menu of saved views knows of its list, and does with it. */
export interface ListViews {
  screen: SavedViewScreen;
  /** The id of the chosen view, as the address has it; null without one. */
  chosen: string | null;
  /** What the list shows now, in the spelling of saved views. */
  query: string;
  /** Whether the list is filtered by something that no view keeps: a reward code. */
  hasSecret: boolean;
  /** A view's query as this list has it: what it does not know is left out. */
  knownOf: (query: string) => string;
  /** Shows what a view has kept; the way back leads to what was shown before. */
  open: (view: { id: string; query: string }) => void;
  /** Calls what is shown by a view, or by none. */
  choose: (id: string | null) => void;
  /** Shows the list as nobody has touched it. */
  openNone: () => void;
}

/** A saved view that a screen opens with where its address says nothing of the list. */
export interface OpeningView {
  id: string;
  screen: SavedViewScreen;
  name: string;
  query: string;
}
