import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { answerSerializer, compile } from './answerSerializer.ts';
import { responseSchemas } from './responseSchema.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform?.close());

test('every named answer can be serialized, though none is compiled before it is sent', () => {
  const names = responseSchemas().map(({ $id }) => String($id));
  expect(names.length).toBeGreaterThan(50);
  for (const name of names) expect(() => compile({ $ref: `${name}#` }), name).not.toThrow();
});

test('serializers are compiled ahead of their first answer, once', async () => {
  // A module of its own: platforms of other tests compile ahead as well.
  const own: string = './answerSerializer.ts?own';
  const { answerSerializer: register, compileAhead }: typeof import('./answerSerializer.ts') = await import(
    own
  );
  for (const name of ['Problem', 'Account']) register({ schema: { $ref: `${name}#` } } as never);
  const { signal } = new AbortController();
  expect(await compileAhead(signal)).toBe(2);
  expect(await compileAhead(signal)).toBe(0);
  register({ schema: { $ref: 'Brand#' } } as never);
  expect(await compileAhead(AbortSignal.abort())).toBe(0);
  expect(await compileAhead(signal)).toBe(1);
});

test('an answer shows what its shape names, and nothing else', async () => {
  const serialize = answerSerializer({ schema: { $ref: 'Problem#' } } as never);
  const text = serialize({
    status: 404,
    title: 'Not found',
    error_name: 'not_found',
    message: 'x',
    secret: 'y',
  });
  expect(JSON.parse(text)).toMatchObject({ status: 404, error_name: 'not_found' });
  expect(text).not.toContain('secret');
});

test('an answer whose shape has no name is a mistake of ours', () => {
  expect(() => compile({ $ref: 'Nobody#' })).toThrow();
});
