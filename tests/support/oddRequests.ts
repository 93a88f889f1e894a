// Requests by lot, near enough to right ones to get past the door.
import fc from 'fast-check';
import { OPERATIONS } from './contract.ts';
import { type OddRequest, part, query, request } from './oddPieces.ts';
import { changed, changes, formOf, jsonOf, oddText, oddValue } from './oddValues.ts';
import { oddFile, oddVisit } from './oddVisits.ts';
import { RIGHT_BODIES } from './rightBodies.ts';
import { webDocuments } from './webDocuments.ts';

const CLIENT = fc.constant([['x-guerdon-client', 'web'] as const]);
const extensions = (hash: string) => ({ persistedQuery: { version: 1, sha256Hash: hash } });

/** What a question to the graph says: a document of the web by its text or hash, or none, with variables that are nearly right. */
const graphqlRequest = fc
  .tuple(fc.constantFrom(...webDocuments()), changes, fc.constantFrom('text', 'hash', 'odd'), oddText)
  .map(([{ hash, text, name, variables }, all, by, odd]) => {
    const document = {
      text: { query: text },
      hash: { extensions: extensions(hash) },
      odd: { query: `{ ${odd} }` },
    }[by];
    return changed({ ...document, operationName: name, variables }, all);
  });

const posted = (body: fc.Arbitrary<unknown>) =>
  request('gateway', {
    method: fc.constant('POST'),
    path: fc.constant('/graphql'),
    body: body.map(jsonOf),
    headers: CLIENT,
  });

const graph = fc.oneof(
  { weight: 5, arbitrary: posted(graphqlRequest) },
  { weight: 1, arbitrary: posted(oddValue) },
  {
    weight: 2,
    arbitrary: request('gateway', {
      method: fc.constantFrom('GET', 'HEAD', 'PUT'),
      path: graphqlRequest.map((one) => `/graphql?${formOf(one)}`),
      headers: CLIENT,
    }),
  },
);

const PATH_VALUES: Record<string, readonly string[]> = {
  sku: ['MAC-PUZZLE-0001'],
  name: ['a.png'],
  screen: ['email_delivery'],
  productId: ['MAC-PUZZLE'],
  token: ['a.b'],
};
const rest = fc.constantFrom(...OPERATIONS).chain(({ operationId, method, path, parameters }) => {
  const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const parts = path.split('/').map((piece) => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1];
    return name ? part(...(PATH_VALUES[name] ?? ['1', '2'])) : fc.constant(piece.replace(/\{\w+\}/g, '1'));
  });
  const isWrite = method !== 'GET';
  const right = RIGHT_BODIES[operationId] ?? {};
  const headers: [string, string][] = isWrite
    ? [
        ['if-match', '1'],
        ['idempotency-key', 'a-key-of-the-fuzz'],
      ]
    : [];
  return request('platform', {
    method: fc.constant(method),
    path: fc.tuple(fc.tuple(...parts), query(...names)).map(([segments, asks]) => segments.join('/') + asks),
    headers: fc.constant(headers),
    body: isWrite ? changes.map((all) => jsonOf(changed(right, all))) : fc.constant(null),
  });
});

/** Any request. */
export const oddRequest: fc.Arbitrary<OddRequest> = fc.oneof(
  { weight: 3, arbitrary: graph },
  { weight: 4, arbitrary: rest },
  { weight: 3, arbitrary: oddVisit },
  { weight: 1, arbitrary: oddFile },
);
