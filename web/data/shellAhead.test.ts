import { expect, test, vi } from 'vitest';
import { hashes } from '../../operations/hashes.generated.ts';
import { askShellAhead, takeAhead } from './shellAhead.ts';

test('the shell is asked as the application asks it, and its answer is handed out once', async () => {
  const answer = new Response('{}');
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(answer);
  vi.stubGlobal('fetch', fetched);
  expect(takeAhead('Shell')).toBeUndefined();
  askShellAhead();
  const url = new URL(String(fetched.mock.calls[0]?.[0]), 'http://localhost');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({ operationName: 'Shell', variables: '{}' });
  expect(JSON.parse(url.searchParams.get('extensions') ?? '')).toEqual({
    persistedQuery: { version: 1, sha256Hash: hashes.Shell },
  });
  expect(takeAhead('AdvertiserScreen')).toBeUndefined();
  expect(await takeAhead('Shell')).toBe(answer);
  expect(takeAhead('Shell')).toBeUndefined();
});
