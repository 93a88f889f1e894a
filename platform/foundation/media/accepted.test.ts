import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform | undefined;
afterEach(() => platform?.close());

test('UPLOAD-13: what is accepted is a configured list of what the product knows', () => {
  const types = (list?: string) => readConfig(list === undefined ? {} : { UPLOAD_TYPES: list }).uploadTypes;
  // This is the demo, which also takes spreadsheets (UPLOAD-14).
  expect(types()).toEqual(['jpg', 'jpeg', 'gif', 'png', 'csv', 'xlsx']);
  expect(types('PNG, xlsx')).toEqual(['png', 'xlsx']);
  expect(() => types('png,svg')).toThrow(/UPLOAD_TYPES\.1: expected some of jpg, .* by commas/);
});

test.each([
  ['png,csv', 'image/gif', { rule: 'picture_type', limit: 'png' }],
  ['jpg,png', 'image/jpeg', null],
  ['csv', 'image/png', { rule: 'no_pictures' }],
])('UPLOAD-13: where %s are accepted, %s is answered %j', async (list, contentType, error) => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent', UPLOAD_TYPES: list });
  const { status, body } = await platform.call('retailer', 'POST', '/api/media', {
    body: { purpose: 'advertiser_avatar', content_type: contentType, size: 100 },
  });
  expect([status, body.field_errors]).toEqual(
    error ? [422, [{ field: 'content_type', ...error }]] : [201, undefined],
  );
});
