import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textOf, writtenSources } from './tree.ts';

/** Words that are not to come back in names, and what to say instead: the term of the field, not an image of ours. */
const AVOIDED: Readonly<Record<string, string>> = {
  reach: 'visibleAdvertisers, or what may be seen',
  reaches: 'visibleAdvertisers, or what may be seen',
  wire: 'responseSchema, casing',
  walk: 'defaultResolvers, or what is traversed',
  align: 'orderByKeys',
  unreadable: 'malformedRequest',
  sentence: 'message',
  sentences: 'messages',
  callers: 'authentication',
  frontDoor: 'middleware, or what it guards',
  oneRequest: 'inlineRuntime',
  forgetMoney: 'invalidateBudget',
  triedAndMade: 'previewAndCommit',
  overTheWire: 'snakeCased',
  writeOrTry: 'runChange',
  wishes: 'request, input, query',
};

/** Names that are whole files or exports of these words alone: too little to say what they are. */
const ALONE: Readonly<Record<string, string>> = {
  once: 'runIdempotent',
  inShell: 'shellChunk',
  given: 'omitUndefined',
  answers: 'mutationResults',
  parts: 'components',
  access: 'authorization',
  seen: 'what was read',
  tried: 'preview',
  made: 'committed',
};

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** `overTheWire` → `over`, `the`, `wire`. */
function wordsOf(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g)?.map((word) => word.toLowerCase()) ?? [];
}

/** Whether the words of one name stand in another, in their order and together. */
function contains(name: string, avoided: string): boolean {
  return ` ${wordsOf(name).join(' ')} `.includes(` ${wordsOf(avoided).join(' ')} `);
}

function offences(names: readonly [place: string, name: string][]): string[] {
  return names.flatMap(([place, name]) => [
    ...Object.entries(AVOIDED)
      .filter(([avoided]) => contains(name, avoided))
      .map(([avoided, instead]) => `${place}: ${name} – not ${avoided}, but ${instead}`),
    ...(Object.hasOwn(ALONE, name) ? [`${place}: ${name} – ${ALONE[name]}`] : []),
  ]);
}

describe('the glossary', () => {
  test('finds its words wherever they stand in a name', () => {
    const found = ['overTheWire', 'rewire', 'wiredUp', 'wireOf', 'FrontDoor', 'frontPage'].filter(
      (name) => offences([['', name]]).length > 0,
    );
    expect(found).toEqual(['overTheWire', 'wireOf', 'FrontDoor']);
    expect(offences([['', 'given']])).toHaveLength(1);
    expect(offences([['', 'givenStatus']])).toEqual([]);
  });

  test('no file is named by a word of it', () => {
    const names = writtenSources().map((path): [string, string] => [
      path,
      basename(path).split('.')[0] ?? '',
    ]);
    expect(offences(names)).toEqual([]);
  });

  test('no export is named by a word of it', () => {
    const names = writtenSources().flatMap((path) =>
      [...textOf(path).matchAll(EXPORTED)].map(([, name]): [string, string] => [path, name ?? '']),
    );
    expect(offences(names)).toEqual([]);
  });
});
