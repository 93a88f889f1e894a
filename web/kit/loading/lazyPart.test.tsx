import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { lazyPart } from './lazyPart.tsx';

const Rows = () => <p>Rows</p>;
const missing = new Error('404');

test('a part that is loaded before it is shown stands in the first render: nothing suspends', async () => {
  const Part = lazyPart(async () => Rows);
  await Part.load();
  const fallback = vi.fn(() => null);
  const Fallback = () => fallback();
  renderKit(
    <Suspense fallback={<Fallback />}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Rows')).toBeTruthy();
  expect(fallback).not.toHaveBeenCalled();
});

test('a part that is shown first is loaded then', async () => {
  const Part = lazyPart(async () => Rows);
  renderKit(
    <Suspense fallback={<p>Loading</p>}>
      <Part />
    </Suspense>,
  );
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(await screen.findByText('Rows')).toBeTruthy();
});

test('it is fetched once, and again only after a failure', async () => {
  const fetchPart = vi.fn(async () => Rows).mockRejectedValueOnce(missing);
  const { load } = lazyPart(fetchPart);
  await expect(load()).rejects.toThrow('404');
  await Promise.all([load(), load()]);
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

test('a part that does not come says so in its place, and is fetched again: what stands around it stays', async () => {
  const fetchPart = vi
    .fn(async () => Rows)
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing);
  const Part = lazyPart(fetchPart);
  renderKit(
    <>
      <input aria-label="Name" />
      <Suspense fallback={<p>Loading</p>}>
        <Part />
      </Suspense>
    </>,
  );
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Alder' } });
  expect((await screen.findByRole('alert')).textContent).toContain('This part could not be loaded');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(fetchPart).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Rows')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Alder');
});

test('a part that did not come is fetched again when it is shown anew', async () => {
  const fetchPart = vi.fn(async () => Rows).mockRejectedValueOnce(missing);
  const Part = lazyPart(fetchPart);
  const view = (isThere: boolean) => <Suspense fallback={<p>Loading</p>}>{isThere && <Part />}</Suspense>;
  const { rerender } = renderKit(view(true));
  await screen.findByRole('alert');
  rerender(view(false));
  rerender(view(true));
  expect(await screen.findByText('Rows')).toBeTruthy();
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

test('that holds where another one has taken its place meanwhile', async () => {
  const fetchPart = vi
    .fn(async () => Rows)
    .mockRejectedValueOnce(missing)
    .mockRejectedValueOnce(missing);
  const Part = lazyPart(fetchPart);
  const view = (key: number) => (
    <Suspense fallback={<p>Loading</p>}>{key > 0 && <Part key={key} />}</Suspense>
  );
  const { rerender } = renderKit(view(1));
  await screen.findByRole('alert');
  for (const key of [2, 2]) rerender(view(key));
  await waitFor(() => expect(fetchPart).toHaveBeenCalledTimes(2));
  await screen.findByRole('alert');
  rerender(view(0));
  rerender(view(3));
  expect(await screen.findByText('Rows')).toBeTruthy();
});

test('that holds where its failure was never shown, since it was left before', async () => {
  let fail = (_error: Error) => {};
  const failure = new Promise<typeof Rows>((_resolve, reject) => {
    fail = reject;
  });
  const fetchPart = vi.fn(async () => Rows).mockReturnValueOnce(failure);
  const Part = lazyPart(fetchPart);
  const view = (isThere: boolean) => <Suspense fallback={<p>Loading</p>}>{isThere && <Part />}</Suspense>;
  const { rerender } = renderKit(view(true));
  await screen.findByText('Loading');
  rerender(view(false));
  fail(missing);
  await expect(failure).rejects.toThrow('404');
  const later = performance.now() + 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  rerender(view(true));
  expect(await screen.findByText('Rows')).toBeTruthy();
  expect(fetchPart).toHaveBeenCalledTimes(2);
});

test('a failure that is shown stays until somebody retries, however often its screen is drawn again', async () => {
  const fetchPart = vi.fn(async () => Rows).mockRejectedValue(missing);
  const Part = lazyPart(fetchPart);
  const view = (title: string) => (
    <Suspense fallback={<p>Loading</p>}>
      {title}
      <Part />
    </Suspense>
  );
  const { rerender } = renderKit(view('One'));
  await screen.findByRole('alert');
  const later = performance.now() + 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  rerender(view('Two'));
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(fetchPart).toHaveBeenCalledTimes(1);
});
