import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defineList } from '../../kit/list/listDefinition.ts';
import { days, search } from '../../kit/list/listFilters.ts';
import { useList } from '../../kit/list/useList.ts';
import { addressProblems } from '../../navigation/addressReaders.ts';
import { currentUrl, navigate } from '../../navigation/hashLocation.ts';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { AddressNotes } from './AddressNotes.tsx';

const LIST = defineList({
  pageSize: 20,
  filters: { search: search(), days: days() },
  sort: { fields: ['name', 'created_at'], initial: { by: 'name', direction: 'ASC' } },
});
const TAB = { tab: '' };
const ACCEPTS = { tab: (text: string) => text === 'budget' };

function Page() {
  const { page, sort } = useList(LIST);
  useUrlQuery(TAB, ACCEPTS);
  return (
    <>
      <AddressNotes declared={['skus']} />
      <p>{`page ${page} by ${sort?.by}`}</p>
    </>
  );
}
const show = (query: string, locale: 'en' | 'fr' = 'en') =>
  renderScreen(<Page />, { answers: {}, url: `/lists?${query}`, locale });
const notes = () => screen.findAllByRole('listitem');

test.each([
  ['page=-4', 'is not the number of a page. The first page is shown.'],
  ['page=1.5', 'is not the number of a page. The first page is shown.'],
  ['order_by=zzz', 'is not an order of this list. The usual order is shown.'],
  ['order=sideways', 'is not an order of this list. The usual order is shown.'],
  ['tab=zzz', 'is not a tab of this page. The first tab is shown.'],
  ['period=zzz', 'is not known on this page. It changes nothing.'],
  ['sort=zzz', 'is not known on this page. It changes nothing.'],
])('%s is told, with what is shown instead, and can be removed', async (query, words) => {
  await show(`search=north&${query}`);
  await waitFor(() => expect(screen.getByRole('listitem').textContent).toBe(`${query} ${words}`), {
    timeout: 5000,
  });
  expect(screen.getByText('page 1 by name')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
  expect(currentUrl()).toBe('/lists?search=north');
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('what the page, its route or a closed tab understands is not told', async () => {
  await show('search=north&page=2&order_by=created_at&order=desc&tab=budget&skus=A&inventory-search=x');
  await act(() => new Promise((next) => setTimeout(next, 1300)));
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('several are told together, in French too, and go when the address is mended', async () => {
  await show('page=0&order=up', 'fr');
  expect((await notes()).map(({ textContent }) => textContent)).toEqual([
    'order=up n’est pas un ordre de cette liste. L’ordre habituel est affiché.',
    'page=0 n’est pas un numéro de page. La première page est affichée.',
  ]);
  expect(screen.getByText('2 parties de cette adresse ne sont pas comprises')).toBeTruthy();
  act(() => navigate('/lists?page=2'));
  expect(screen.queryByRole('listitem')).toBeNull();
});

interface Declared {
  accepts: Record<string, (text: string) => boolean>;
  defaults: Record<string, string | number>;
  keyOf: (name: string) => string;
  problemsOf: (values: Record<string, string | number>) => readonly unknown[];
}
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../**/*List.ts',
    '../../**/*Lists.ts',
    '../../**/transactions.ts',
    '../../**/promotionRewards.ts',
    '!../kit/**',
  ],
  { eager: true },
);
const isDeclared = (one: unknown): one is Declared =>
  typeof one === 'object' && one !== null && 'problemsOf' in one && 'defaults' in one;
const LISTS = Object.entries(modules).flatMap(([file, exports]) =>
  Object.entries(exports).flatMap(([name, one]) =>
    isDeclared(one) ? [[`${name} of ${file}`, one] as const] : [],
  ),
);
/** Parameters that take any text. */
const FREE =
  /(^|-)(search|sku|saved_view|io_number|name|email|phone_number|order_id|external_ref|company_name|reward_code|provider_tracking_code)$/;

test('there are lists to look at', () => expect(LISTS.length).toBeGreaterThan(12));

test.each(LISTS)('%s: a value that no parameter understands is told', (_name, list) => {
  const silent = Object.keys(list.defaults).filter((key) => {
    const text = '§ nonsense';
    const isReported = addressProblems(`${key}=${text}`, list.defaults, list.accepts).length > 0;
    return !isReported && list.problemsOf({ ...list.defaults, [key]: text }).length === 0;
  });
  expect(silent.filter((key) => !FREE.test(key))).toEqual([]);
});
