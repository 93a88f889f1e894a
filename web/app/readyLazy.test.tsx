import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { readyLazy } from './readyLazy.ts';

const Words = () => <p>Rows</p>;

test('a part that is loaded before it is shown stands in the first render: nothing suspends', async () => {
  const { Part, load } = readyLazy(async () => Words);
  await load();
  const fallback = vi.fn(() => null);
  const Fallback = () => fallback();
  render(
    <Suspense fallback={<Fallback />}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Rows')).toBeTruthy();
  expect(fallback).not.toHaveBeenCalled();
});

test('a part that is shown first is loaded then', async () => {
  const { Part } = readyLazy(async () => Words);
  render(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Rows')).toBeTruthy();
});

test('it is fetched once, and again only after a failure', async () => {
  const fetchPart = vi.fn(async () => Words).mockRejectedValueOnce(new Error('offline'));
  const { load } = readyLazy(fetchPart);
  await expect(load()).rejects.toThrow('offline');
  await Promise.all([load(), load()]);
  expect(fetchPart).toHaveBeenCalledTimes(2);
});
