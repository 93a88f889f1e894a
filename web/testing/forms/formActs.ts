// Only for tests: a person's way to a form.
import { act, fireEvent, screen } from '@testing-library/react';

// An open listbox hides the rest of the page from assistive technology.
const hidden = true;

export const pressFound = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name, hidden }));

/** Chooses in a select field. */
export async function select(label: RegExp, option: string | RegExp) {
  fireEvent.click(screen.getByRole('button', { name: label, expanded: false, hidden }));
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

/** Searches in a picker and chooses. */
export async function pick(label: RegExp, text: string, option: string | RegExp) {
  const box = await screen.findByRole('combobox', { name: label, hidden });
  act(() => box.focus());
  fireEvent.change(box, { target: { value: text } });
  fireEvent.click(await screen.findByRole('option', { name: option }));
}

export const tick = async (role: 'checkbox' | 'radio' | 'switch', name: string | RegExp) =>
  fireEvent.click(await screen.findByRole(role, { name, hidden }));

/** Throws until this button can be pressed. */
export function isEnabled(name: string): void {
  if (screen.getByRole<HTMLButtonElement>('button', { name }).disabled)
    throw new Error(`${name} is disabled`);
}
