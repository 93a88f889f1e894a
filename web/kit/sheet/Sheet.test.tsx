import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { Sheet } from './Sheet.tsx';
import { SheetCards } from './SheetCards.tsx';
import type { SheetColumn, SheetNote, SheetPlace } from './sheetModel.ts';

const columns: SheetColumn[] = ['sku', 'value', 'email'].map((id) => ({ id, header: id, width: 120 }));
const wrong: SheetNote = {
  column: 'email',
  text: 'This is not an e-mail address',
  fix: 'ada@gmail.com',
  isHint: false,
};

/** A sheet of so many rows, the second with a wrong address; keeps what is changed. */
function Sample({ count, onPaste = () => {}, onNext = () => {} }: SampleProps) {
  const [changed, setChanged] = useState<Record<string, string>>({});
  const rows = {
    count,
    at: (place: number) => ({
      number: place + 1,
      cells: columns.map(({ id }, column) => changed[`${place} ${column}`] ?? `${id} ${place + 1}`),
      notes: place === 1 ? [wrong] : [],
    }),
    onWindow: () => {},
  };
  return (
    <Sheet
      label="Recipients"
      help="Arrows lead from cell to cell."
      columns={columns}
      rows={rows}
      onPlace={() => {}}
      onNext={onNext}
      onEdit={({ row, column }, text) => setChanged((now) => ({ ...now, [`${row} ${column}`]: text }))}
      onPaste={onPaste}
    />
  );
}
interface SampleProps {
  count: number;
  onPaste?: (place: SheetPlace, text: string) => void;
  onNext?: (step: 1 | -1) => void;
}

const focused = () => document.activeElement as HTMLElement;
const press = (key: string, more: object = {}) => fireEvent.keyDown(focused(), { key, ...more });
/** Presses a key and waits until a cell has the focus. */
async function go(key: string, cell: string, more: object = {}) {
  press(key, more);
  await waitFor(() => expect(focused().textContent).toContain(cell));
}
async function begin(cell: string) {
  fireEvent.click(screen.getByText(cell));
  await waitFor(() => expect(focused().textContent).toContain(cell));
}

test('one cell can be reached by Tab; arrows, Home, End and the ends with Control lead on, and stop at the edges', async () => {
  renderKit(<Sample count={30} />);
  expect(screen.getByRole('grid', { name: 'Recipients' }).getAttribute('aria-rowcount')).toBe('31');
  expect(document.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1);
  await begin('sku 1');
  await go('ArrowDown', 'sku 2');
  await go('ArrowRight', 'value 2');
  await go('End', 'email 2');
  await go('ArrowRight', 'email 2');
  await go('ArrowUp', 'email 1');
  await go('Home', 'sku 1');
  await go('ArrowUp', 'sku 1');
  await go('End', 'email 30', { ctrlKey: true });
  await go('Home', 'sku 1', { ctrlKey: true });
});

test('only the rows near the window are in the document, and the row with the focus wherever one has scrolled to', async () => {
  renderKit(<Sample count={10_000} />);
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  await begin('sku 1');
  await go('ArrowDown', 'sku 10000', { ctrlKey: true });
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  expect(screen.getByText('sku 10000').closest('[role=row]')?.getAttribute('aria-rowindex')).toBe('10001');
});

test('the rows stand in their order in the document, so that the one with the focus is never moved while one scrolls away and back', async () => {
  renderKit(<Sample count={10_000} />);
  const grid = screen.getByRole('grid');
  async function scrollTo(row: number) {
    grid.scrollTop = row * 36;
    fireEvent.scroll(grid);
    await screen.findByText(`sku ${row + 1}`);
  }
  await scrollTo(900);
  await begin('sku 905');
  for (const row of [0, 900]) {
    await scrollTo(row);
    expect(focused().textContent).toBe('sku 905');
    const order = screen.getAllByRole('row').map((one) => Number(one.getAttribute('aria-rowindex')));
    expect(order).toEqual([...order].sort((one, other) => one - other));
  }
});

test('Enter changes a cell and leads on below, Escape leaves it as it was, a letter begins it anew, Delete empties it', async () => {
  renderKit(<Sample count={3} />);
  await begin('value 1');
  press('Enter');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'value' });
  expect([field.value, document.activeElement === field]).toEqual(['value 1', true]);
  fireEvent.change(field, { target: { value: '12.50' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(focused().textContent).toBe('value 2'));
  expect(screen.getByText('12.50')).toBeTruthy();

  press('7');
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'value' });
  expect(input.value).toBe('7');
  fireEvent.keyDown(input, { key: 'Escape' });
  await waitFor(() => expect(focused().textContent).toBe('value 2'));

  press('Delete');
  await waitFor(() => expect(screen.queryByText('value 2')).toBeNull());
});

