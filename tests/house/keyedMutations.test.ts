import { buildASTSchema, isInputObjectType, Kind, type NamedTypeNode, parse, typeFromAST } from 'graphql';
import { expect, test } from 'vitest';
import { isTest, projectFiles, textOf, writtenSources } from './tree.ts';

const schema = buildASTSchema(parse(textOf('schema/gateway.graphql')));

/** Mutations of the web whose input takes an idempotency key: whatever creates something or moves money. */
const keyed = projectFiles()
  .filter((path) => /^operations\/.*\.graphql$/.test(path))
  .flatMap((path) => parse(textOf(path)).definitions)
  .flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION || definition.operation !== 'mutation') return [];
    const takesKey = (definition.variableDefinitions ?? []).some(({ type }) => {
      const named = type.kind === Kind.NON_NULL_TYPE ? type.type : type;
      const input = typeFromAST(schema, named as NamedTypeNode);
      return isInputObjectType(input) && 'idempotencyKey' in input.getFields();
    });
    return takesKey ? [`${definition.name?.value}Document`] : [];
  });

const sources = writtenSources().filter((path) => path.startsWith('web/') && !isTest(path));

test('MONEY-11: every mutation with an idempotency key is sent by useKeyedMutation, which asks what became of a lost one', () => {
  expect(keyed.length).toBeGreaterThan(25);
  const others = sources.flatMap((path) => {
    const text = textOf(path)
      .replace(/^import[^;]*;/gm, '')
      .replace(/useKeyedMutation\([^;]*\);/g, '');
    if (!/\buse(?:Screen)?Mutation\(|\.mutate\(/.test(text)) return [];
    return keyed
      .filter((document) => new RegExp(`\\b${document}\\b`).test(text))
      .map((one) => `${path}: ${one}`);
  });
  expect(others).toEqual([]);
});

test('MONEY-11: no screen makes an idempotency key of its own', () => {
  const others = sources.filter((path) => path !== 'web/data/useKeyedMutation.ts');
  const makers = others.filter((path) =>
    /\bidempotencyKey\s*:/.test(textOf(path).replace(/\/\*\*[\s\S]*?\*\//g, '')),
  );
  expect(makers).toEqual([]);
});

test('MONEY-11: each place of a request key is used by one form alone', () => {
  const places = sources.flatMap((path) =>
    [...textOf(path).matchAll(/\buseRequestKey\(\s*(['`][^'`]*['`])/g)].map(([, place = '']) => place),
  );
  expect(places.length).toBeGreaterThan(20);
  expect(places).toEqual([...new Set(places)]);
});
