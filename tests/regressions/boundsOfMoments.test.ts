import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cursorOf } from '../../platform/money/budgets/lines.ts';
import { type Json, startTestPlatform, type TestPlatform } from '../../platform/testing/testPlatform.ts';

// Days, moments and texts that are well formed, but that the database refuses, were answered by 500.

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform.close());

const rules = (body: Json) =>
  (body.field_errors as unknown as { field: string; rule: string }[] | undefined)?.map(
    ({ field, rule }) => `${field} ${rule}`,
  );
const read = (path: string) => platform.call('retailer', 'GET', `/api/advertisers/1/${path}`);

describe('a moment outside the years 1900 to 9998 is refused', () => {
  test.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '1899-12-31T23:59:59Z'])(
    'as_of=%s',
    async (moment) => {
      for (const path of ['budget?', 'budget/line_items?', 'budget/explain?figure=total&']) {
        const { status, body } = await read(`${path}as_of=${encodeURIComponent(moment)}`);
        expect([path, status, rules(body)]).toEqual([path, 422, ['as_of day_or_instant']]);
      }
    },
  );

  test.each(['from', 'to'])('%s=0000-01-01', async (key) => {
    for (const path of ['budget/line_items', 'budget/line_items.csv']) {
      const { status, body } = await read(`${path}?${key}=0000-01-01`);
      expect([path, status, rules(body)]).toEqual([path, 422, [`${key} day_expected`]]);
    }
  });

  test('and its neighbors within are not', async () => {
    for (const path of [
      'budget?as_of=1900-01-01T00:00:00Z',
      'budget/line_items?from=1900-01-01',
      'budget/line_items?to=9998-12-31',
    ])
      expect([path, (await read(path)).status]).toEqual([path, 200]);
  });

  test.each([
    ['0000-01-01', '0000-01-02'],
    ['0000-01-01T00:00:00Z', '0000-01-02T00:00:00Z'],
  ])('of figures from %s', async (start, end) => {
    const { status, body } = await read(`stats?interval=daily&start_date=${start}&end_date=${end}`);
    expect([status, rules(body)]).toEqual([422, ['start_date day_or_instant', 'end_date day_or_instant']]);
  });

  test('as the place where a list goes on', async () => {
    const after = cursorOf({ creation_datetime: '0000-01-01T00:00:00.000Z', id: '1' });
    const { status, body } = await read(`budget/line_items?first=1&after=${after}`);
    expect([status, rules(body)]).toEqual([422, ['after unknown_cursor']]);
  });

  test('as the end of an allocation', async () => {
    const { status, body } = await platform.call('retailer', 'POST', '/api/advertisers/1/allocations', {
      headers: { 'idempotency-key': 'far' },
      body: { type: 'open', amount: '10', expiration_datetime: '9999-12-31T23:59:59-12:00' },
    });
    expect([status, rules(body)]).toEqual([422, ['expiration_datetime expiration_format']]);
  });
});

test.each(['\ud800', 'a\udc00b', '\udc00\ud800'])('half a character (%j) is refused', async (name) => {
  const { body: row } = await platform.call('retailer', 'GET', '/api/advertisers/1');
  for (const change of [{ name }, { label: name }]) {
    const { status, body } = await platform.call('retailer', 'PUT', '/api/advertisers/1', {
      body: change,
      version: row.version as unknown as number,
    });
    expect([status, rules(body)]).toEqual([422, [`${Object.keys(change)[0]} format`]]);
  }
});

test('a whole one is kept', async () => {
  const { body: row } = await platform.call('retailer', 'GET', '/api/advertisers/1');
  const { body } = await platform.call('retailer', 'PUT', '/api/advertisers/1', {
    body: { name: 'Gift 🎁' },
    version: row.version as unknown as number,
  });
  expect(body.advertiser?.name).toBe('Gift 🎁');
});
