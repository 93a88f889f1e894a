import type { FetcherParams } from '@graphiql/toolkit';

const send = (operation: FetcherParams, headers: HeadersInit) =>
  fetch('/graphql', {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': 'application/json',
      accept: 'application/json',
      'x-guerdon-client': 'web',
    },
    body: JSON.stringify(operation),
  });

/** Sends an operation with the browser's session; a session that has expired is refreshed once, an ended one signs in again. */
export async function fetchGraph(
  operation: FetcherParams,
  options?: { headers?: Record<string, unknown> | null },
) {
  const headers = Object.fromEntries(
    Object.entries(options?.headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
  let answer = await send(operation, headers);
  if (answer.status === 401) {
    const refreshed = await fetch('/auth/refresh', {
      method: 'POST',
      headers: { 'x-guerdon-client': 'web' },
    });
    if (!refreshed.ok) location.assign('/auth/login?return_to=%2Fplayground%2F');
    answer = await send(operation, headers);
  }
  return answer.json();
}
