import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Budgets, startBudgets } from '../../testing/testBudgets.ts';

let { platform, lines }: Budgets = {} as Budgets;
beforeAll(async () => {
  ({ platform, lines } = await startBudgets());
  // Three or so on each of several days, one at a day's very beginning. Lines that moved no money need no postings.
  await platform.database.db.execute(sql`insert into budget_lines (advertiser_id, type, status, currency, amount, description, created_at, decided_at)
    select 1, case when n % 3 = 2 then 'debit' else 'credit' end, s.status, 'EUR', 100, case when n % 2 = 0 then 'Funding' else '' end, s.at,
      case s.status when 'rejected' then s.at end
    from generate_series(1, 13) n cross join lateral (select case when n % 4 = 0 then 'pending' else 'rejected' end as status,
      case n when 7 then '2026-03-04T00:00:00Z'::timestamptz else '2026-03-01T22:00:00Z'::timestamptz + n * interval '7 hours 20 minutes' end as at) s`);
});
afterAll(() => platform.close());

interface Line {
  id: string;
  creation_datetime: string;
}

test.each([
  '',
  '&type=credit',
  '&type=debit&status=rejected',
  '&status=pending',
  '&search=fund',
  '&from=2026-03-03',
])(
  'numbered pages are the lines from newest to oldest, whole days being passed by their counts: %s',
  async (filter) => {
    const all = (await lines('1', `?first=100${filter}`)).body.items as unknown as Line[];
    const times = all.map(({ creation_datetime: at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    for (const size of [1, 2, 5]) {
      const seen: string[] = [];
      for (let page = 1; page <= Math.ceil(all.length / size) + 1; page += 1) {
        const { body } = await lines('1', `?page=${page}&per_page=${size}${filter}`);
        expect(body).toMatchObject({ page, total: all.length, total_is_capped: false });
        seen.push(...(body.items as unknown as Line[]).map(({ id }) => id));
      }
      expect(seen).toEqual(all.map(({ id }) => id));
    }
  },
);

test('a page after the last is empty, and says how many lines there are', async () => {
  expect((await lines('1', '?page=900&per_page=10')).body).toMatchObject({ items: [], total: 13 });
});
