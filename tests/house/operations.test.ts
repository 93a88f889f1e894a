import { basename } from 'node:path';
import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { isTest, projectFiles, textOf } from './tree.ts';

const documents = projectFiles().filter((path) => /^operations\/.*\.graphql$/.test(path));
const sources = projectFiles().filter((path) => /^web\/.*\.tsx?$/.test(path) && !isTest(path));
const components = new Map(
  sources.map((path): [string, string] => [basename(path).replace(/\.tsx?$/, ''), path]),
);
const web = sources.map(textOf).join('\n');

interface Operation {
  path: string;
  kind: string;
  name: string;
}

const operations: Operation[] = documents.flatMap((path) =>
  parse(textOf(path)).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? [{ path, kind: definition.operation, name: definition.name?.value ?? '' }]
      : [],
  ),
);

test('every query is named as the file of the component that asks it; a file of declarations asks several', () => {
  const declared = sources
    .map((path) => textOf(path).match(/^import \{ \w+Document \} from/gm)?.length ?? 0)
    .flatMap((count, at) => (count > 1 ? [textOf(sources[at] ?? '')] : []))
    .join('\n');
  const lost = operations.filter(
    ({ kind, name }) => kind === 'query' && !components.has(name) && !declared.includes(`${name}Document`),
  );
  expect(lost).toEqual([]);
});

test('every query stands in a file of its own name', () => {
  const misplaced = operations.filter(
    ({ kind, name, path }) => kind === 'query' && basename(path, '.graphql') !== name,
  );
  expect(misplaced).toEqual([]);
});

test('every mutation is named by the component that makes it', () => {
  const lost = operations.filter(
    ({ kind, name }) =>
      kind === 'mutation' && ![...components.keys()].some((component) => name.startsWith(component)),
  );
  expect(lost).toEqual([]);
});

test('every fragment is named by the component that reads it, or opened by one, or what a mutation brings back', () => {
  const mutations = documents
    .map(textOf)
    .filter((text) => /^mutation /m.test(text))
    .join('\n');
  const lost = documents.flatMap((path) =>
    parse(textOf(path)).definitions.flatMap((definition) => {
      const name = definition.kind === Kind.FRAGMENT_DEFINITION ? definition.name.value : null;
      const isKnown =
        !name ||
        components.has(name) ||
        web.includes(`${name}FragmentDoc`) ||
        mutations.includes(`...${name}`);
      return isKnown ? [] : [`${path}: ${name}`];
    }),
  );
  expect(lost).toEqual([]);
});

test('every operation is asked somewhere in the web', () => {
  const unused = operations.filter(({ name }) => !web.includes(`${name}Document`));
  expect(unused).toEqual([]);
});

test('every screen that asks the graph has its own document', () => {
  const orphans = [...components]
    .filter(
      ([, path]) =>
        /\buseScreenQuery\(/.test(textOf(path)) &&
        /^web\/(?!foundation\/|kit\/|testing\/)\w+\/(?!shared\/|savedViews\/)\w+\//.test(path),
    )
    .filter(([name]) => !operations.some((operation) => operation.name === name))
    .map(([, path]) => path);
  expect(orphans).toEqual([]);
});

test('what the shell asks for is asked for by the shell alone: an answer to a screen never touches it', () => {
  const rootsOf = (path: string) =>
    parse(textOf(path)).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query'
        ? definition.selectionSet.selections.flatMap((selection) =>
            selection.kind === Kind.FIELD ? [selection.name.value] : [`...${selection.kind}`],
          )
        : [],
    );
  const shell = 'operations/people/session/Shell.graphql';
  const owned = rootsOf(shell);
  expect(owned).toContain('viewer');
  const others = documents
    .filter((path) => path !== shell)
    .flatMap((path) => rootsOf(path).map((root) => ({ path, root })));
  // Every root stands in the query itself, so that none hides in a fragment.
  expect(others.filter(({ root }) => owned.includes(root) || root.startsWith('...'))).toEqual([]);
});

test('what the tests of the web answer names types that the graph has', () => {
  const types = new Set(
    [...textOf('schema/gateway.graphql').matchAll(/^type (\w+)/gm)].map(([, name]) => name),
  );
  // The other one has a graph of its own.
  const answering = projectFiles().filter(
    (path) => /^web\/.*\.tsx?$/.test(path) && path !== 'web/data/client/gatewayLink.test.ts',
  );
  const names = answering.flatMap((path) =>
    [...textOf(path).matchAll(/__typename: '(\w+)'/g)].map(([, name]) => ({ path, name })),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter(({ name }) => !types.has(name))).toEqual([]);
});
