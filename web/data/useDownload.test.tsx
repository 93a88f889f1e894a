import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useFailedCall } from './failures/failedCall.ts';
import { useDownload } from './useDownload.ts';

const PATH = '/files/budget-lines/7';
const HEADERS = { 'content-disposition': 'attachment; filename="lines.csv"' };

const saved: { name: string; text: Promise<string> }[] = [];
beforeEach(() => {
  saved.length = 0;
  const files = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.set('blob:file', file as Blob);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: (files.get(this.href) as Blob).text() });
  });
});
afterEach(() => vi.useRealTimers());

/** An answer whose body is written by the test. */
function writtenAnswer() {
  let body!: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      body = controller;
    },
  });
  const fetched = vi.fn<typeof fetch>(async (_path, init) => {
    init?.signal?.addEventListener('abort', () => body.error(init.signal?.reason));
    return new Response(stream, { headers: HEADERS });
  });
  vi.stubGlobal('fetch', fetched);
  const write = (text: string) => body.enqueue(new TextEncoder().encode(text));
  return { write, end: () => body.close(), fail: () => body.error(new TypeError('terminated')) };
}

function startDownload() {
  const { result } = renderHook(() => ({ download: useDownload(), failed: useFailedCall() }));
  act(() => void result.current.download[0](PATH));
  return {
    isRunning: () => result.current.download[1],
    failed: () => result.current.failed,
  };
}

test('a file that arrives whole is saved under its name', async () => {
  const answer = writtenAnswer();
  const { isRunning, failed } = startDownload();
  expect(isRunning()).toBe(true);
  answer.write('first;');
  answer.write('second');
  answer.end();
  await waitFor(() => expect(isRunning()).toBe(false));
  expect(saved.map(({ name }) => name)).toEqual(['lines.csv']);
  expect(await saved[0]?.text).toBe('first;second');
  expect(failed()).toBeNull();
});

test('a file that breaks off is not saved: the error dialog says so', async () => {
  const answer = writtenAnswer();
  const { isRunning, failed } = startDownload();
  answer.write('first;');
  answer.fail();
  await waitFor(() => expect(failed()).toMatchObject({ code: 'UNREACHABLE' }));
  expect(saved).toEqual([]);
  expect(isRunning()).toBe(false);
});

test('a file takes as long as it takes, but one of which nothing more arrives is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = writtenAnswer();
  const { isRunning, failed } = startDownload();
  for (let part = 0; part < 6; part += 1) {
    answer.write('part;');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(isRunning()).toBe(true);
  }
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  vi.useRealTimers();
  await waitFor(() => expect(failed()).toMatchObject({ code: 'UNREACHABLE' }));
  expect(saved).toEqual([]);
});
