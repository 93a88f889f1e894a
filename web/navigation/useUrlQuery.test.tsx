import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderKit } from '../testing/renderKit.tsx';
import { readQuery, useUrlQuery } from './useUrlQuery.ts';

const DEFAULTS = { page: 1, search: '', sort: '-name' };
let set: ReturnType<typeof useUrlQuery<typeof DEFAULTS>>[1];

function Where() {
  const [values, change] = useUrlQuery(DEFAULTS);
  set = change;
  return <p>{JSON.stringify(values)}</p>;
}

it('reads the URL, with the default for what is malformed', () => {
  expect(readQuery('page=3&search=caf%C3%A9', DEFAULTS)).toEqual({ page: 3, search: 'café', sort: '-name' });
  for (const page of ['0', '-1', 'x', '1.5', '']) expect(readQuery(`page=${page}`, DEFAULTS).page).toBe(1);
});

it('writes only what differs from its default, and leaves other keys alone', () => {
  const { history } = renderKit(<Where />, { url: '/advertisers?page=2&tab=open' });
  expect(screen.getByText('{"page":2,"search":"","sort":"-name"}')).toBeTruthy();
  act(() => set({ search: 'north', page: 1 }));
  expect(history().at(-1)).toBe('/advertisers?tab=open&search=north');
  act(() => set({ sort: 'name' }, { replace: true }));
  expect(history().at(-1)).toBe('/advertisers?tab=open&search=north&sort=name');
  expect(history()).toHaveLength(2);
});
