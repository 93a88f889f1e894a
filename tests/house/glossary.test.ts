import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { textOf, writtenSources } from './tree.ts';

/** Words that are not to come back in names, and what to say instead: the term of the field, not an image of ours. */
const AVOIDED: Readonly<Record<string, string>> = {
  reach: 'visibleAdvertisers, isVisible, or what may be seen',
  reaches: 'visibleAdvertisers, isVisible, or what may be seen',
  reached: 'visibleAdvertisers, isVisible, or what may be seen',
  wire: 'responseSchema, casing',
  walk: 'defaultResolvers, or what is traversed',
  unreadable: 'malformedRequest',
  sentence: 'message',
  sentences: 'messages',
  frontDoor: 'middleware, or what it guards',
  oneRequest: 'inlineRuntime',
  forgetMoney: 'invalidateBudget',
  triedAndMade: 'previewAndCommit',
  overTheWire: 'snakeCased',
  writeOrTry: 'runChange',
  wish: 'request, input, query, edit, options',
  cure: 'remedy',
  homeless: 'hasNoAddress, or what is missing',
  otherIssuer: 'externalIssuer',
  restFile: 'unsentFile',
  wishes: 'requests, edits, preferences',
  wished: 'requested, preferred',
};

/** Names too short to say what they are, as the whole name of a file, a type or an export. */
const ALONE: Readonly<Record<string, string>> = {
  once: 'runIdempotent',
  inShell: 'chunks',
  given: 'omitUndefined',
  align: 'orderByKeys',
  callers: 'authentication',
  answers: 'mutationResults',
  parts: 'components',
  access: 'authorization',
  accessPlugin: 'authorizationPlugin',
  seen: 'what was read',
  tried: 'preview',
  carried: 'readableOnly',
  commanded: 'the target of a command',
  surroundings: 'what it consists of: tools, settings',
  summedUp: 'sums of what',
  made: 'committed',
};

const EXPORTED =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
/** Also what stays within its file: a local name is read as often as an exported one. */
const DECLARED =
  /^\s*(?:export )?(?:declare )?(?:abstract )?(?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;

/** `overTheWire` → `over`, `the`, `wire`. */
function wordsOf(name: string): string[] {
  return name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g)?.map((word) => word.toLowerCase()) ?? [];
}

/** Whether the words of one name stand in another, in their order and together. */
function contains(name: string, avoided: string): boolean {
  return ` ${wordsOf(name).join(' ')} `.includes(` ${wordsOf(avoided).join(' ')} `);
}

/** Each of these names that is, or holds, a word to avoid; a short one is looked at where it is the whole name. */
function offences(names: readonly Named[]): string[] {
  return names.flatMap(({ place, name, isPublic }) => [
    ...Object.entries(AVOIDED)
      .filter(([avoided]) => contains(name, avoided))
      .map(([avoided, instead]) => `${place}: ${name} – not ${avoided}, but ${instead}`),
    ...(isPublic && Object.hasOwn(ALONE, name) ? [`${place}: ${name} – ${ALONE[name]}`] : []),
  ]);
}

interface Named {
  place: string;
  name: string;
  isPublic: boolean;
}

function declared(pattern: RegExp, isPublic: boolean): Named[] {
  return writtenSources().flatMap((path) =>
    [...textOf(path).matchAll(pattern)].map(([, name = '']) => ({ place: path, name, isPublic })),
  );
}

describe('the glossary', () => {
  test('finds its words wherever they stand in a name', () => {
    const isFound = (name: string, isPublic = true) => offences([{ place: '', name, isPublic }]).length > 0;
    const names = ['overTheWire', 'rewire', 'wiredUp', 'wireOf', 'FrontDoor', 'frontPage', 'forEach'];
    expect(names.filter((name) => isFound(name))).toEqual(['overTheWire', 'wireOf', 'FrontDoor']);
    expect(['given', 'givenStatus'].map((name) => isFound(name))).toEqual([true, false]);
    expect(isFound('given', false)).toBe(false);
  });

  test('no file is named by a word of it', () => {
    const names = writtenSources().map((path) => ({
      place: path,
      name: basename(path).split('.')[0] ?? '',
      isPublic: true,
    }));
    expect(offences(names)).toEqual([]);
  });

  test('no export is named by a word of it', () => {
    expect(offences(declared(EXPORTED, true))).toEqual([]);
  });

  test('nothing declared within a file is named by a word of it', () => {
    expect(offences(declared(DECLARED, false))).toEqual([]);
  });
});
