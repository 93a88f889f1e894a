import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { choiceField, searchField } from './filterFields.tsx';
import { ListScreen } from './ListScreen.tsx';
import { defineList } from './listDefinition.ts';
import { choice, search } from './listFilters.ts';
import { useList } from './useList.ts';

const THINGS = defineList({
  pageSize: 2,
  filters: { search: search(), state: choice(['new', 'old']) },
  sort: { fields: ['name'], initial: { by: 'name', direction: 'ASC' } },
});

const WORDS = {
  list: 'Things',
  empty: 'No things',
  empty_text: 'Things appear here',
  no_match: 'Nothing matches',
  no_match_text: 'Change the filters',
};
const page = (totalCount: number, number = 1) => ({
  number,
  size: 2,
  totalCount,
  totalIsCapped: false,
  totalPages: Math.ceil(totalCount / 2),
});

interface Answer {
  rows?: { id: string }[];
  error?: { status: number; message: string };
  onRetry?: () => void;
}

function Things({ rows, error, onRetry = () => {} }: Answer) {
  const list = useList(THINGS);
  return (
    <ListScreen<{ id: string }>
      title="All things"
      list={list}
      words={(word) => WORDS[word]}
      page={rows && page(rows.length === 0 ? 0 : 5, list.page)}
      rows={rows}
      isLoading={!rows && !error}
      error={error ?? null}
      onRetry={onRetry}
      columns={[{ id: 'name', header: 'Name', isSortable: true, cell: ({ id }) => id }]}
      rowKey={({ id }) => id}
      filters={[
        searchField(list.filter('search'), { label: 'Search', chip: 'Name' }),
        choiceField(list.filter('state'), {
          label: 'State',
          values: ['all', 'new', 'old'],
          labelOf: (state) => `State ${state}`,
        }),
      ]}
    />
  );
}

const rows = [{ id: 'one' }, { id: 'two' }];

test('while it is awaited, rows of a skeleton stand in', () => {
  renderKit(<Things />);
  expect(screen.getByRole('table', { name: 'Things' }).parentElement?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('sort and page live in the address; a sort shows the first page', () => {
  const { history } = renderKit(<Things rows={rows} />, { url: '/things?page=2' });
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(history().at(-1)).toBe('/things?page=3');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(history().at(-1)).toBe('/things?order=desc');
});

test('what is in force stands as chips, each removable, and all of them at once', () => {
  const { history } = renderKit(<Things rows={rows} />, { url: '/things?search=ab&state=old&page=2' });
  fireEvent.click(screen.getByRole('button', { name: /^Remove.*State old/ }));
  expect(history().at(-1)).toBe('/things?search=ab');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(history().at(-1)).toBe('/things');
  expect(screen.queryByRole('button', { name: 'Clear all' })).toBeNull();
});

test('nothing at all and nothing that matches are told apart, and a match is one press away', () => {
  const { unmount } = renderKit(<Things rows={[]} />);
  expect(screen.getByText('No things')).toBeTruthy();
  expect(screen.getByText('Things appear here')).toBeTruthy();
  unmount();
  const { history } = renderKit(<Things rows={[]} />, { url: '/things?search=ab' });
  const empty = screen.getByText('Nothing matches').closest('div');
  fireEvent.click(within(empty as HTMLElement).getByRole('button', { name: 'Clear the filters' }));
  expect(history().at(-1)).toBe('/things');
});

test('a list that could not be loaded says so by its name and can be tried again; its filters stay', () => {
  const onRetry = vi.fn();
  renderKit(<Things error={{ status: 503, message: 'Later' }} onRetry={onRetry} />);
  expect(within(screen.getByRole('alert')).getByText(/Things/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('Search')).toBeTruthy();
});
