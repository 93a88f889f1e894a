import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from '../../../schema/foundation/text/zod.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { TextField } from '../fields/TextField.tsx';
import { FormRows } from './FormRows.tsx';
import type { FormApi } from './formApi.ts';
import { type SaveAnswer, saved, stale } from './saveMerged.ts';
import { useVersionedForm, type VersionedChange } from './useVersionedForm.ts';
import { VersionedForm } from './VersionedForm.tsx';

const rules = z.object({
  note: z.string().nullish(),
  lines: z.array(z.object({ sku: z.string(), price: z.string(), pieces: z.string().transform(Number) })),
});
interface Line {
  sku: string;
  price: string;
  pieces: string;
}
interface Row {
  version: number;
  note: string | null;
  lines: readonly Line[];
}
type Save = (
  change: VersionedChange<typeof rules>,
  onInvalid: (errors: readonly { field: string; rule: string }[]) => null,
) => Promise<SaveAnswer<Row>>;

const A = { sku: 'A', price: '1', pieces: '1' };
const B = { sku: 'B', price: '2', pieces: '2' };
const row: Row = { version: 1, note: null, lines: [A, B] };
let form: FormApi<typeof rules>;

function Order({ save }: { save: Save }) {
  const edit = useVersionedForm(rules, {
    row,
    valuesOf: ({ note, lines }: Row) => ({ note, lines }),
    save,
    rowIds: { lines: 'sku' },
  });
  form = edit.form;
  return (
    <VersionedForm
      edit={edit}
      label="Order"
      labelOf={(field) => field}
      inWords={(_field, value) => String(value)}
    >
      <TextField {...form.field('note')} label="Note" />
      <FormRows
        rows={form.rows('lines')}
        label="Lines"
        numberLabel={(number) => `Line ${number}`}
        columns="1fr 1fr"
        adding={{ label: 'Add', newRow: () => ({ sku: 'C', price: '', pieces: '' }) }}
        isOrdered
      >
        {(line) => (
          <>
            <TextField {...line.field('price')} label="Price" />
            <TextField {...line.field('pieces')} label="Pieces" />
          </>
        )}
      </FormRows>
    </VersionedForm>
  );
}

const field = (number: number, name: string) =>
  within(screen.getByRole('listitem', { name: `Line ${number}` })).getByRole<HTMLInputElement>('textbox', {
    name,
  });
const type = (number: number, name: string, value: string) =>
  fireEvent.change(field(number, name), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

test('of rows only what was changed is sent, with the id of the row', async () => {
  const save = vi.fn<Save>(async () => null);
  renderKit(<Order save={save} />);
  type(2, 'Pieces', '5');
  await submit();
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    version: 1,
    changes: { lines: [{ sku: 'B', pieces: 5 }] },
  });
  expect(Object.keys(save.mock.calls[0]?.[0].changes ?? {})).toEqual(['lines']);
});

test('API-7: two who change other fields of the rows both have their way', async () => {
  const theirs = {
    ...row,
    version: 4,
    lines: [
      { ...A, price: '9' },
      { ...B, price: '8' },
    ],
  };
  const save = vi.fn<Save>(async ({ version }) => (version === 1 ? stale(theirs) : null));
  renderKit(<Order save={save} />);
  type(2, 'Pieces', '5');
  await submit();
  expect(save.mock.calls.map(([{ version, changes }]) => [version, changes])).toEqual([
    [1, { lines: [{ sku: 'B', pieces: 5 }] }],
    [4, { lines: [{ sku: 'B', pieces: 5 }] }],
  ]);
  expect(screen.queryByRole('table')).toBeNull();
});

test('API-7: only the field of the row that both changed is put before the person; theirs can be taken', async () => {
  const theirs = {
    ...row,
    version: 4,
    note: 'Theirs',
    lines: [
      { ...A, price: '9' },
      { ...B, price: '8' },
    ],
  };
  renderKit(<Order save={async () => stale(theirs)} />);
  type(2, 'Price', '7');
  type(2, 'Pieces', '5');
  await submit();
  expect(screen.getByRole('rowheader').textContent).toBe('lines.B.price');
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['7', '8']);
  expect([field(1, 'Price').value, field(2, 'Price').value, field(2, 'Pieces').value]).toEqual([
    '9',
    '7',
    '5',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect([field(2, 'Price').value, field(2, 'Pieces').value]).toEqual(['8', '5']);
});

test('rows that came or moved are sent as a list, and are disputed as one', async () => {
  const save = vi.fn<Save>(async () => saved({ ...row, version: 2 }));
  renderKit(<Order save={save} />);
  fireEvent.click(screen.getByRole('button', { name: 'Move Line 2 up' }));
  await submit();
  expect(save.mock.calls[0]?.[0].changes).toEqual({
    lines: [
      { sku: 'B', price: '2', pieces: 2 },
      { sku: 'A', price: '1', pieces: 1 },
    ],
  });
  save.mockImplementation(async () => stale({ ...row, version: 9, lines: [{ ...A, price: '9' }, B] }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Line 2' }));
  await submit();
  expect(screen.getByRole('rowheader').textContent).toBe('lines');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

test('an error at the place among the rows that were sent stands at the row of the form', async () => {
  renderKit(
    <Order save={async (_change, invalid) => invalid([{ field: 'lines.0.price', rule: 'required' }])} />,
  );
  type(2, 'Price', '7');
  await submit();
  expect(field(1, 'Price').getAttribute('aria-invalid')).toBeNull();
  expect(field(2, 'Price').getAttribute('aria-invalid')).toBe('true');
});