test('Tab ends a change and leads to the right; leaving the field keeps it', async () => {
  renderKit(<Sample count={3} />);
  await begin('sku 1');
  press('x');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Tab' });
  await waitFor(() => expect(focused().textContent).toBe('value 1'));
  expect(screen.getByText('x')).toBeTruthy();
  press('y');
  fireEvent.blur(screen.getByRole('textbox'));
  expect(await screen.findByText('y')).toBeTruthy();
});

test('what is wrong with a cell is its description, and its suggestion is taken by Alt and Enter or by its button', async () => {
  renderKit(<Sample count={3} />);
  const cell = screen.getByRole('gridcell', { name: 'email 2' });
  expect(cell.getAttribute('aria-invalid')).toBe('true');
  const noteElement = document.getElementById(cell.getAttribute('aria-describedby') ?? '');
  expect(noteElement?.textContent).toBe(
    'This is not an e-mail address Suggestion: ada@gmail.com (Alt + Enter)',
  );
  await begin('email 2');
  fireEvent.click(await screen.findByRole('button', { name: 'Use ada@gmail.com' }));
  await waitFor(() => expect(screen.getByRole('gridcell', { name: 'ada@gmail.com' })).toBeTruthy());
  press('Delete');
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: 'ada@gmail.com' })).toBeNull());
  press('Enter', { altKey: true });
  await waitFor(() => expect(screen.getByRole('gridcell', { name: 'ada@gmail.com' })).toBeTruthy());
});

test('F8 asks for the next error, with Shift for the one before; copied cells are pasted from the cell on', async () => {
  const [onPaste, onNext] = [vi.fn(), vi.fn()];
  renderKit(<Sample count={3} onPaste={onPaste} onNext={onNext} />);
  await begin('value 1');
  press('F8');
  press('F8', { shiftKey: true });
  expect(onNext.mock.calls).toEqual([[1], [-1]]);
  fireEvent.paste(focused(), { clipboardData: { getData: () => 'a\tb\nc\td' } });
  expect(onPaste).toHaveBeenCalledWith({ row: 0, column: 1 }, 'a\tb\nc\td');
});

test('several cells that are pasted into a cell that is being changed are cells, and one text stays a text', async () => {
  const onPaste = vi.fn();
  renderKit(<Sample count={3} onPaste={onPaste} />);
  for (const [text, isCells] of [
    ['a\tb\nc\td', true],
    ['a\nb\n', true],
    ['one text\r\n', false],
  ] as const) {
    onPaste.mockClear();
    await begin('value 1');
    press('F2');
    const isTaken = !fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: () => text } });
    expect(isTaken).toBe(isCells);
    expect(onPaste.mock.calls).toEqual(isCells ? [[{ row: 0, column: 1 }, text]] : []);
    if (!isCells) fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' });
    await waitFor(() => expect(focused().textContent).toContain('value 1'));
  }
});

test('where there is no room each row is a card with the cells that are wrong', () => {
  const [onEdit, onPaste, onRemove] = [vi.fn(), vi.fn(), vi.fn()];
  const rows = {
    count: 1,
    at: () => ({ number: 7, cells: ['AAA', '10', 'ada@gmial'], notes: [wrong] }),
    onWindow: () => {},
  };
  renderKit(
    <SheetCards
      label="Recipients"
      columns={columns}
      rows={rows}
      onEdit={onEdit}
      onPaste={onPaste}
      onRemove={onRemove}
    />,
  );
  const card = within(screen.getByRole('list', { name: 'Recipients' }));
  expect(card.getByText('Row 7')).toBeTruthy();
  expect(card.getByText('AAA · 10')).toBeTruthy();
  const field = card.getByRole('textbox', { name: 'email' });
  fireEvent.paste(field, { clipboardData: { getData: () => 'a\tb' } });
  expect(onPaste).toHaveBeenLastCalledWith({ row: 0, column: 2 }, 'a\tb');
  fireEvent.change(field, { target: { value: 'ada@b.example' } });
  fireEvent.blur(field);
  expect(onEdit).toHaveBeenLastCalledWith({ row: 0, column: 2 }, 'ada@b.example');
  fireEvent.click(card.getByRole('button', { name: 'Use ada@gmail.com' }));
  expect(onEdit).toHaveBeenLastCalledWith({ row: 0, column: 2 }, 'ada@gmail.com');
  fireEvent.click(card.getByRole('button', { name: 'Remove row 7' }));
  expect(onRemove).toHaveBeenCalledWith(7);
});
