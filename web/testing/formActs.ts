// Only for tests: a person's actions on a form, and what they see.
import { fireEvent, screen } from '@testing-library/react';

/** Types into a field and leaves it. */
export function type(name: string | RegExp, value: string) {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
export const value = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
