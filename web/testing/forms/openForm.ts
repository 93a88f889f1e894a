// Only for tests: opens a form and enters something in its fields.
import { act, cleanup, fireEvent, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import { resetAppState } from '../../browser/appState.ts';
import { keyOutcome } from '../keyOutcome.ts';
import { leavePages } from '../pageLife.ts';
import { forgetAnswers } from './failingMutations.ts';

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

// Captured before a test installs fake timers.
const later = globalThis.setImmediate;

/** Lets the answers of all calls arrive, and what they lead to be drawn. */
export const settle = (rounds = 5) =>
  act(async () => {
    for (let round = 0; round < rounds; round += 1) await new Promise<void>((next) => later(next));
  });

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const CONTROLS = 'input, textarea, select';
const LAYERS = '[role=dialog], [role=alertdialog]';

/** The open dialogs, the topmost last. */
export const layers = () => [...document.querySelectorAll<HTMLElement>(LAYERS)];
const formElement = () => [...document.querySelectorAll<HTMLElement>('form')].at(-1);

/** The topmost dialog, or the form on the page. */
export const front = (): HTMLElement => layers().at(-1) ?? formElement() ?? document.body;

const isTicked = ({ type }: Control) => type === 'checkbox' || type === 'radio';
const isText = ({ tagName, type }: Control) =>
  tagName === 'TEXTAREA' || ['text', 'email', 'tel', 'number', 'url', 'time'].includes(type);
const labelOf = (control: Control) =>
  control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? control.name;

/** Returns the contents of the page's controls, one text each; for buttons, the pressed ones. */
export const entries = (): string[] => [
  ...[...document.querySelectorAll<Control>(CONTROLS)].map((control) =>
    isTicked(control)
      ? `${control.name} ${control.value}=${(control as HTMLInputElement).checked}`
      : `${control.name}=${control.value}`,
  ),
  ...[...document.querySelectorAll('button[aria-pressed=true]')].map(
    (button) => `${button.getAttribute('aria-label') ?? button.textContent}=pressed`,
  ),
];

/** Forms whose page holds them before they are opened: nothing has to be waited for. */
const heldByPage = new WeakSet<FormCase>();

/** Opens the form on a page that was just loaded, and fills it; returns what was entered. */
export async function openFilled(form: FormCase): Promise<readonly string[]> {
  leavePages();
  cleanup();
  for (const left of document.querySelectorAll('body > :not([data-live-announcer])')) left.remove();
  sessionStorage.clear();
  localStorage.clear();
  resetAppState();
  forgetAnswers();
  await form.show();
  const closed = entries().join();
  function isOpen() {
    const isThere = form.open
      ? layers().length > 0 || entries().join() !== closed
      : formElement() || layers().length > 0;
    if (!isThere) throw new Error('No form is open');
  }
  await form.open?.();
  // A dialog may load its script first. A form that its page holds from the start changes nothing when it is opened.
  if (!form.open) await waitFor(isOpen);
  else if (!heldByPage.has(form)) await waitFor(isOpen, { timeout: 2000 }).catch(() => heldByPage.add(form));
  await settle(3);
  const before = entries();
  await form.choose?.();
  fillTexts(form.texts ?? {});
  await settle(3);
  const entered = entries().filter((entry) => !before.includes(entry));
  if (entered.length === 0) throw new Error('Nothing could be entered');
  return entered;
}

/** Enters something in every text field. */
function fillTexts(texts: Readonly<Record<string, string>>): void {
  for (const control of front().querySelectorAll<HTMLInputElement>('input, textarea')) {
    if (!isText(control) || control.readOnly || control.disabled) continue;
    if (control.getAttribute('role') === 'combobox') continue;
    const label = labelOf(control);
    const special = Object.keys(texts).find((start) => label.startsWith(start));
    const value = special === undefined ? textFor(control) : (texts[special] ?? '');
    if (value === '') continue;
    fireEvent.change(control, { target: { value } });
    fireEvent.blur(control);
  }
}

function textFor({ type, inputMode }: HTMLInputElement): string {
  if (inputMode === 'email') return 'grace@entered.example';
  if (type === 'tel') return '+33612345678';
  return inputMode === 'numeric' || inputMode === 'decimal' ? '7' : 'Entered text';
}

/** The fields that say that they are wrong; else the beginning of what is on the page. */
export const wrongFields = () =>
  [...document.querySelectorAll<Control>('[aria-invalid=true]')].map(labelOf).join(', ') ||
  front().textContent?.slice(0, 300);

export const watchReload = () => vi.spyOn(location, 'reload').mockImplementation(() => undefined);
