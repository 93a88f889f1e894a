import { Pool } from 'undici';
import { addDays, DEFAULT_TIME_ZONE, dayIn } from '../../schema/dates.ts';

const ROUNDS = 18;

/** Milliseconds that each list takes, by its path with placeholders; one that runs into its time-out takes for ever. */
export type ListTimes = Map<string, number>;

/** `{id}`: an advertiser that trades; `{ids}`: as many as a page of them holds; `{day}`s: the last thirty. Both search texts are found in any demo data. */
export const LISTS = [
  '/api/viewer',
  '/api/advertisers',
  '/api/advertisers?page=3',
  '/api/advertisers?expand=counts&status=enabled',
  '/api/advertisers?sort=name',
  '/api/advertisers?sort=-status',
  '/api/advertisers?sort=-balance',
  '/api/advertisers?search=ar',
  '/api/advertisers?search=ar&sort=name',
  '/api/advertisers?ids={ids}&per_page=100',
  '/api/budgets?ids={ids}',
  '/api/invoicing?ids={ids}',
  '/api/allocations?advertiser_ids={ids}',
  '/api/me/allocations_report?types=committed&sort=created_at',
  '/api/me/allocations_report?types=committed,open_reward&statuses=approved',
  '/api/me/allocations_report?types=budget&statuses=pending',
  '/api/committed_allocations_summaries?advertiser_ids={ids}',
  '/api/me/allocations_report',
  '/api/me/allocations_report?per_page=50&page=3',
  '/api/me/allocations_report?sort=created_at',
  '/api/me/allocations_report?sort=retailer',
  '/api/me/allocations_report?sort=status',
  '/api/me/allocations_report?statuses=pending',
  '/api/me/allocations_report?statuses=rejected',
  '/api/me/allocations_report?types=committed',
  '/api/me/allocations_report?types=open_reward',
  '/api/me/allocations_report?types=budget,open_budget',
  '/api/me/allocations_report?client_id={id}',
  '/api/alerts?expand=counts',
  '/api/alerts?severity=blocker',
  '/api/alerts?include_children=false',
  '/api/alerts?advertiser_id={id}&expand=counts',
  '/api/members',
  '/api/members?search=ar',
  '/api/organizations',
  '/api/jobs',
  '/api/jobs?state=dead',
  '/api/stats?interval=daily&start_date={from}&end_date={to}',
  '/api/advertisers/{id}/stats?interval=daily&start_date={from}&end_date={to}',
  '/api/advertisers/{id}/budget',
  '/api/advertisers/{id}/budget/line_items',
  '/api/advertisers/{id}/budget/line_items?search=re&status=approved',
  '/api/advertisers/{id}/budget/explain?figure=total',
  '/api/advertisers/{id}/allocations',
  '/api/advertisers/{id}/committed_allocations?expand=allocations',
  '/api/advertisers/{id}/discounts',
  '/api/advertisers/{id}/discounts?search=ar',
  '/api/advertisers/{id}/credentials',
  '/api/rewards?advertiser_id={id}&search=card',
  '/api/products/on_sale?search=ar',
];

/**
 * Asks every list over HTTP as the bearer of a token, again and again, and takes the best times, which neighbours on the machine
 * disturb least; what the caller may not see is left out.
 */
export async function timeLists(platformUrl: string, tokenOf: () => Promise<string>): Promise<ListTimes> {
  const pool = new Pool(platformUrl, { connections: 1 });
  const ask = async (path: string) => {
    const headers = { authorization: `Bearer ${await tokenOf()}` };
    const started = performance.now();
    const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
    const text = await body.text();
    return { statusCode, text, took: performance.now() - started };
  };
  try {
    const { items } = JSON.parse((await ask('/api/advertisers')).text) as { items: { id: string }[] };
    const today = dayIn(DEFAULT_TIME_ZONE);
    const values: Record<string, string> = {
      id: items[0]?.id ?? '',
      ids: items.map(({ id }) => id).join(','),
      from: addDays(today, -30),
      to: today,
    };
    const times: ListTimes = new Map();
    for (const list of LISTS) {
      const path = list.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
      const { statusCode, text } = await ask(path);
      if (statusCode === 403) continue;
      if (statusCode === 503) {
        times.set(list, Number.POSITIVE_INFINITY);
        continue;
      }
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text.slice(0, 300)}`);
      let best = Number.POSITIVE_INFINITY;
      for (let round = 0; round < ROUNDS; round += 1) best = Math.min(best, (await ask(path)).took);
      times.set(list, best);
    }
    return times;
  } finally {
    await pool.close();
  }
}
