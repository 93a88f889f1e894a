import { Pool } from 'undici';
import { addDays, DEFAULT_TIME_ZONE, dayIn } from '../../schema/foundation/dates/dates.ts';

/** Requests per list, and warm-up requests before them. */
const ROUNDS = 21;
const WARMING = 3;
/** Rows of the short pages, of which even few advertisers have several. */
const SHORT_PAGE = 3;

/** The caller and the address. */
export interface Asker {
  platformUrl: string;
  token(): Promise<string>;
}

/** A list by its path with placeholders, with the milliseconds it takes small and large; one that runs into its time-out takes for ever. */
export interface ListTime {
  list: string;
  small: number;
  large: number;
}

/**
 * `{id}`: an advertiser that trades; `{promotion}`: the first promotion; `{ids}`: as many as a page of them holds; `{page}`: the last full one that there is at either size; `{from}` and
 * `{to}`: the last thirty days. Both search texts are found in any demo data.
 */
export const LISTS = [
  '/api/viewer',
  '/api/advertisers',
  `/api/advertisers?per_page=${SHORT_PAGE}&page={page}`,
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
  '/api/service_accounts',
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
  '/api/products',
  '/api/skus',
  '/api/brands',
  '/api/catalogue_changes',
  '/api/promotions',
  `/api/promotions?per_page=${SHORT_PAGE}&page={page}`,
  '/api/promotions?name_contains=er',
  '/api/promotions?sort=name',
  '/api/promotions?sort=status',
  '/api/promotions?sort=-end_datetime&with_completed=true&with_disabled=true',
  '/api/promotions?from={from}T00:00:00Z&to={to}T00:00:00Z&per_page=100',
  '/api/advertisers/{id}/promotions',
  '/api/promotions/{promotion}',
  '/api/promotions/{promotion}/rewards',
  '/api/promotions/{promotion}/stats?interval=daily&start_date={from}&end_date={to}',
];

/**
 * Asks every list over HTTP, small and large in turn, so that whatever disturbs the machine disturbs both, and takes the best times: a median
 * holds the wait for a busy processor, which is the same for both and hides what grows. What the callers may not see is left out.
 */
export async function timeLists(askers: { small: Asker; large: Asker }): Promise<ListTime[]> {
  const small = await open(askers.small);
  const large = await open(askers.large);
  const page = Math.max(1, Math.floor(Math.min(small.total, large.total) / SHORT_PAGE));
  const times: ListTime[] = [];
  try {
    for (const list of LISTS) {
      const places = [small, large].map(({ ask, values }) => ({
        path: list.replace(
          /\{(\w+)\}/g,
          (_all, name: string) => ({ ...values, page: String(page) })[name] ?? '',
        ),
        ask,
        durations: [] as number[],
      }));
      for (let round = -WARMING; round < ROUNDS; round += 1)
        for (const { path, ask, durations } of places) {
          const took = await ask(path);
          if (round >= 0) durations.push(took);
        }
      const [ofSmall = Number.NaN, ofLarge = Number.NaN] = places.map(({ durations }) =>
        Math.min(...durations),
      );
      if (!Number.isNaN(ofLarge)) times.push({ list, small: ofSmall, large: ofLarge });
    }
    return times;
  } finally {
    await Promise.all([small.close(), large.close()]);
  }
}

interface Opened {
  /** Milliseconds of one answer; NaN where the caller may not have it. */
  ask(path: string): Promise<number>;
  /** Values of the placeholders. */
  values: Record<string, string>;
  /** How many advertisers the caller sees. */
  total: number;
  close(): Promise<void>;
}

/** One connection of an asker, with the values of its placeholders. */
async function open({ platformUrl, token }: Asker): Promise<Opened> {
  const pool = new Pool(platformUrl, { connections: 1 });
  const get = async (path: string) => {
    const headers = { authorization: `Bearer ${await token()}` };
    const started = performance.now();
    const { statusCode, body } = await pool.request({ method: 'GET', path, headers });
    const text = await body.text();
    return { statusCode, text, took: performance.now() - started };
  };
  const first = JSON.parse((await get('/api/advertisers')).text) as {
    items: { id: string }[];
    total: number;
  };
  const promotions = JSON.parse((await get('/api/promotions')).text) as { items: { id: string }[] };
  const today = dayIn(DEFAULT_TIME_ZONE);
  return {
    async ask(path) {
      const { statusCode, text, took } = await get(path);
      if (statusCode === 403) return Number.NaN;
      if (statusCode === 503) return Number.POSITIVE_INFINITY;
      if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text.slice(0, 300)}`);
      return took;
    },
    values: {
      id: first.items[0]?.id ?? '',
      ids: first.items.map(({ id }) => id).join(','),
      promotion: promotions.items[0]?.id ?? '',
      from: addDays(today, -30),
      to: today,
    },
    total: first.total,
    close: () => pool.close(),
  };
}
