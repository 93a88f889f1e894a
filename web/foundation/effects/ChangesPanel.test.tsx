import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { z } from '../../../schema/foundation/text/zod.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { partial, type SaveAnswer, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm, type VersionedChange } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { renderKit } from '../../testing/renderKit.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';

const rules = z.object({ name: z.string(), city: z.string().nullish() }).catchall(z.string().optional());
interface Row {
  version: number;
  texts: Record<string, string>;
}
type Save = (change: VersionedChange<typeof rules>) => Promise<SaveAnswer<Row>>;
const row: Row = { version: 1, texts: { name: 'Acme', city: 'Lyon' } };
const onShow = vi.fn();

function Place({ save }: { save: Save }) {
  const edit = useVersionedForm(rules, {
    row,
    valuesOf: ({ texts }: Row) => texts as { name: string },
    save,
  });
  return (
    <>
      <ChangesPanel edit={edit} labelOf={(field) => `The ${field}`} onShow={onShow} />
      <VersionedForm edit={edit} label="Place" labelOf={(field) => field}>
        <TextField {...edit.form.field('name')} label="Name" />
        <TextField {...edit.form.field('city')} label="City" />
        <TextField {...edit.form.field('motto')} label="Motto" />
      </VersionedForm>
    </>
  );
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test('shows each field as it is live and as it will be, and takes one back by itself', () => {
  renderKit(<Place save={async () => null} />);
  expect(button('No changes').disabled).toBe(true);
  type('City', '');
  type('Motto', 'Onwards');
  fireEvent.click(button('2 changes'));
  const lines = within(screen.getByRole('dialog')).getAllByRole('listitem');
  expect(
    lines.map((line) =>
      within(line)
        .getAllByRole('definition')
        .map((one) => one.textContent),
    ),
  ).toEqual([
    ['Lyon', 'Empty'],
    ['Empty', 'Onwards'],
  ]);
  fireEvent.click(button('Discard the change to The city'));
  expect(input('City').value).toBe('Lyon');
  fireEvent.click(button('Show The motto'));
  expect(onShow).toHaveBeenCalledWith('motto');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('CUSTOM-52: what a save of several calls did not reach stays to be saved, on top of what it did', async () => {
  const save = vi.fn<Save>(async () => partial({ version: 3, texts: { name: 'Mine', city: 'Lyon' } }));
  renderKit(<Place save={save} />);
  type('Name', 'Mine');
  type('Motto', 'Onwards');
  await submit();
  expect([input('Name').value, input('Motto').value]).toEqual(['Mine', 'Onwards']);
  expect(button('1 change')).toBeTruthy();
  await submit();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ version: 3, changes: { motto: 'Onwards' } });
});

test('API-7: a field that only one side has is merged as any other', async () => {
  const save = vi.fn<Save>(async () => stale({ version: 7, texts: { name: 'Acme', motto: 'Theirs' } }));
  renderKit(<Place save={save} />);
  type('Motto', 'Mine');
  await submit();
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Mine', 'Theirs']);
  expect([input('City').value, input('Motto').value]).toEqual(['', 'Mine']);
});
