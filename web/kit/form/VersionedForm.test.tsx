import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { z } from '../../../schema/foundation/text/zod.ts';
import { leave, leaveQuestion } from '../../navigation/leaving.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { TextField } from '../fields/TextField.tsx';
import { type SaveAnswer, saved, stale } from './saveMerged.ts';
import { useVersionedForm, type VersionedChange } from './useVersionedForm.ts';
import { VersionedForm } from './VersionedForm.tsx';

const rules = z.object({ name: z.string().min(1), city: z.string().nullish() });
interface Row {
  version: number;
  name: string;
  city: string | null;
}
type Save = (change: VersionedChange<typeof rules>) => Promise<SaveAnswer<Row>>;

const row: Row = { version: 1, name: 'Acme', city: 'Lyon' };

const keptAt = { owner: '7', key: 'place.1' };

function Place({
  row,
  save,
  onClose,
  isKept,
  onCancel,
}: {
  row: Row;
  save: Save;
  onClose?: () => void;
  isKept?: boolean;
  onCancel?: () => void;
}) {
  const edit = useVersionedForm(rules, {
    row,
    valuesOf: ({ name, city }: Row) => ({ name, city }),
    save,
    ...(onClose && { onClose }),
    ...(isKept && { keptAt }),
  });
  return (
    <VersionedForm edit={edit} label="Place" labelOf={(field) => field} onCancel={onCancel}>
      <TextField {...edit.form.field('name')} label="Name" />
      <TextField {...edit.form.field('city')} label="City" />
    </VersionedForm>
  );
}

const input = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const submit = () => act(async () => void fireEvent.submit(screen.getByRole('form')));
const cells = () => screen.getAllByRole('cell').map((cell) => cell.textContent);

test('only what was changed is sent, with the version the form builds on; then the saved row is shown', async () => {
  const save = vi.fn<Save>(async () => saved({ ...row, name: 'Acme & Co', version: 2 }));
  renderKit(<Place row={row} save={save} />);
  type('Name', 'acme & co');
  await submit();
  expect(save.mock.calls[0]?.[0]).toEqual({
    version: 1,
    base: row,
    changes: { name: 'acme & co' },
    values: { name: 'acme & co', city: 'Lyon' },
  });
  expect(input('Name').value).toBe('Acme & Co');
  type('City', 'Nantes');
  await submit();
  expect(save.mock.calls[1]?.[0]).toMatchObject({ version: 2, changes: { city: 'Nantes' } });
});

