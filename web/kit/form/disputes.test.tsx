import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { z } from '../../../schema/foundation/text/zod.ts';
import { noteOwnSaves } from '../../browser/ownSaves.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { TextField } from '../fields/TextField.tsx';
import { stale } from './saveMerged.ts';
import { useVersionedForm } from './useVersionedForm.ts';
import { VersionedForm } from './VersionedForm.tsx';

const rules = z.object({ name: z.string().min(1) });
interface Row {
  version: number;
  name: string;
}
const row: Row = { version: 1, name: 'Acme' };

function Place({ row, theirs, inWords }: { row: Row; theirs: Row; inWords?: () => undefined }) {
  const edit = useVersionedForm(rules, {
    row,
    valuesOf: ({ name }: Row) => ({ name }),
    save: async () => stale(theirs),
  });
  return (
    <VersionedForm edit={edit} label="Place" labelOf={(field) => field} inWords={inWords}>
      <TextField {...edit.form.field('name')} label="Name" />
    </VersionedForm>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Name');
async function saveMine() {
  fireEvent.change(input(), { target: { value: 'Mine' } });
  await act(async () => void fireEvent.submit(screen.getByRole('form')));
}
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

test('API-7: while the person decides, the other side is shown as it is by now', async () => {
  const theirs = { version: 7, name: 'Theirs' };
  const { rerender } = renderKit(<Place row={row} theirs={theirs} />);
  await saveMine();
  expect(cells()).toEqual(['Mine', 'Theirs']);
  rerender(<Place row={{ version: 8, name: 'Newest' }} theirs={theirs} />);
  expect(cells()).toEqual(['Mine', 'Newest']);
  expect(input().value).toBe('Mine');
});

test('API-7: a field without words of its own is shown as it is, an empty one as such', async () => {
  renderKit(<Place row={row} theirs={{ version: 7, name: '' }} inWords={() => undefined} />);
  await saveMine();
  expect(cells()).toEqual(['Mine', 'Empty']);
});

test('API-7: what the person’s own other tab saved is told as theirs', async () => {
  localStorage.clear();
  const theirs = { __typename: 'Brand', id: '1', version: 7, name: 'Theirs' };
  noteOwnSaves({ brand: theirs });
  renderKit(<Place row={row} theirs={theirs} />);
  await saveMine();
  expect(screen.getByText('You changed this in another tab')).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Field', 'This tab', 'Other tab'],
  ]);
});
