import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useLocation } from 'wouter';
import { toastQueue } from '../../kit/feedback/toastQueue.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { brand, pageOf } from '../../testing/data/catalogueData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { BrandListScreen } from './BrandListScreen.tsx';

const TOTAL = 60;
const idOf = (index: number) => `B${String(index).padStart(2, '0')}`;
/** The numbered brands of a page. */
const brandsOf = ({ page: { number, size } }: { page: { number: number; size: number } }) => {
  const count = Math.min(size, TOTAL - (number - 1) * size);
  const items = Array.from({ length: count }, (_, index) => brand(idOf((number - 1) * size + index)));
  return { data: { brands: pageOf('Brand', items, { total: TOTAL, number, size }) } };
};
const show = (over: Partial<ScreenOptions> = {}) =>
  renderScreen(<Visits />, {
    answers: { BrandGridPage: (variables) => brandsOf(variables as never) },
    url: '/brands',
    ...over,
  });
/** The brands at their own address, and nothing anywhere else. */
function Visits() {
  const [path] = useLocation();
  return path === '/brands' ? <BrandListScreen /> : null;
}
const comeFrom = async (url: string) => {
  const renderResult = await show({ url });
  act(() => navigate('/brands?page=2'));
  return renderResult;
};
const cards = () => within(screen.getByRole('list', { name: 'Brands' })).getAllByRole('link');

/** Mocks the browser's observer of the list's end: `comeNearTheEnd` reports that the end is near. */
let watched: { near: () => void; margin: string | undefined }[] = [];
const OF_THE_END = '0px 0px 200% 0px';
const OF_A_PAGE = '200% 0px';
const comeNearTheEnd = () => act(() => watched.findLast(({ margin }) => margin === OF_THE_END)?.near());
/** True if every page is near the viewport, as on a very high screen. */
let isHigh = true;
beforeEach(() => {
  watched = [];
  isHigh = true;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        onSeen: (entries: { isIntersecting: boolean }[]) => void,
        options?: { rootMargin?: string },
      ) {
        this.watch = { near: () => onSeen([{ isIntersecting: true }]), margin: options?.rootMargin };
        watched.push(this.watch);
      }
      watch: { near: () => void; margin: string | undefined };
      observe() {
        if (isHigh && this.watch.margin === OF_A_PAGE) this.watch.near();
      }
      disconnect() {}
    },
  );
});

test('BRAND-1: reward management has brands, products and product SKUs as tabs, each at its address', async () => {
  await show();
  const tabs = within(screen.getByRole('navigation', { name: 'Reward management' }));
  expect(tabs.getAllByRole('link').map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Brands', '#/brands'],
    ['Products', '#/products'],
    ['Product SKUs', '#/product-skus'],
  ]);
  expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Brands');
});

test('BRAND-2, BRAND-3: 24 brands come at once, the next ones two heights of the window before the end', async () => {
  const { calls } = await show();
  await screen.findByRole('link', { name: /^Brand B00 \(B00\)/ });
  expect(cards()).toHaveLength(24);
  expect(calls.map(({ variables }) => variables)).toEqual([{ filter: {}, page: { number: 1, size: 24 } }]);
  await waitFor(() => expect(watched.at(-1)?.margin).toBe(OF_THE_END));
  comeNearTheEnd();
  await waitFor(() => expect(cards()).toHaveLength(48));
  comeNearTheEnd();
  await waitFor(() => expect(cards()).toHaveLength(TOTAL));
  expect(location.hash).toBe('#/brands?page=3');
  expect(calls).toHaveLength(3);
});

test('BRAND-3: an address names how many pages there are; one beyond the end is the last', async () => {
  const { calls } = await show({ url: '/brands?page=999' });
  await waitFor(() => expect(cards()).toHaveLength(TOTAL));
  expect(calls.map(({ variables }) => (variables.page as { number: number }).number)).toEqual([1, 2, 3]);
});

test('BRAND-3: of the pages that an address names those near the window are asked for; others keep their place', async () => {
  isHigh = false;
  const { calls } = await show({ url: '/brands?page=3' });
  await waitFor(() => expect(cards()).toHaveLength(24));
  const list = screen.getByRole('list', { name: 'Brands' });
  await waitFor(() => expect(list.children).toHaveLength(TOTAL));
  const pages = () => watched.filter(({ margin }) => margin === OF_A_PAGE);
  await waitFor(() => expect(pages()).toHaveLength(2));
  act(() => pages()[1]?.near());
  await waitFor(() => expect(cards()).toHaveLength(36));
  expect(calls.map(({ variables }) => (variables.page as { number: number }).number)).toEqual([1, 3]);
  expect(list.children).toHaveLength(TOTAL);
});

