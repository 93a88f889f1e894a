import 'graphiql/setup-workers/vite';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './playground.css';
import type { FetcherParams } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createRoot } from 'react-dom/client';

const place = document.getElementById('playground');
if (!place) throw new Error('The page has no place for the playground.');

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
async function fetchGraph(operation: FetcherParams, options?: { headers?: Record<string, unknown> | null }) {
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

/** The editor's content for a new visitor. */
const STARTER = `# The graph of Guerdon, as you: your session and your abilities decide what is answered.
# Ctrl-Space completes, Ctrl-Enter sends; the book at the left describes every type.
query Starter {
  viewer {
    id
    isStaff
    abilities
    organization {
      name
    }
  }
  advertisers(page: { size: 5 }) {
    items {
      id
      name
      status
      balance {
        amount
        currency
      }
    }
    page {
      totalCount
    }
  }
}
`;

createRoot(place).render(
  <GraphiQL fetcher={fetchGraph} defaultQuery={STARTER} shouldPersistHeaders={false} />,
);
