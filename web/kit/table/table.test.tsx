import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { toastQueue } from '../feedback/toastQueue.ts';
import type { Column } from './column.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';
import { Pagination } from './Pagination.tsx';
import { offeredPages } from './page.ts';
import { formatSort, nextSort } from './sort.ts';
import { roomFor } from './useCards.ts';

interface Row {
  id: string;
  name: string;
  count: number;
}
const columns: readonly Column<Row>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name, isSortable: true },
  {
    id: 'count',
    header: 'Count',
    cell: ({ count }) => count,
    align: 'end',
    isSortable: true,
    firstDirection: 'DESC',
  },
];
const rows = [{ id: '1', name: 'Northwind', count: 3 }];

const table = (props: Partial<DataTableProps<Row>>) =>
  renderKit(
    <DataTable<Row> label="Advertisers" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />,
  );

describe('table', () => {
  it('leads from a whole row by the link of its first cell', () => {
    table({ rowHref: ({ id }) => `#/advertiser/${id}` });
    expect(screen.getByRole('link', { name: 'Northwind' }).getAttribute('href')).toBe('#/advertiser/1');
  });
  it('says how it is sorted, and asks for another order', () => {
    const onSort = vi.fn();
    table({ sort: { by: 'name', direction: 'ASC' }, onSort });
    expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
    fireEvent.click(screen.getByRole('button', { name: 'Name' }));
    fireEvent.click(screen.getByRole('button', { name: 'Count' }));
    expect(onSort.mock.calls).toEqual([
      [{ by: 'name', direction: 'DESC' }],
      [{ by: 'count', direction: 'DESC' }],
    ]);
  });
  it('UI-12: says "No data" without rows, or its own text', () => {
    const { unmount } = table({ rows: [] });
    expect(screen.getByText('No data')).toBeTruthy();
    unmount();
    table({ rows: [], emptyText: 'No promotions' });
    expect(screen.getByText('No promotions')).toBeTruthy();
  });
  it('shows skeleton rows before the first rows, and keeps the former rows while others come', () => {
    const { unmount } = table({ rows: undefined, isLoading: true, pageSize: 3 });
    expect(screen.getAllByRole('row')).toHaveLength(4);
    unmount();
    table({ isLoading: true });
    expect(screen.getByText('Northwind')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
  });
});

it('a sort has one form in the URL', () => {
  const down = { by: 'name', direction: 'DESC' } as const;
  expect(formatSort(down)).toBe('-name');
  expect(formatSort(nextSort(down, 'name', 'DESC'))).toBe('name');
});

describe('pagination', () => {
  const page = { number: 3, size: 10, totalCount: 10000, totalIsCapped: true, totalPages: 1000 };
  it('offers the first, the last and the neighbours', () => {
    expect(offeredPages(1, 1)).toEqual([1]);
    expect(offeredPages(3, 1000)).toEqual([1, 2, 3, 4, null, 1000]);
    expect(offeredPages(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
    expect(offeredPages(4, 5)).toEqual([1, 2, 3, 4, 5]);
  });
  it('says which rows are shown, and that there are more than were counted', () => {
    renderKit(<Pagination label="Advertisers" page={page} onPage={() => undefined} />);
    expect(screen.getByText('21–30 of 10,000+')).toBeTruthy();
  });
  it('leads from a page after the last one to the last one', () => {
    const onPage = vi.fn();
    const old = { number: 99, size: 10, totalCount: 8, totalIsCapped: false, totalPages: 1 };
    const { rerender } = renderKit(<Pagination label="Advertisers" page={old} onPage={onPage} />);
    expect(screen.queryByText(/of 8/)).toBeNull();
    rerender(<Pagination label="Advertisers" page={{ ...old, number: 1 }} onPage={onPage} />);
    expect(screen.getByText('1–8 of 8')).toBeTruthy();
    expect(onPage.mock.calls).toEqual([[1]]);
    expect(toastQueue.read().map(({ text }) => text)).toEqual([
      'There is no page 99. The last page is shown.',
    ]);
    // Whoever empties the last page knows that it is gone.
    rerender(<Pagination label="Advertisers" page={{ ...old, number: 2 }} onPage={onPage} />);
    expect(toastQueue.read()).toHaveLength(1);
  });
  it('leads to the first page where nothing is left', () => {
    const onPage = vi.fn();
    const none = { number: 2, size: 10, totalCount: 0, totalIsCapped: false, totalPages: 0 };
    renderKit(<Pagination label="Advertisers" page={none} onPage={onPage} />);
    expect(onPage.mock.calls).toEqual([[1]]);
  });
  it('goes to a page', () => {
    const onPage = vi.fn();
    renderKit(<Pagination label="Advertisers" page={page} onPage={onPage} />);
    const nav = within(screen.getByRole('navigation', { name: 'Pages: Advertisers' }));
    expect(nav.getByRole('button', { name: 'Page 3' }).getAttribute('aria-current')).toBe('page');
    for (const name of ['Page 3', 'Page 4', 'Previous page', 'Next page', 'Page 1,000'])
      fireEvent.click(nav.getByRole('button', { name }));
    expect(onPage.mock.calls.flat()).toEqual([4, 2, 4, 1000]);
  });
});

it('asks for the room of its columns, in whatever unit they say it', () => {
  expect(roomFor([{ width: '30rem' }, { width: '100px' }, { width: '20%' }, {}])).toBe(480 + 100 + 80 + 80);
  expect(roomFor([{}])).toBe(520);
});
