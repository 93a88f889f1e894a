// Random unexpected values, texts and bytes: a fuzz sends them in place of correct ones.
import fc from 'fast-check';

/** Texts that broke somebody's program once. */
const TEXTS = [
  ...[
    '',
    ' ',
    '\u0000',
    'a\u0000b',
    '%00',
    '%',
    '%ff%fe',
    '%c0%ae',
    '\ud800',
    'a\udfffb',
    '\u202e',
    '\ufeff',
    '🎁',
  ],
  ...[
    '-0',
    '-1',
    '00',
    '1.5',
    '1e400',
    'NaN',
    'Infinity',
    '9223372036854775808',
    '99999999999999999999999',
    '0x10',
  ],
  ...[
    '0000-00-00',
    '2026-02-30',
    '0001-01-01',
    '9999-12-31T23:59:60Z',
    '+275760-09-14T00:00:00Z',
    '-000001-01-01',
  ],
  ...['2026-10-25T02:30:00+99:99', 'Europe/Nowhere', 'GMT+25', 'P9999999999D', '25:61'],
  ...["' or 1=1 --", '{{7*7}}', '<script>', '\r\nx-made: up', '../../../etc/passwd', 'a,b,,c', ',', '*'],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'undefined',
    '[object Object]',
    '{',
    '[]',
  ],
  ...['é'.repeat(300), 'x'.repeat(5_000), '('.repeat(500), '{a'.repeat(300), '"'.repeat(99)],
];

/** Marks a text of JSON that stands as it is, since no value of JavaScript is written so. */
const AS_IT_IS = '@@';
const TOKENS = ['1e999', '-1e999', '1e-999', '123456789012345678901234567890', '-0', '1E5', '"\\ud800"'];
const FEW = { maxLength: 3 };

/** A text: one known to cause trouble, or a random one. */
export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.string({ maxLength: 12 }) },
);

const oddNumber = fc.oneof(
  fc.constantFrom(0, -1, 1.5, 1e21, 2 ** 31, 2 ** 53, 2 ** 63, -(2 ** 63), Number.MAX_VALUE, 5e-324),
  fc.integer(),
);

/** A value within a value, so many times. */
const deep = fc
  .tuple(fc.constantFrom(3, 63, 65, 3_000), fc.boolean())
  .map(([levels, isList]) =>
    asItIs(
      (isList ? '[' : '{"a":').repeat(levels) + (isList ? '' : '1') + (isList ? ']' : '}').repeat(levels),
    ),
  );

const asItIs = (json: string): string => AS_IT_IS + json + AS_IT_IS;

/** Anything that JSON can say. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: oddText },
  { weight: 2, arbitrary: oddNumber },
  { weight: 1, arbitrary: fc.constantFrom(...TOKENS.map(asItIs)) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}) },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.array(fc.oneof(oddText, oddNumber, fc.constant(null)), FEW) },
  { weight: 1, arbitrary: fc.dictionary(oddText, fc.oneof(oddText, oddNumber), { maxKeys: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(100, 2_000).map((length) => Array.from({ length }, (_, n) => n)) },
);

/** What is changed in a value that was right: which of its places, counted by lot, and what stands there instead; `undefined` takes it out. */
interface Change {
  place: number;
  value: unknown;
}
export const changes = fc.array(
  fc.record({
    place: fc.nat(),
    value: fc.oneof({ weight: 6, arbitrary: oddValue }, { weight: 1, arbitrary: fc.constant(undefined) }),
  }),
  FEW,
);

/** The value with its changes; none of the value that is given is changed. */
export function changed(value: unknown, all: readonly Change[]): unknown {
  return all.reduce((before, { place, value: odd }) => {
    const copy = structuredClone(before);
    const places = placesOf(copy);
    const target = places[place % (places.length + 1)];
    if (!target) return odd;
    if (odd === undefined) delete target.of[target.name];
    else target.of[target.name] = odd;
    return copy;
  }, value);
}

interface Place {
  of: Record<string, unknown>;
  name: string;
}

function placesOf(value: unknown, depth = 0): Place[] {
  if (typeof value !== 'object' || value === null || depth > 6) return [];
  const of = value as Record<string, unknown>;
  return Object.keys(of).flatMap((name) => [{ of, name }, ...placesOf(of[name], depth + 1)]);
}

/** The value as JSON, with what is written as it is. */
export function jsonOf(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.replace(/"@@(.*?)@@"/gs, (_all, inner: string) => JSON.parse(`"${inner}"`));
}

/** Changes to the bytes of a body in transit. */
export const damage = fc.oneof(
  { weight: 8, arbitrary: fc.constant('none' as const) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('cut', 'broken UTF-8', 'mark', 'NUL', 'UTF-16', 'doubled', 'empty'),
  },
);

/** The bytes of a text after that. */
export function damaged(text: string, how: string): Buffer {
  const bytes = Buffer.from(text);
  const middle = bytes.length >> 1;
  const [first, rest] = [bytes.subarray(0, middle), bytes.subarray(middle)];
  const corruptions: Record<string, () => Buffer> = {
    cut: () => first,
    'broken UTF-8': () => Buffer.concat([first, Buffer.from([0xc3, 0x28, 0xff, 0xed, 0xa0, 0x80]), rest]),
    mark: () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    NUL: () => Buffer.concat([first, Buffer.from([0]), rest]),
    'UTF-16': () => Buffer.from(text, 'utf16le'),
    doubled: () => Buffer.concat([bytes, bytes]),
    empty: () => Buffer.alloc(0),
  };
  return corruptions[how]?.() ?? bytes;
}

/** A text without halves of characters, which no address can say. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** The fields of an object as a form says them, or a query string. */
export function formOf(value: unknown): string {
  const pairs = Object.entries((value ?? {}) as Record<string, unknown>);
  return pairs
    .map(
      ([name, inner]) =>
        `${encodeURIComponent(wellFormed(name))}=${encodeURIComponent(wellFormed(typeof inner === 'string' ? inner : jsonOf(inner)))}`,
    )
    .join('&')
    .slice(0, 6_000);
}
