// Only for tests: how one form of the product is opened and filled.
import { keyOutcome } from '../keyOutcome.ts';

/** One form: its place, and a person's path to it. */
export interface FormCase {
  /** The files that make it, below `web/`. Every file with a form is in one case. */
  files: readonly string[];
  /** Shows its screen. */
  show: () => Promise<unknown>;
  /** Opens it, where it is not there at once. */
  open?: () => Promise<unknown>;
  /** Texts for fields whose rules reject arbitrary text, by the beginning of their label. */
  texts?: Readonly<Record<string, string>>;
  /** Fills what is no text field. */
  choose?: () => Promise<unknown> | unknown;
  /** Its button that sends; the submit button when absent. */
  submit?: string;
  /** True if the form is not on the page while the dialog is open. */
  isHidden?: true;
  /** True if the form is in the dialog before a change, which opens only after a successful dry run. */
  isQuestion?: true;
  /** The button of the question that follows, whose dry run succeeds. */
  confirm?: string;
}

/** Outcome of a request whose answer was lost: nothing was saved. */
export const LOST = { LostAnswerDialog: keyOutcome('unknown') };
