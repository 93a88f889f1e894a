// Only for tests: what the activity report says, on all its pages, looked at from every side.
import { expect } from 'vitest';
import { address, GROUPS, minor, type Query } from './activityOracle.ts';
import type { Json, TestPlatform } from './testPlatform.ts';

/** Small pages, so that there are several. */
const PAGE = 7;

/** The last columns of a row: currencies and metrics. */
const tail = (row: Json): string =>
  [
    ...[row.timeframe ?? '', row.currency, row.billing_currency, row.redemptions],
    ...[row.total_face_value, row.selling_price, row.purchase_cost].map((money) => money?.amount ?? ''),
  ].join('|');

/** The same of the file, without what names the group, and without the last two columns: how many costs are unknown, and the time zone. */
async function filed(platform: TestPlatform, query: Query): Promise<string[]> {
  const { text } = await platform.call(query.login, 'GET', `/api/me/activity_report.csv?${address(query)}`);
  return text
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => {
      const cells = line.split(';').map((cell) => cell.replace(/^"|"$/g, ''));
      return [query.interval === 'none' ? '' : cells[0], ...cells.slice(-8, -2)].join('|');
    });
}

const AMOUNTS = ['total_face_value', 'selling_price', 'purchase_cost'] as const;

/** What rows or points come to: how many, and each amount by its currency, in minor units. */
function summed(rows: readonly Json[]): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  const add = (name: string, value: bigint) => {
    sums[name] = (sums[name] ?? 0n) + value;
  };
  for (const row of rows) {
    add('redemptions', BigInt(Number(row.redemptions)));
    for (const name of AMOUNTS) {
      const money = row[name];
      if (money) add(`${name} ${money.currency}`, BigInt(minor(money)));
    }
  }
  return sums;
}

/** The totals in the same shape. */
const totalled = (totals: Json): Record<string, bigint> => ({
  ...(Number(totals.redemptions) > 0 && { redemptions: BigInt(Number(totals.redemptions)) }),
  ...Object.fromEntries(
    AMOUNTS.flatMap((name) =>
      (totals[name] as unknown as Json[]).map((money) => [`${name} ${money.currency}`, BigInt(minor(money))]),
    ),
  ),
});

/**
 * The rows of all pages, and as one text each, as `counted` answers them. Fails where pages, totals, points and the file do not say the same; not for
 * groupings under several of whose values a redemption counts.
 */
export async function reportedActivity(
  platform: TestPlatform,
  query: Query,
): Promise<{ rows: Json[]; lines: string[]; totals: Json }> {
  const rows: Json[] = [];
  for (let page = 1; ; page += 1) {
    const url = `/api/me/activity_report?${address(query)}&page=${page}&per_page=${PAGE}`;
    const { status, body } = await platform.call(query.login, 'GET', url);
    expect(status).toBe(200);
    const items = body.items as unknown as Json[];
    rows.push(...items);
    if (items.length === PAGE) continue;
    expect(Number(body.total)).toBe(rows.length);
    const totals = body.totals as Json;
    expect(totalled(totals)).toEqual(summed(rows));
    expect(summed(body.points as unknown as Json[])).toEqual(summed(rows));
    expect(await filed(platform, query)).toEqual(rows.map(tail));
    return { rows, totals, lines: rows.map((row) => lineOf(row, query)) };
  }
}

const lineOf = (row: Json, { group }: Query): string =>
  [
    row.timeframe ?? '',
    GROUPS[group].read(row),
    row.currency,
    row.billing_currency,
    row.redemptions,
    ...AMOUNTS.map((name) => minor(row[name])),
  ].join('|');
