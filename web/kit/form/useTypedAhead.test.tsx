import { screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from '../../../schema/foundation/text/zod.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { TextField } from '../fields/TextField.tsx';
import type { FormApi, LiveValues } from './formApi.ts';
import { useForm } from './useForm.ts';
import { type HistoryApi, useHistory } from './useHistory.ts';
import { useTypedAhead } from './useTypedAhead.ts';

const rules = z.object({ name: z.string().max(5) });
type Rules = typeof rules;
let form: FormApi<Rules>;
let history: HistoryApi;

function Large() {
  form = useForm(rules, { name: 'Acme' });
  history = useHistory(form);
  return (
    <>
      <Name />
      <p data-testid="drawn">{form.values.name}</p>
      <Preview live={form.live} />
    </>
  );
}

function Name() {
  const [text, type] = useTypedAhead(form.values.name ?? '', (name) => form.setValue('name', name));
  return <TextField label="Name" value={text} onChange={type} />;
}

function Preview({ live }: { live: LiveValues<{ name?: string | null | undefined }> }) {
  return <p data-testid="preview">{useSyncExternalStore(live.subscribe, live.now).name}</p>;
}

const input = () => screen.getByLabelText<HTMLInputElement>('Name');
const visibleTexts = () => [
  input().value,
  ...['preview', 'drawn'].map((id) => screen.getByTestId(id).textContent),
];

/** Types as a browser does, and stops before anything that can wait is drawn. */
async function type(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text);
  input().dispatchEvent(new Event('input', { bubbles: true }));
  await Promise.resolve();
}

beforeEach(() => {
  renderKit(<Large />);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});
afterEach(() => vi.unstubAllGlobals());

test('a key is in its field and in the preview before the form is drawn, which follows', async () => {
  await type('Acme2');
  expect(visibleTexts()).toEqual(['Acme2', 'Acme2', 'Acme']);
  await waitFor(() => expect(visibleTexts()).toEqual(['Acme2', 'Acme2', 'Acme2']));
});

test('what was typed last is sent, drawn or not', async () => {
  const send = vi.fn();
  await type('Acme3');
  expect(visibleTexts().at(-1)).toBe('Acme');
  await form.submit(send);
  expect(send).toHaveBeenCalledWith({ name: 'Acme3' });
});

test('what was typed last is judged before it is sent, drawn or not', async () => {
  const send = vi.fn();
  await type('Acme and more');
  await form.submit(send);
  expect(send).not.toHaveBeenCalled();
  await waitFor(() => expect(form.errors.name).toBeTruthy());
});

test('what was typed last is undone and done again, drawn or not', async () => {
  await type('Acme4');
  expect(visibleTexts().at(-1)).toBe('Acme');
  expect(history.undo()).toEqual(['name']);
  await waitFor(() => expect(visibleTexts()).toEqual(['Acme', 'Acme', 'Acme']));
  expect(history.redo()).toEqual(['name']);
  await waitFor(() => expect(visibleTexts()).toEqual(['Acme4', 'Acme4', 'Acme4']));
});
