import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { choose, fileOf, GOOD, onRequest, showRecipients } from '../../testing/renderRecipients.tsx';

afterEach(() => vi.unstubAllGlobals());

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an empty desk says that rows can be pasted, and its first cell waits for them', async () => {
  await showRecipients();
  press('Paste from a spreadsheet');
  const grid = await screen.findByRole('grid', { name: 'Recipients' });
  const [first] = await within(grid).findAllByRole('gridcell');
  expect(screen.getByText(/^Paste the copied cells here/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(first));
  const clipboardData = { getData: () => 'BA1\t25\ta@b.example\nBA1\t25\tc@d.example\n' };
  fireEvent.paste(first as Element, { clipboardData });
  expect(await screen.findByText('Rows: 2, with errors: 0')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'See the cost of 2 rows' }));
  await waitFor(() => expect(onRequest).toHaveBeenCalled());
  expect(onRequest.mock.calls[0]?.[0]).toMatchObject({ fileName: null });
});

test('where there is no room for a sheet, copied cells are taken from a field, and wrong ones are shown as cards', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await showRecipients();
  press('Paste from a spreadsheet');
  const field = await screen.findByRole('textbox', { name: 'Copied cells' });
  expect(screen.getByRole('button', { name: 'Use these rows' })).toHaveProperty('disabled', true);
  fireEvent.change(field, { target: { value: 'BA1\t25\ta@b.example\nBA1\t26\tc@d.example\n' } });
  press('Use these rows');
  expect(await screen.findByText('Rows: 2, with errors: 1')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Copied cells' })).toBeNull();
  // The wrong cell is ready for repair, although no sheet has requested its row.
  expect(await screen.findByDisplayValue('26')).toBeTruthy();
});

test('F8 leads to the next error from wherever one is, not only from the sheet', async () => {
  await showRecipients();
  await choose(fileOf(GOOD, 'BA1;25,00;b@c.example;B', 'BA1;25.00;nobody;C'));
  fireEvent.click(await screen.findByRole('button', { name: 'Correct here' }));
  await screen.findByRole('gridcell', { name: 'nobody' });
  const elsewhere = screen.getByRole('button', { name: 'First error (F8)' });
  for (const name of ['25,00', 'nobody']) {
    elsewhere.focus();
    fireEvent.keyDown(elsewhere, { key: 'F8' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('gridcell', { name })));
  }
});

test('columns are known by what people write above them, and one that is not read is named', async () => {
  await showRecipients();
  press('Paste from a spreadsheet');
  const grid = await screen.findByRole('grid', { name: 'Recipients' });
  const [first] = await within(grid).findAllByRole('gridcell');
  await waitFor(() => expect(document.activeElement).toBe(first));
  const getData = () => 'SKU\tValue\tE-mail\tFirst name\tShoe size\nBA1\t25\ta@b.example\tPia\t39\n';
  fireEvent.paste(first as Element, { clipboardData: { getData } });
  expect(await screen.findByText('Rows: 1, with errors: 0')).toBeTruthy();
  expect(screen.getByText(/^The column Shoe size is not read/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'All (1)' }));
  expect(await screen.findByRole('gridcell', { name: 'Pia' })).toBeTruthy();
});

test('the places of an error are a list, one for each row, and no button offers the cost of 0 rows', async () => {
  await showRecipients();
  await choose(fileOf('BA1;25.00;nobody;A', 'BA1;25.00;no one;B'));
  const first = await screen.findByText('row 1 (line 2 of the file): nobody');
  const list = first.closest('ul') as HTMLElement;
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  press('Correct here');
  expect(await screen.findByText('Every row has an error: correct at least one')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'See the cost' })).toHaveProperty('disabled', true);
});