test('BRAND-11: a card and the page of a brand show its logo, and its initials where it has none', async () => {
  const items = [brand('ABC', { logoUrl: '/media/abc.webp' }), brand('DEF')];
  await show({ answers: { BrandGridPage: () => ({ data: { brands: pageOf('Brand', items) } }) } });
  const [shown, initials] = [
    await screen.findByRole('link', { name: /\(ABC\)/ }),
    screen.getByRole('link', { name: /\(DEF\)/ }),
  ];
  expect(shown.querySelector('img')?.getAttribute('src')).toBe('/media/abc.webp');
  expect(initials.querySelector('img')).toBeNull();
});

test('BRAND-4: a search by name begins anew at the first page', async () => {
  const { calls } = await show({ url: '/brands?page=2' });
  await screen.findByRole('link', { name: /^Brand B00 \(B00\)/ });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'alp' } });
  await waitFor(() => expect(location.hash).toBe('#/brands?search=alp'));
  await waitFor(() =>
    expect(calls.at(-1)?.variables).toEqual({ filter: { name: 'alp' }, page: { number: 1, size: 24 } }),
  );
});

test('BRAND-5, BRAND-13, BRAND-14, BRAND-18: a card is named in full, a long name has a tooltip, the status a dot', async () => {
  const items = [
    brand('ABC', { name: 'Eighteen letters !' }),
    brand('DEF', { name: 'Nineteen letters !!', status: 'deactivated', displayStatus: 'disabled' }),
  ];
  await show({ answers: { BrandGridPage: () => ({ data: { brands: pageOf('Brand', items) } }) } });
  const short = await screen.findByRole('link', { name: /^Eighteen letters ! \(ABC\)/ });
  const long = screen.getByRole('link', { name: /^Nineteen letters !! \(DEF\) - disabled/ });
  expect([short.title, long.title]).toEqual(['', 'Nineteen letters !! (DEF) - disabled']);
  expect(long.getAttribute('href')).toBe('#/brands/DEF');
  expect([within(short).getByText('Enabled'), within(long).getByText('Disabled')]).toHaveLength(2);
  expect(long.querySelector('[class*="dot"]')).toBeTruthy();
});

test('whoever comes back from a brand finds the place, and from elsewhere the top', async () => {
  const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(globalThis, 'scrollY', 'get').mockReturnValue(1234);
  const first = await show({ url: '/brands?page=2' });
  await waitFor(() => expect(cards()).toHaveLength(48));
  fireEvent.scroll(window);
  first.view.unmount();
  const { view } = await comeFrom('/brands/B07');
  await waitFor(() => expect(cards()).toHaveLength(48));
  await waitFor(() => expect(scrolled).toHaveBeenCalledWith(0, 1234));
  view.unmount();
  scrolled.mockClear();
  await comeFrom('/products');
  await waitFor(() => expect(cards()).toHaveLength(48));
  await new Promise(requestAnimationFrame);
  expect(scrolled).not.toHaveBeenCalled();
  act(() => navigate('/'));
  vi.restoreAllMocks();
});

test('nothing at all and nothing that matches are told apart; a page that fails can be tried again', async () => {
  const none = { BrandGridPage: () => ({ data: { brands: pageOf('Brand', []) } }) };
  const { view } = await show({ answers: none });
  expect(await screen.findByText('No brands yet')).toBeTruthy();
  view.unmount();
  const searched = await show({ answers: none, url: '/brands?search=zz' });
  expect(await screen.findByText('No brand matches')).toBeTruthy();
  searched.view.unmount();
  let answer: object = { data: { brands: null }, errors: [{ message: 'Down', path: ['brands'] }] };
  await show({ answers: { BrandGridPage: () => answer } });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  answer = { data: { brands: pageOf('Brand', [brand('ABC')]) } };
  fireEvent.click(retry);
  expect(await screen.findByRole('link', { name: /^Brand ABC \(ABC\)/ })).toBeTruthy();
});

test('a search that fails says so once, and asks for no page after the first', async () => {
  const down = { data: { brands: null }, errors: [{ message: 'Down', path: ['brands'] }] };
  const { calls } = await show({
    answers: {
      BrandGridPage: (variables) =>
        (variables as { filter?: { name?: string } }).filter?.name ? down : brandsOf(variables as never),
    },
  });
  await screen.findByRole('link', { name: /^Brand B00 \(B00\)/ });
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'ma' } });
  await screen.findByRole('button', { name: 'Retry' });
  vi.useRealTimers();
  const callCount = calls.length;
  comeNearTheEnd();
  comeNearTheEnd();
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Retry' })).toHaveLength(1));
  expect(calls).toHaveLength(callCount);
});

test('a page after the last one, of an address, is named, and the list ends with its last page', async () => {
  await show({ url: '/brands?page=99' });
  await waitFor(() => expect(cards()).toHaveLength(TOTAL));
  expect(toastQueue.read().map(({ text }) => text)).toEqual([
    'There is no page 99: the list ends with page 3.',
  ]);
  expect(location.hash).toBe('#/brands?page=3');
});
