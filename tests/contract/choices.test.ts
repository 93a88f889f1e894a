import { afterAll, beforeAll, expect, test } from 'vitest';
import { textOf } from '../house/tree.ts';
import { startWorld, type World } from '../support/world.ts';

interface Parameter {
  name: string;
  in: string;
  schema: { enum?: string[] };
}

const { paths } = JSON.parse(textOf('schema/platform.openapi.json')) as {
  paths: Record<string, { get?: { parameters?: Parameter[] } }>;
};

/** Every list and file with each value that a parameter of it may be chosen from, such as how it is sorted. */
const CHOICES = Object.entries(paths).flatMap(([path, { get }]) =>
  (get?.parameters ?? [])
    .filter((parameter) => parameter.in === 'query' && parameter.schema.enum)
    .map(({ name, schema }) => ({ path, name, values: schema.enum ?? [] })),
);

let world: World;
beforeAll(async () => {
  world = await startWorld({ engine: 'postgres', size: 'small' });
});
afterAll(() => world?.close());

test('lists are sorted by what the contract names', () => {
  expect(CHOICES.filter(({ name }) => name === 'sort').length).toBeGreaterThan(10);
});

test.each(CHOICES)('$path: each $name that may be chosen is answered', async ({ path, name, values }) => {
  const place = path.replace('{sku}', 'MAC-PUZZLE-0001').replace(/\{\w+\}/g, '1');
  for (const value of values) {
    const { status } = await world.rest('operator@guerdon.example', 'GET', `${place}?${name}=${value}`);
    expect([value, status < 500]).toEqual([value, true]);
  }
});
