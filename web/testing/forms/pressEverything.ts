// Only for tests: sends a filled form whose call fails, and presses what can be pressed then.
import { fireEvent, waitFor } from '@testing-library/react';
import { closeFailedCall } from '../../data/failures/failedCall.ts';
import { leaveQuestion } from '../../navigation/leaving.ts';
import { type Failing, failedMutations, failMutations } from './failingMutations.ts';
import {
  entries,
  type FormCase,
  front,
  layers,
  openFilled,
  settle,
  watchReload,
  wrongFields,
} from './openForm.ts';

/** Fate of the input; `left` is a question asked by the first button of a dialog. */
export type Outcome = 'here' | 'asked' | 'kept' | 'lost' | 'left';

/** Each press that loses what was entered, or leads away at the first button of a dialog. */
export type Faults = Record<string, Outcome>;

/** A filled form, which is opened anew where a press has changed it. */
export class FilledForm {
  private readonly form: FormCase;
  private entered: readonly string[] = [];
  /** Everything that the page holds. */
  private filled = '';
  /** Number of dialogs that are open with the form. */
  private depth = -1;
  private reload = watchReload();

  constructor(form: FormCase) {
    this.form = form;
  }

  /** Presses in turn everything that can be pressed after this failure. */
  async pressAfter(failing: Failing): Promise<Faults> {
    const faults: Faults = {};
    let count = 1;
    for (let at = 0; at < count; at += 1) {
      await this.send(failing);
      if (!this.form.isHidden && !this.isHere()) faults[`${failing.failure}: the answer itself`] = 'lost';
      const buttons = pressable();
      count = buttons.length;
      const button = buttons[at];
      if (!button) continue;
      const isFirst = layers().length > this.depth && isMain(button);
      const outcome = await this.press(button);
      const isFault = outcome === 'lost' || (isFirst && outcome === 'asked');
      if (isFault) faults[`${failing.failure}: ${nameOf(button)}`] = outcome === 'asked' ? 'left' : outcome;
    }
    failMutations(null);
    // A request whose answer was lost is asked for before the next failure could be met.
    if (failing.failure === 'unreachable' || failing.failure === 'unavailable') this.depth = -1;
    return faults;
  }

  /** Sends it, and waits for the failure. */
  private async send(failing: Failing): Promise<void> {
    failMutations(failing);
    if (!(await this.isAsFilled())) {
      this.entered = await openFilled(this.form);
      this.depth = layers().length;
      this.filled = String(entries());
    }
    const { submit, confirm } = this.form;
    const button = this.form.isQuestion
      ? await waitFor(() => enabled(submit ?? ''))
      : submit
        ? buttonOf(layers().at(-1) ?? document.body, submit)
        : front().querySelector<HTMLElement>('button[type=submit]');
    if (!button) throw new Error(`No button sends it: ${front().textContent?.slice(0, 300)}`);
    fireEvent.click(button);
    await settle();
    if (confirm !== undefined && !failing.failsDryRuns) {
      const button = await waitFor(() => (this.isLostShown() ? null : enabled(confirm)));
      if (button) fireEvent.click(button);
      await settle();
    }
    // A lost answer is asked for before anything is sent again.
    if (failedMutations() === 0) await settle();
    if (failedMutations() === 0 && layers().length <= this.depth)
      throw new Error(`Nothing was sent: ${wrongFields()}`);
  }

  /** Returns true if the form is as it was filled, with nothing in front of it. Closes everything that can be closed without a loss. */
  private async isAsFilled(): Promise<boolean> {
    // A question that was refused cannot be answered again.
    if (this.depth < 0 || this.form.isQuestion) return false;
    await this.goBack();
    if (document.querySelector('[role=listbox], [role=menu]')) return false;
    return layers().length === this.depth && String(entries()) === this.filled;
  }

  /** Closes the failure and, where it covers the form, the question. */
  private async goBack(): Promise<void> {
    leaveQuestion.stay();
    closeFailedCall();
    await settle(2);
    const close = this.isLostShown() && buttonOf(front(), 'Close');
    if (close) fireEvent.click(close);
    await settle(2);
    if (!this.form.isHidden || document.querySelector('form')) return;
    const cancel = buttonOf(front(), 'Cancel');
    if (cancel) fireEvent.click(cancel);
    await settle(2);
  }

  /** Returns true if the dialog about a lost answer is in front of the form's own dialog. */
  private isLostShown(): boolean {
    const own = this.form.isHidden ? 0 : this.depth;
    return this.form.confirm !== undefined && layers().length > own + 1;
  }

  private async press(button: HTMLElement): Promise<Outcome> {
    const depth = layers().length;
    this.reload.mockClear();
    fireEvent.click(button);
    await settle();
    if (leaveQuestion.isAsked()) return 'asked';
    if (this.form.isHidden) await this.goBack();
    if (this.reload.mock.calls.length === 0) {
      if (this.isHere()) return 'here';
      if (layers().length > depth) return 'asked';
    }
    const storage = JSON.stringify({ ...sessionStorage });
    return typedTexts(this.entered).every((text) => storage.includes(text)) ? 'kept' : 'lost';
  }

  private isHere(): boolean {
    const now = entries();
    return this.entered.every((entry) => now.includes(entry));
  }
}

/** Texts that are long enough to be told from others, without ticks and short choices. */
const typedTexts = (entered: readonly string[]) =>
  entered.map((entry) => entry.slice(entry.indexOf('=') + 1)).filter((text) => text.length > 5);
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent ?? '';
const isMain = (button: HTMLElement) =>
  button === document.activeElement || button.classList.contains('primary');

const pressable = () =>
  [...front().querySelectorAll<HTMLElement>('button, a[href]')].filter(
    (element) =>
      !(element as HTMLButtonElement).disabled &&
      element.getAttribute('aria-disabled') !== 'true' &&
      element.closest('[hidden]') === null &&
      element.tabIndex >= 0 &&
      !EDITS_A_FIELD.test(nameOf(element)),
  );

/** Buttons that change one field or row, as typing does, or answer which of two values is kept. */
const EDITS_A_FIELD = /^(Clear|Remove|Undo|Use theirs)\b/;

/** A button by its name. A query by role would compute the style of every element of the page, each time. */
const buttonOf = (within: HTMLElement, name: string): HTMLButtonElement | undefined =>
  [...within.querySelectorAll('button')].find((button) => nameOf(button).trim() === name);

function enabled(name: string): HTMLElement {
  const button = buttonOf(front(), name);
  if (!button) throw new Error(`There is no button ${name}`);
  if (button.disabled) throw new Error(`${name} is disabled`);
  return button;
}
