import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from '../../../schema/foundation/text/zod.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { Button } from '../actions/Button.tsx';
import { TextField } from '../fields/TextField.tsx';
import { useForm } from './useForm.ts';
import { useHistory } from './useHistory.ts';
import { useHistoryKeys } from './useHistoryKeys.ts';

const rules = z.object({ name: z.string(), city: z.string() });
const changed = vi.fn<(fields: string[]) => void>();
/** Begins the form anew, as the answer to a save does that found somebody else's. */
let begin: (values: { name: string; city: string }) => void;

function Place() {
  const form = useForm(rules, { name: 'Acme', city: 'Lyon' });
  const history = useHistory(form);
  begin = (values) => form.reset(values);
  const undo = () => changed(history.undo());
  const redo = () => changed(history.redo());
  useHistoryKeys({ undo, redo });
  return (
    <>
      <TextField {...form.field('name')} label="Name" />
      <TextField {...form.field('city')} label="City" />
      <Button onPress={undo} isDisabled={!history.canUndo}>
        Undo
      </Button>
      <Button onPress={redo} isDisabled={!history.canRedo}>
        Redo
      </Button>
    </>
  );
}

let now = 0;
beforeEach(() => {
  changed.mockClear();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
/** Types a value some milliseconds after what was typed last. */
function type(name: string, value: string, after = 5000) {
  now += after;
  fireEvent.change(input(name), { target: { value } });
}
const isDisabled = (name: string) => (screen.getByRole('button', { name }) as HTMLButtonElement).disabled;
const press = (key: string, keys: object = {}) =>
  act(() => void fireEvent.keyDown(document.body, { key, ctrlKey: true, ...keys }));

test('undoes and does again step by step, and says which field changed', () => {
  renderKit(<Place />);
  expect([isDisabled('Undo'), isDisabled('Redo')]).toEqual([true, true]);
  type('Name', 'Ac');
  type('City', 'Paris');
  press('z');
  expect(changed).toHaveBeenLastCalledWith(['city']);
  expect([input('Name').value, input('City').value]).toEqual(['Ac', 'Lyon']);
  press('Z', { shiftKey: true });
  expect(input('City').value).toBe('Paris');
  press('z');
  press('z');
  expect([input('Name').value, isDisabled('Undo'), isDisabled('Redo')]).toEqual(['Acme', true, false]);
  press('y');
  expect(input('Name').value).toBe('Ac');
  type('Name', 'Other');
  expect(isDisabled('Redo')).toBe(true);
});

test('what is typed without a pause is one step', () => {
  renderKit(<Place />);
  type('Name', 'B');
  for (const text of ['Bo', 'Bob', 'Bobb']) type('Name', text, 100);
  type('Name', 'Bobby', 2000);
  press('z');
  expect(input('Name').value).toBe('Bobb');
  press('z');
  expect(input('Name').value).toBe('Acme');
});

test('the last two hundred steps are kept', () => {
  renderKit(<Place />);
  for (let step = 1; step <= 205; step += 1) type('Name', `Step ${step}`);
  for (let step = 0; step < 300; step += 1) press('z');
  expect(input('Name').value).toBe('Step 5');
  expect(isDisabled('Undo')).toBe(true);
});

test('an open dialog keeps its own keys', async () => {
  renderKit(<Place />);
  type('Name', 'B');
  const dialog = document.body.appendChild(document.createElement('div'));
  dialog.setAttribute('role', 'dialog');
  fireEvent.keyDown(dialog, { key: 'z', ctrlKey: true });
  expect(input('Name').value).toBe('B');
  dialog.remove();
  press('z');
  await waitFor(() => expect(input('Name').value).toBe('Acme'));
});

test('what somebody else saved meanwhile is no step of one’s own, and stays when that is undone', () => {
  renderKit(<Place />);
  type('Name', 'Mine');
  act(() => begin({ name: 'Mine', city: 'Theirs' }));
  press('z');
  expect(changed).toHaveBeenLastCalledWith(['name']);
  expect([input('Name').value, input('City').value]).toEqual(['Acme', 'Theirs']);
  expect(isDisabled('Undo')).toBe(true);
  press('y');
  expect([input('Name').value, input('City').value]).toEqual(['Mine', 'Theirs']);
});
