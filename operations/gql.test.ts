import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { addTypenameToDocument } from '@apollo/client/utilities';
import { type DefinitionNode, type DocumentNode, parse, print, visit } from 'graphql';
import { expect, test } from 'vitest';
import { gql } from './gql.ts';
import { readDefinitions } from './readDefinitions.ts';

const FOLDER = import.meta.dirname;
const manifest = JSON.parse(readFileSync(join(FOLDER, 'manifest.json'), 'utf8')) as Record<
  string,
  { text: string }
>;

const nameOf = (definition: DefinitionNode) => ('name' in definition && definition.name?.value) || '';

/** A tree without what is absent, written as undefined or as an empty list. */
const present = (tree: unknown): unknown =>
  JSON.parse(
    JSON.stringify(tree, (_key, value: unknown) =>
      Array.isArray(value) && value.length === 0 ? undefined : value,
    ),
  );

const parsed = (text: string) => present(parse(text, { noLocation: true }).definitions);

test('every document reads as graphql parses it', () => {
  for (const { text } of Object.values(manifest))
    expect(present(readDefinitions(text))).toEqual(parsed(text));
});

test('everything that an operation may contain reads as graphql parses it', () => {
  const text = `
    mutation Everything($ids: [ID!]! = ["a", "b"], $on: In = {n: -1, list: [1.5, 2e3], flag: true}, $none: Int = null @one) @two(on: $ids) {
      alias: field(text: "a \\"quoted\\" \\u00e9 { } ... # ,", state: OPEN, empty: [], nothing: {}, off: false, given: $on) @skip(if: $on) {
        ... on Thing @include(if: true) { on }
        ... @include(if: $on) { fragment }
        ... { type }
        ...Part @defer(label: "x")
      }
    }
    fragment Part on Query @three { query mutation }`;
  expect(present(readDefinitions(text))).toEqual(parsed(text));
});

test('a text that ends too early is refused', () => {
  expect(() => readDefinitions('query Cut { advertiser')).toThrow('}');
});

test('a document is read once and holds each fragment beside the operation', () => {
  const part = gql(['fragment Part on Query { id }']);
  const whole = gql(['query Whole { ...Part }'], part);
  const { definitions } = whole;
  expect(whole.definitions).toBe(definitions);
  expect(definitions[1]).toBe(part.definitions[0]);
  expect(Object.getOwnPropertyDescriptor(whole, 'definitions')).toMatchObject({ writable: true });
});

test('a document that is changed before it is read stays as it was', () => {
  const query = gql(['query Changed { id }']);
  const changed = visit(query, { Field: (field) => ({ ...field, name: { ...field.name, value: 'key' } }) });
  expect([print(changed), print(query)]).toEqual(['query Changed {\n  key\n}', 'query Changed {\n  id\n}']);
});

test('every generated document is the hashed one, with each of its fragments once', async () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const modules = await Promise.all(
    files
      .filter((file) => file.includes(sep) && file.endsWith('.generated.ts'))
      .map((file): Promise<Record<string, DocumentNode>> => import(join(FOLDER, file))),
  );
  const documents = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, document]) => (name.endsWith('Document') ? [document] : [])),
  );
  const hashed = documents.map(({ kind, definitions: [operation, ...fragments] }) => {
    const sorted = fragments.sort((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
    const definitions = operation ? [operation, ...sorted] : [];
    return print(addTypenameToDocument({ kind, definitions }));
  });
  expect(hashed.sort()).toEqual(
    Object.values(manifest)
      .map(({ text }) => text)
      .sort(),
  );
});
