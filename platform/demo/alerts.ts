import type { InferInsertModel } from 'drizzle-orm';
import { addDays, type Day } from '../../schema/dates.ts';
import { formatMinor } from '../../schema/money.ts';
import type { AlertSeverity, alerts } from '../resources/alerts/table.ts';
import type { DemoAdvertiser } from './advertisers.ts';
import type { DemoSku } from './catalogue.ts';
import type { DemoPromotion } from './promotions.ts';
import type { Random } from './random.ts';

type DemoAlert = InferInsertModel<typeof alerts>;

/** Content of a demo alert: `params` as its type's message needs them. */
type Finding = [severity: AlertSeverity, type: string, params: Record<string, string>];

/**
 * Alerts that follow from the demo data: budgets used up or below their limit, promotions about to end, stock about to run
 * out, invoices of the last months; and one for each organization as a whole.
 */
export function demoAlerts(
  random: Random,
  world: {
    advertisers: readonly DemoAdvertiser[];
    promotions: readonly DemoPromotion[];
    skus: readonly DemoSku[];
    /** By advertiser, minor units. */
    balances: ReadonlyMap<string, bigint>;
  },
  today: Day,
): DemoAlert[] {
  const months = lastMonths(today, 3);
  const alertOf = (
    organizationId: string,
    advertiserId: string | null,
    [severity, type, params]: Finding,
  ) => {
    const since = new Date(Date.parse(`${today}T00:00:00Z`) - random.between(5 * 3600, 20 * 86_400) * 1000);
    const updatedAt = new Date(since.getTime() + Math.floor(random.fraction() * 7200) * 1000);
    const relatedUrl = advertiserId === null ? null : `/advertiser/${advertiserId}`;
    return { organizationId, advertiserId, severity, type, params, since, updatedAt, relatedUrl };
  };
  const ofAdvertisers = world.advertisers.flatMap((advertiser) =>
    [
      ...budgetFindings(advertiser, world.balances.get(advertiser.row.id) ?? 0n),
      ...world.promotions
        .filter(({ row }) => row.advertiserId === advertiser.row.id)
        .flatMap((promotion) => endingFindings(promotion, today)),
      ...stockFindings(
        random,
        world.skus.filter(({ currency }) => currency === advertiser.row.billingCurrency),
      ),
      ...(advertiser.has('new') ? [] : months.map((month): Finding => ['info', 'invoice_ready', { month }])),
    ].map((finding) => alertOf(advertiser.row.organizationId, advertiser.row.id, finding)),
  );
  const organizations = [...new Set(world.advertisers.map(({ row }) => row.organizationId))];
  const ofOrganizations = ['1', ...organizations.filter((id) => id !== '1')].map((id) =>
    alertOf(id, null, ['info', 'invoice_ready', { month: months[0] ?? '' }]),
  );
  return [...ofAdvertisers, ...ofOrganizations].sort((a, b) => a.since.getTime() - b.since.getTime());
}

function budgetFindings({ row, has }: DemoAdvertiser, balance: bigint): Finding[] {
  const advertiser = row.name;
  if (has('exhausted') && balance <= 0n) return [['blocker', 'budget_exhausted', { advertiser }]];
  const limit = row.alert1;
  if (limit === null || limit === undefined || balance >= limit) return [];
  const currency = row.billingCurrency;
  const amounts = { balance: formatMinor(balance, currency), limit: formatMinor(limit, currency), currency };
  return [['warning', 'budget_low', { advertiser, ...amounts }]];
}

function endingFindings({ row, firstDay, lastDay }: DemoPromotion, today: Day): Finding[] {
  if (lastDay === null || firstDay > today || lastDay < today || lastDay > addDays(today, 10)) return [];
  const params = { promotion: row.name, end_date: lastDay };
  return [[lastDay <= addDays(today, 3) ? 'warning' : 'info', 'promotion_ending', params]];
}

function stockFindings(random: Random, skus: readonly DemoSku[]): Finding[] {
  const left = random.between(-12, 30);
  if (left > 12) return [];
  const params = { sku: random.pick(skus).sku, left: String(Math.max(left, 0)) };
  return [[left <= 0 ? 'blocker' : 'warning', 'stock_low', params]];
}

/** The last full months, the newest first, as `YYYY-MM`. */
function lastMonths(today: Day, count: number): string[] {
  const months: string[] = [];
  for (let day = addDays(`${today.slice(0, 7)}-01`, -1); months.length < count; ) {
    months.push(day.slice(0, 7));
    day = addDays(`${day.slice(0, 7)}-01`, -1);
  }
  return months;
}
