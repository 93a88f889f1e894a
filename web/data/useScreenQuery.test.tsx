import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AdvertiserListingScreenDocument } from '../../operations/advertisers/advertisers/AdvertiserListingScreen.generated.ts';
import { advertiser, advertisers } from '../testing/data/advertiserData.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { prefetch, prefetchedAnswer } from './client/prefetch.ts';
import { useScreenQuery } from './useScreenQuery.ts';

const variablesOf = (number: number) => ({
  filter: {},
  sort: { field: 'name' as const, direction: 'ASC' as const },
  page: { number, size: 10 },
});
const answer = () => ({ data: { advertisers: advertisers([advertiser('1')]) } });

/** A screen that is opened by a press, and turns its pages. */
function Opened() {
  const [page, setPage] = useState(0);
  return (
    <>
      {[1, 2].map((number) => (
        <button key={number} type="button" onClick={() => setPage(number)}>
          {number}
        </button>
      ))}
      {page > 0 && <Page number={page} />}
    </>
  );
}

function Page({ number }: { number: number }) {
  const { data, isLoading } = useScreenQuery(AdvertiserListingScreenDocument, variablesOf(number));
  return <output>{isLoading ? 'waits' : data ? `page ${number}` : 'nothing'}</output>;
}

const seen = () => screen.getByRole('status').textContent;

test('an answer that came ahead of its screen is shown at once and not asked for again; later pages, and the same one later, are', async () => {
  const { calls } = await renderScreen(<Opened />, { answers: { AdvertiserListingScreen: answer } });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer())));
  const question = { name: 'AdvertiserListingScreen', variables: variablesOf(1) } as const;
  prefetch(question);
  await waitFor(() => expect(prefetchedAnswer(question.name, question.variables)).toBeDefined());
  fireEvent.click(screen.getByRole('button', { name: '1' }));
  expect(seen()).toBe('page 1');
  expect(prefetchedAnswer(question.name, question.variables)).toBeUndefined();
  await act(() => new Promise((next) => setTimeout(next, 20)));
  expect(calls).toEqual([]);
  for (const [index, page] of [2, 1].entries()) {
    fireEvent.click(screen.getByRole('button', { name: String(page) }));
    await waitFor(() => expect(calls).toHaveLength(index + 1));
    expect(calls.at(-1)?.variables).toMatchObject({ page: { number: page } });
    await waitFor(() => expect(seen()).toBe(`page ${page}`));
  }
});

test('without one, the screen asks', async () => {
  const { calls } = await renderScreen(<Opened />, { answers: { AdvertiserListingScreen: answer } });
  fireEvent.click(screen.getByRole('button', { name: '1' }));
  expect(seen()).toBe('waits');
  await waitFor(() => expect(seen()).toBe('page 1'));
  expect(calls).toHaveLength(1);
});
