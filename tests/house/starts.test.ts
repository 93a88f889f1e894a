import { expect, test } from 'vitest';
import { textOf, writtenSources } from './tree.ts';

/** A call that makes a server, with the start of its options. */
const SERVER = /\bfastify\((?:\{\s*(\S+ \S+))?/gi;

/**
 * Fastify gives up on a plugin after ten seconds by default. On a slow or busy machine a plugin takes longer, so the same start would succeed on one
 * machine and fail on another.
 */
test('no plugin of a server has a time limit, which a slow machine would exceed', () => {
  const wrong = writtenSources().flatMap((path) =>
    /from 'fastify'/.test(textOf(path))
      ? [...textOf(path).matchAll(SERVER)]
          .filter(([, option = '']) => !/^pluginTimeout: 0\b/.test(option))
          .map(([call]) => `${path}: ${call} (expected pluginTimeout: 0 as the first option)`)
      : [],
  );
  expect(wrong).toEqual([]);
});
