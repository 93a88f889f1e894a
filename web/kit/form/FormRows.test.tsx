import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { memo } from 'react';
import { expect, test, vi } from 'vitest';
import { z } from '../../../schema/foundation/text/zod.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { NumberField } from '../fields/NumberField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import { FormRows } from './FormRows.tsx';
import type { FormApi, FormRow } from './formApi.ts';
import { useForm } from './useForm.ts';

const basket = z.object({
  note: z.string().trim().max(20).nullable(),
  lines: z
    .array(
      z.object({
        name: z.string().trim().min(1),
        price: z.string().regex(/^\d+$/, 'expect_a_number').optional(),
      }),
    )
    .min(1, { error: 'required' }),
});
type Basket = typeof basket;
type Line = { name: string | null | undefined; price?: string | null | undefined };

const APPLE = { name: 'Apple', price: '1' };
const PEAR = { name: 'Pear', price: '2' };
const PLUM = { name: 'Plum', price: '3' };

let form: FormApi<Basket>;
const rendered = vi.fn();
const LineFields = memo(function LineFields({ row }: { row: FormRow<Line> }) {
  rendered(row.values.name);
  return (
    <>
      <TextField {...row.field('name')} label="Name" isRequired />
      <NumberField {...row.field('price')} label="Price" />
    </>
  );
});

function BasketForm({ lines, send }: { lines: readonly Line[]; send: (valid: unknown) => void }) {
  form = useForm(basket, { note: '', lines });
  return (
    <Form form={form} onSubmit={send} label="Basket">
      <TextField {...form.field('note')} label="Note" />
      <FormRows
        rows={form.rows('lines')}
        label="Lines"
        numberLabel={(number) => `Line ${number}`}
        nameOf={({ name }) => name ?? undefined}
        columns="1fr 1fr"
        adding={{ label: 'Add a line', newRow: () => ({ name: '' }), max: 3 }}
        isOrdered
      >
        {(row) => <LineFields row={row} />}
      </FormRows>
      <FormActions form={form} />
    </Form>
  );
}

function show(...lines: Line[]) {
  rendered.mockClear();
  const send = vi.fn();
  renderKit(<BasketForm lines={lines} send={send} />);
  return send;
}
const names = () =>
  screen.queryAllByRole('textbox', { name: 'Name' }).map((field) => (field as HTMLInputElement).value);