test('API-7: only the field that both changed is put before the person; their other change stands', async () => {
  const theirs = { version: 7, name: 'Theirs', city: 'Nantes' };
  const save = vi.fn<Save>(async () => stale(theirs));
  renderKit(<Place row={row} save={save} />);
  type('Name', 'Mine');
  await submit();
  expect(cells()).toEqual(['Mine', 'Theirs']);
  expect([input('Name').value, input('City').value]).toEqual(['Mine', 'Nantes']);
  save.mockImplementation(async () => saved({ ...theirs, name: 'Mine', version: 8 }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
  expect(save.mock.calls[1]?.[0]).toMatchObject({ version: 7, changes: { name: 'Mine' } });
});

test('API-7: every conflict brings its notice into view and focuses it, and typing on does not', async () => {
  const scrollSpy = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  const notice = () => screen.getByRole('status');
  let version = 6;
  const save: Save = async () => stale({ version: ++version, name: `Theirs ${version}`, city: 'Lyon' });
  renderKit(<Place row={row} save={save} />);
  type('Name', 'Mine');
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(notice()));
  expect(scrollSpy.mock.contexts).toEqual([notice()]);
  input('Name').focus();
  type('Name', 'Theirs 7');
  expect(screen.queryByRole('status')).toBeNull();
  type('Name', 'Theirs, mine');
  expect(notice()).toBeTruthy();
  expect(document.activeElement).toBe(input('Name'));
  await submit();
  await waitFor(() => expect(document.activeElement).toBe(notice()));
  expect(scrollSpy).toHaveBeenCalledTimes(2);
});

test('taking theirs keeps what only this person changed, still to be saved', async () => {
  const onClose = vi.fn();
  const save: Save = async () => stale({ version: 7, name: 'Theirs', city: 'Lyon' });
  renderKit(<Place row={row} save={save} onClose={onClose} />);
  type('Name', 'Mine');
  type('City', 'Nantes');
  await submit();
  fireEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect([input('Name').value, input('City').value]).toEqual(['Theirs', 'Nantes']);
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});

test('a form that closes is left once nothing is left to save', async () => {
  const onClose = vi.fn();
  renderKit(
    <Place row={row} save={async () => stale({ ...row, version: 7, name: 'Theirs' })} onClose={onClose} />,
  );
  type('Name', 'Mine');
  await submit();
  fireEvent.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a newer row is shown while nothing is changed, and waits while something is', () => {
  const save: Save = async () => null;
  const { rerender } = renderKit(<Place row={row} save={save} />);
  rerender(<Place row={{ ...row, version: 2, name: 'Newer' }} save={save} />);
  expect(input('Name').value).toBe('Newer');
  type('Name', 'Mine');
  rerender(<Place row={{ ...row, version: 3, name: 'Newest' }} save={save} />);
  expect(input('Name').value).toBe('Mine');
});

test('what is typed while a save is on its way stays, to be saved next', async () => {
  const onClose = vi.fn();
  let answer: (saved: SaveAnswer<Row>) => void = () => undefined;
  const save = vi.fn<Save>(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  renderKit(<Place row={row} save={save} onClose={onClose} />);
  type('Name', 'Mine');
  await submit();
  type('City', 'Nantes');
  type('Name', 'Mine, too');
  await act(async () => answer(saved({ ...row, name: 'Mine', version: 2 })));
  expect([input('Name').value, input('City').value]).toEqual(['Mine, too', 'Nantes']);
  expect(onClose).not.toHaveBeenCalled();
  await submit();
  expect(save.mock.calls[1]?.[0]).toMatchObject({
    version: 2,
    changes: { name: 'Mine, too', city: 'Nantes' },
  });
  await act(async () => answer(saved({ version: 3, name: 'Mine, too', city: 'Nantes' })));
  expect(onClose).toHaveBeenCalledTimes(1);
});

describe('what a reload or the end of the session would lose', () => {
  const none: Save = async () => null;

  test('is here again, to be saved or discarded', async () => {
    const { unmount } = renderKit(<Place row={row} save={none} isKept />);
    type('Name', 'Mine');
    unmount();
    const save = vi.fn<Save>(async () => saved({ ...row, version: 2, name: 'Mine' }));
    const again = renderKit(<Place row={row} save={save} isKept />);
    expect(input('Name').value).toBe('Mine');
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(input('Name').value, 'until the person agrees to lose it').toBe('Mine');
    act(leaveQuestion.go);
    expect(input('Name').value).toBe('Acme');
    type('Name', 'Mine');
    await submit();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ version: 1, changes: { name: 'Mine' } });
    again.unmount();
    renderKit(<Place row={row} save={save} isKept />);
    expect(input('Name').value).toBe('Acme');
  });

  test('API-7: stands beside what somebody else has saved since; of the same field the person decides', () => {
    const { unmount } = renderKit(<Place row={row} save={none} isKept />);
    type('Name', 'Mine');
    type('City', 'Nice');
    unmount();
    renderKit(<Place row={{ version: 5, name: 'Theirs', city: 'Lyon' }} save={none} isKept />);
    expect(cells()).toEqual(['Mine', 'Theirs']);
    expect([input('Name').value, input('City').value]).toEqual(['Mine', 'Nice']);
  });

  test('is nobody else’s, and is gone once somebody agreed to leave it', () => {
    const first = renderKit(<Place row={row} save={none} isKept />);
    type('Name', 'Mine');
    leave(() => first.unmount());
    leaveQuestion.go();
    renderKit(<Place row={row} save={none} isKept />);
    expect(input('Name').value).toBe('Acme');
  });
});

describe('Escape', () => {
  const press = (init: object = {}) => fireEvent.keyDown(input('Name'), { key: 'Escape', ...init });

  test('leaves a form that stands in place of what it changes, as Cancel does', () => {
    const onCancel = vi.fn();
    renderKit(<Place row={row} save={vi.fn<Save>()} onCancel={onCancel} />);
    type('Name', 'Other');
    press({ isComposing: true });
    expect(onCancel).not.toHaveBeenCalled();
    press();
    expect(onCancel, 'until the person agrees to lose what was entered').not.toHaveBeenCalled();
    act(leaveQuestion.go);
    expect(onCancel).toHaveBeenCalledOnce();
  });

  test('is the window’s, where the form stands in one', () => {
    const [onCancel, onClose] = [vi.fn(), vi.fn()];
    renderKit(
      <Dialog title="Edit" isOpen isDirty onClose={onClose}>
        <Place row={row} save={vi.fn<Save>()} onCancel={onCancel} />
      </Dialog>,
    );
    press();
    expect([onCancel, onClose].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });
});
