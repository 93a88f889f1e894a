// The pieces of an odd request: headers, paths and query strings by lot.
import fc from 'fast-check';
import { damage, damaged, oddText, wellFormed } from './oddValues.ts';

/** One request; its bytes are made when it is sent, since tokens end after minutes. */
export interface OddRequest {
  to: 'gateway' | 'platform';
  /** Whose token it carries; null for none. */
  as: string | null;
  method: string;
  /** Exactly as in the request line. */
  path: string;
  headers: readonly (readonly [string, string])[];
  body: Buffer | null;
}

const LOGINS = [
  'operator@guerdon.example',
  'retailer@northwind.example',
  'catalog_manager@roles.example',
  'nobody@guerdon.example',
];
const login = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...LOGINS) },
  { weight: 1, arbitrary: fc.constant(null) },
);

const JSON_TYPE = 'application/json';
export const FORM = 'application/x-www-form-urlencoded';
const TYPES = [
  ...[
    JSON_TYPE,
    FORM,
    'application/json; charset=utf-16',
    'APPLICATION/JSON ;; a',
    'text/plain',
    'application/graphql',
    'a/b',
  ],
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json, text/plain',
    ';',
    '\u00e9/\u00ff',
    'x'.repeat(3_000),
  ],
];

/** Headers besides the regular ones; those that Node's own parser refuses come from `malformed`. */
const ODD_HEADERS: Record<string, readonly string[]> = {
  accept: ['', '*/*;q=9', 'application/graphql-response+json', 'a/b;;;', '\u00ff', ',,,,'],
  'accept-language': ['*;q=9', 'xx-', '\u00e9', 'fr;q=1e999,en;q=-1', 'a-'.repeat(900), ',;,'],
  'accept-encoding': ['gzip, br;q=x', 'identity;q=0', '*'],
  authorization: [
    'Bearer',
    'Bearer a.b.c',
    'Bearer ..',
    `Bearer ${'x'.repeat(9_000)}`,
    'Basic !!',
    'Basic Og==',
    'Basic JTAwOiUwMA==',
    '\u00ff',
    'Bearer eyJhbGciOiJub25lIn0.e30.',
  ],
  cookie: [
    'guerdon=1.x',
    'guerdon=4.%00',
    'guerdon=2.aa; guerdon.1=',
    '=;;=',
    'guerdon-sign-in-x=%',
    '_session=x; _session.sig=y',
    '\u00ff=\u00ff',
  ],
  'if-match': ['"x"', '-1', '99999999999999999999', '1, 2', '*', ''],
  'if-none-match': ['*', 'W/"', '"'],
  'if-modified-since': ['x', 'Thu, 01 Jan 99999 00:00:00 GMT'],
  range: ['bytes=9-1', 'bytes=0-,1-', 'x'],
  'idempotency-key': ['', 'x'.repeat(500), '\u00e9', 'a b', 'k'],
  'x-request-id': ['x', '../../..', 'a'.repeat(64), '\u00ff'],
  'x-forwarded-for': ['', 'unknown', '::1%lo', '1.2.3.4, 5.6.7.8', '\u00e9', '999.1.1.1', '[::1]:80'],
  'x-forwarded-host': ['[', 'evil.example', ''],
  origin: ['null', '//[', 'https://evil.example', ''],
  'x-guerdon-client': ['web', 'x'],
  'apollo-require-preflight': ['x'],
  'x-signature': ['', 'zz', 'a'.repeat(64)],
  'content-encoding': ['gzip', 'x'],
  'sec-fetch-site': ['cross-site', '\u00ff'],
  expect: ['100-continue', 'x'],
  te: ['trailers'],
  upgrade: ['websocket', 'h2c'],
  connection: ['x-request-id, cookie', 'upgrade'],
  forwarded: ['for="[', 'for=1'],
};
const oddHeader = fc
  .constantFrom(...Object.keys(ODD_HEADERS))
  .chain((name) => fc.constantFrom(...(ODD_HEADERS[name] ?? [])).map((value) => [name, value] as const));
const oddHeaders = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.array(oddHeader, { maxLength: 4 }) },
);
const type = (usual: string) =>
  fc.oneof({ weight: 6, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...TYPES) });

/** A part of a path or of a query string: mostly one that exists, else something odd, mostly encoded. */
export const part = (...usual: string[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...usual) },
    { weight: 2, arbitrary: oddText.map((text) => encodeURIComponent(wellFormed(text))) },
    { weight: 1, arbitrary: oddText.map((text) => encodeURI(wellFormed(text)).replace(/[?#]/g, '')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('%', '%zz', '%ff', '%00', '%2e%2e', '..', ';', '|', '\u00ff', '+', '&&='),
    },
  );
export const query = (...names: string[]) =>
  fc
    .array(fc.tuple(names.length ? part(...names) : part('a'), part('1', 'true', 'a', '')), { maxLength: 3 })
    .map((pairs) => (pairs.length ? `?${pairs.map((pair) => pair.join('=')).join('&')}` : ''));

/** A request of this kind; `usual` is the type of its body where that is not odd. */
export const request = (
  to: OddRequest['to'],
  {
    as = login,
    method,
    path,
    headers = fc.constant([]),
    body = fc.constant(null),
    usual = JSON_TYPE,
  }: {
    as?: fc.Arbitrary<string | null>;
    method: fc.Arbitrary<string>;
    path: fc.Arbitrary<string>;
    headers?: fc.Arbitrary<readonly (readonly [string, string])[]>;
    body?: fc.Arbitrary<string | null>;
    usual?: string;
  },
): fc.Arbitrary<OddRequest> =>
  fc
    .record({
      as,
      method,
      path,
      own: headers,
      odd: oddHeaders,
      text: body,
      how: damage,
      contentType: type(usual),
    })
    .map(({ own, odd, text, how, contentType, ...rest }) => ({
      to,
      ...rest,
      headers: [...own, ...odd, ...(text === null ? [] : [['content-type', contentType] as const])],
      body: text === null ? null : damaged(text, how),
    }));