const line = (number: number) => within(screen.getByRole('listitem', { name: `Line ${number}` }));
const field = (number: number, name = 'Name') => line(number).getByRole('textbox', { name });
const type = (number: number, value: string, name = 'Name') =>
  fireEvent.change(field(number, name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const save = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
const hasFocus = (element: () => Element) => waitFor(() => expect(document.activeElement).toBe(element()));
const problem = (number: number, name = 'Name') =>
  field(number, name).getAttribute('aria-invalid') === 'true';

test('a row is added at the end, and its first field has the focus; at most so many', async () => {
  show(APPLE, PEAR);
  press('Add a line');
  expect(names()).toEqual(['Apple', 'Pear', '']);
  await hasFocus(() => field(3));
  expect(screen.getByRole('button', { name: 'Add a line' }).hasAttribute('disabled')).toBe(true);
});

test('the focus goes to the next row when one is removed, then to the one before, then to the button that adds', async () => {
  show(APPLE, PEAR, PLUM);
  press('Remove Pear');
  expect(names()).toEqual(['Apple', 'Plum']);
  await hasFocus(() => field(2));
  press('Remove Plum');
  await hasFocus(() => field(1));
  press('Remove Apple');
  await hasFocus(() => screen.getByRole('button', { name: 'Add a line' }));
  expect(screen.getByText('Apple removed').getAttribute('role')).toBe('status');
});

test('a row is moved with what was typed into it; the focus stays on its button, at the edge on the other one', async () => {
  show(APPLE, PEAR, PLUM);
  type(1, 'Cherry');
  press('Move Cherry down');
  expect(names()).toEqual(['Pear', 'Cherry', 'Plum']);
  await hasFocus(() => screen.getByRole('button', { name: 'Move Cherry down' }));
  expect(screen.getByText('Cherry is now 2 of 3')).toBeTruthy();
  press('Move Cherry down');
  expect(names()).toEqual(['Pear', 'Plum', 'Cherry']);
  await hasFocus(() => screen.getByRole('button', { name: 'Move Cherry up' }));
  expect(screen.getByRole('button', { name: 'Move Pear up' }).hasAttribute('disabled')).toBe(true);
});

test('UI-14: each row says what is wrong at its own fields; a row added after an attempt starts without', async () => {
  const send = show(APPLE, { name: '', price: 'x' });
  expect(problem(2)).toBe(false);
  await save();
  expect(send).not.toHaveBeenCalled();
  expect([problem(1), problem(2), problem(2, 'Price')]).toEqual([false, true, true]);
  await hasFocus(() => field(2));
  press('Add a line');
  expect(problem(3)).toBe(false);
  fireEvent.blur(field(3));
  expect(problem(3)).toBe(true);
});

test('a rule of the list stands at its foot, and the button that adds has the focus', async () => {
  const send = show();
  await save();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('This field is required');
  await hasFocus(() => screen.getByRole('button', { name: 'Add a line' }));
  press('Add a line');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the service refuses by path stands at the field of its row, goes along when that moves, and goes with its next change', async () => {
  show(APPLE, PEAR, PLUM);
  act(() => form.applyServerErrors([{ field: 'lines.1.price', rule: 'max', limit: '1' }]));
  expect(within(screen.getByRole('listitem', { name: 'Line 2' })).getByText('At most 1')).toBeTruthy();
  await hasFocus(() => field(2, 'Price'));
  press('Remove Apple');
  expect(line(1).getByText('At most 1')).toBeTruthy();
  press('Move Pear down');
  expect(line(2).getByText('At most 1')).toBeTruthy();
  type(1, 'Damson');
  expect(line(2).getByText('At most 1')).toBeTruthy();
  type(2, '9', 'Price');
  expect(screen.queryByText('At most 1')).toBeNull();
});

test('what the service refuses of a row that is gone says nothing any more', () => {
  show(APPLE, PEAR);
  act(() => form.applyServerErrors([{ field: 'lines.1.name', rule: 'choice' }]));
  press('Remove Pear');
  expect(form.otherErrors).toEqual([]);
  expect(form.errors).toEqual({});
});

test('a refusal of something that a row does not show stands at the row, one of a row that is not there above the form', () => {
  show(APPLE);
  act(() =>
    form.applyServerErrors([
      { field: 'lines.0.colour', rule: 'unknown' },
      { field: 'lines.7.name', rule: 'choice' },
    ]),
  );
  expect(line(1).getByRole('alert').textContent).toBe('This value is not expected');
  expect(form.otherErrors).toHaveLength(1);
});

test('rows are sent as the rules make them, blanks as none', async () => {
  const send = show({ name: ' Apple ', price: ' ' });
  await save();
  expect(send).toHaveBeenCalledWith({ note: null, lines: [{ name: 'Apple' }] });
});

test('adding, removing and moving a row are changes; what the form begins with is none', () => {
  show(APPLE, PEAR);
  expect(form.isDirty).toBe(false);
  press('Move Pear up');
  expect(form.isDirty).toBe(true);
  press('Move Apple up');
  expect(form.isDirty).toBe(false);
  press('Remove Pear');
  expect(form.isDirty).toBe(true);
  act(() => form.begin({ lines: [PLUM] }));
  expect(form.isDirty).toBe(false);
  expect(names()).toEqual(['Plum']);
});

test('a memoized row rests while another one is typed into', () => {
  show(APPLE, PEAR, PLUM);
  rendered.mockClear();
  type(2, 'Peach');
  expect(rendered.mock.calls).toEqual([['Peach']]);
});

test('fixed rows have no buttons', () => {
  function Fixed() {
    const fixed = useForm(basket, { note: '', lines: [APPLE] });
    return (
      <Form form={fixed} onSubmit={vi.fn()} label="Fixed">
        <FormRows
          rows={fixed.rows('lines')}
          label="Lines"
          numberLabel={(number) => `Line ${number}`}
          columns="1fr"
        >
          {(row) => <TextField {...row.field('name')} label="Name" />}
        </FormRows>
      </Form>
    );
  }
  renderKit(<Fixed />);
  expect(line(1).getByRole('textbox')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
