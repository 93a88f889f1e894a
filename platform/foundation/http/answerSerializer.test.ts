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
