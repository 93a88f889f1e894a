import { expect, test } from 'vitest';
import { CAPABILITIES, type Import, productFiles, productImports } from './productImports.ts';

/** What each file or noun imports. */
type Graph = Map<string, Set<string>>;

test('no files of the product import each other in a cycle', () => {
  const files = new Set(productFiles);
  expect(cyclesOf(graphOf(productImports.filter(({ target }) => files.has(target))))).toEqual([]);
});

test('no nouns import each other in a cycle', () => {
  expect(cyclesOf(nounGraph(productImports))).toEqual([]);
});

test('a cycle is shown as its path', () => {
  const cycle = [
    { file: 'platform/money/budgets/read.ts', target: 'platform/money/allocations/read.ts' },
    { file: 'platform/money/allocations/lock.ts', target: 'platform/money/ledger/post.ts' },
    { file: 'platform/money/ledger/post.ts', target: 'platform/money/budgets/read.ts' },
  ];
  expect(cyclesOf(nounGraph(cycle))).toEqual([
    'platform/money/budgets → platform/money/allocations → platform/money/ledger → platform/money/budgets',
  ]);
  expect(cyclesOf(graphOf(cycle))).toEqual([]);
});

/** Nouns of the parts that have nouns. Tables may refer to each other's tables. */
function nounGraph(imports: readonly Import[]): Graph {
  const isTable = (path: string) => /[tT]able\.ts$/.test(path);
  const edges = imports
    .filter(({ file, target }) => !(isTable(file) && isTable(target)))
    .map(({ file, target }) => ({ file: nounOf(file), target: nounOf(target) }));
  return graphOf(
    edges.filter(
      ({ file, target }) => /^(platform|web|gateway)\//.test(file) && target.includes('/') && file !== target,
    ),
  );
}

/** The noun of a file: the folder below its capability; elsewhere, the folder below its part. */
function nounOf(path: string): string {
  const folders = path.split('/').slice(0, -1);
  return folders.slice(0, CAPABILITIES.includes(folders[1] ?? '') ? 3 : 2).join('/');
}

function graphOf(imports: readonly Import[]): Graph {
  const graph: Graph = new Map();
  for (const { file, target } of imports) graph.set(file, (graph.get(file) ?? new Set()).add(target));
  return graph;
}

/** Cycles as paths: at least one where there is any. */
function cyclesOf(graph: Graph): string[] {
  const cycles: string[] = [];
  const visited = new Set<string>();
  const path: string[] = [];
  function visit(node: string) {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push([...path.slice(start), node].join(' → '));
    if (visited.has(node)) return;
    visited.add(node);
    path.push(node);
    for (const next of graph.get(node) ?? []) visit(next);
    path.pop();
  }
  for (const node of graph.keys()) visit(node);
  return cycles;
}
