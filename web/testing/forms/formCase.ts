// Only for tests: how one form of the product is opened and filled.
import { keyOutcome } from '../keyOutcome.ts';

/** One form: where it is written, and a person's way to it. */
export interface FormCase {
  /** The files that make it, below `web/`. Every file with a form is in one case. */
  files: readonly string[];
  /** Shows its screen. */
  show: () => Promise<unknown>;
  /** Opens it, where it is not there at once. */
  open?: () => Promise<unknown>;
  /** What is entered in fields whose rules reject any text, by the beginning of their label. */
  texts?: Readonly<Record<string, string>>;
  /** Fills what is no text field. */
  choose?: () => Promise<unknown> | unknown;
  /** Its button that sends; the submit button when absent. */
  submit?: string;
  /** It is not on the page while the question is open. */
  isHidden?: true;
  /** It stands in the question before a change, which opens only when the dry run succeeds. */
  isQuestion?: true;
  /** The button of the question that follows, whose dry run succeeds. */
  confirm?: string;
}

/** What became of a request whose answer was lost: nothing was saved. */
export const LOST = { LostAnswerDialog: keyOutcome('unknown') };
