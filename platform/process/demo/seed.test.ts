import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_ROLES } from '../../../schema/foundation/abilities.ts';
import { DEFAULT_TIME_ZONE, startOfDay } from '../../../schema/foundation/dates/dates.ts';
import { ALERT_MESSAGES } from '../../advertisers/alerts/messages.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { recount } from '../../money/reconciliation/recount.ts';
import { verifyPassword } from '../../people/signIn/password.ts';
import { listPromotions, promotionQuery } from '../../promotions/promotions/list.ts';
import { migratedDatabase } from '../../testing/migratedDatabase.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { HISTORY_DAYS } from './histories.ts';
import { isEmpty, seedDemo } from './seed.ts';

const TODAY = '2026-11-21';

describe('the small demo data set', () => {
  let database: Database;
  const rows = <Row>(text: string) => storedRows<Row>(database.db, sql.raw(text));

  beforeAll(async () => {
    database = await migratedDatabase();
    expect(await isEmpty(database)).toBe(true);
    const summary = await seedDemo(database, { size: 'small', seed: 20260, today: TODAY });
    expect(summary).toMatchObject({ advertisers: 12, redemptions: 626 });
  });
  afterAll(() => database.close());

  it('is not empty any more, and ties', async () => {
    expect(await isEmpty(database)).toBe(false);
    expect(await recount(database)).toEqual({ drifts: [], unbalanced: [] });
  });

  it('holds in pending what is open, in delivered what was used, in expired what was not given back', async () => {
    const figures = await rows<{ open: boolean; used: boolean; expired: boolean }>(`
      select coalesce(sum(l.balance) filter (where l.kind = 'pending'), 0) = r.open as open,
        coalesce(sum(l.balance) filter (where l.kind = 'delivered'), 0) = r.used as used,
        coalesce(sum(l.balance) filter (where l.kind = 'expired'), 0) = r.expired as expired
      from ledger_accounts l join (
        select r.advertiser_id,
          coalesce(sum(face_value) filter (where state in ('booked', 'pending', 'failed')), 0) as open,
          coalesce(sum(face_value) filter (where state in ('redeemed', 'blocked')), 0) as used,
          coalesce(sum(face_value) filter (where state = 'expired' and not a.recredit_expired), 0) as expired
        from redemptions r join advertisers a on a.id = r.advertiser_id group by r.advertiser_id
      ) r on r.advertiser_id = l.advertiser_id
      group by r.advertiser_id, r.open, r.used, r.expired`);
    expect(figures.length).toBeGreaterThan(9);
    for (const figure of figures) expect(figure).toEqual({ open: true, used: true, expired: true });
  });

  it('PRODUCT-64: has seven providers, each with SKUs, and one provider for every brand', async () => {
    const [counts] = await rows<object>(`
      select (select count(*)::int from providers) as providers, count(distinct provider_id)::int as supplying,
        count(*) filter (where provider_id is null)::int as without,
        (count(distinct (brand_sku, provider_id)) - count(distinct brand_sku))::int as more
      from skus`);
    expect(counts).toEqual({ providers: 7, supplying: 7, without: 0, more: 0 });
  });

  it('sells gift cards whose value the buyer chooses, in each billing currency', async () => {
    const skuRows = await rows<{ sku: string }>(
      `select sku from search_rewards where sku like 'EM4-%-ANY' order by sku`,
    );
    expect(skuRows.map(({ sku }) => sku.slice(4, 7))).toEqual(['EUR', 'GBP', 'JPY', 'USD']);
  });

  it('REDLIST-19: has redemptions from every source, and codes in the pools of what comes from stock', async () => {
    const kinds = await rows<{ kind: string; redeemed: boolean }>(`
      select v.kind, bool_or(r.state = 'redeemed') as redeemed from redemptions r join skus s on s.sku = r.sku
      join providers v on v.id = s.provider_id group by 1 order by 1`);
    expect(kinds).toEqual([
      { kind: 'http', redeemed: true },
      { kind: 'issued', redeemed: true },
      { kind: 'pool', redeemed: true },
    ]);
    const empty =
      await rows(`select s.sku from skus s join providers v on v.id = s.provider_id and v.kind = 'pool'
      where s.status = 'enabled' and not exists (select from reward_codes c where c.sku = s.sku and c.state = 'free')`);
    expect(empty).toEqual([]);
  });

  it('INVREP-6: has stock of which some is for later, declared budgets, and alerts of both', async () => {
    const [stock] = await rows<Record<string, number>>(`
      select count(*)::int as codes, count(available_at)::int as later, (select count(*)::int from reward_sources) as budgets,
        (select count(sku)::int from run_out_alerts) as stocks, (select count(source_id)::int from run_out_alerts) as sources from reward_codes`);
    expect(Object.entries(stock ?? {}).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('RED-41: has a history of every redemption of the last weeks that leads to the state it is in, before today', async () => {
    const wrong = await rows(`
      select r.id, r.state, h.state as told from redemptions r
      left join lateral (select e.after ->> 'state' as state, e.at from events e where e.noun = 'redemptions' and e.noun_id = r.id::text
        and e.after ? 'state' order by e.at desc, e.id desc limit 1) h on true
      where r.state <> 'booked' and r.booked_at >= timestamptz '${TODAY}' - interval '${HISTORY_DAYS} days' and (h.state is distinct from r.state or h.at > r.updated_at)`);
    expect(wrong).toEqual([]);
    const [said] = await rows<object>(
      "select count(*) > 0 as comments from events where noun = 'redemptions' and action = 'annotate' and account_id is not null",
    );
    expect(said).toEqual({ comments: true });
  });

  it('PROMO-51, WIZ-10: has promotions that are right by the rules of their experiences, with rewards and words of their own', async () => {
    const scope = systemScope(database);
    const { items } = await listPromotions(
      scope,
      promotionQuery.parse({ per_page: '100', with_completed: 'true' }),
    );
    expect(items.length).toBeGreaterThan(30);
    const codes = new Set(items.flatMap(({ missing }) => missing.map(({ code }) => code)));
    const allowed = [
      'promotion_over',
      'no_live_reward',
      'promotion_paused',
      'advertiser_disabled',
      'budget_too_low',
    ];
    expect([...codes].filter((code) => !allowed.includes(code))).toEqual([]);
    expect(items.filter(({ has_runnable_reward: runs }) => runs).length).toBeGreaterThan(items.length / 2);
    const [texts] = await rows<object>(
      'select count(distinct promotion_id)::int > 10 as promotions, count(*) filter (where sku is not null)::int > 10 as rewards from screen_texts',
    );
    expect(texts).toEqual({ promotions: true, rewards: true });
  });

  it('has a line for every posting of a budget, of the same kind and amount, asked for and granted by two persons', async () => {
    const [counts] = await rows<{ lines: number; postings: number; wrong: number; alone: number }>(`
      select count(*)::int as lines,
        (select count(*)::int from ledger_txns where kind in ('credit', 'debit', 'allocate', 'deallocate')) as postings,
        count(*) filter (where t.kind is distinct from b.type or e.amount is distinct from b.amount)::int as wrong,
        count(*) filter (where b.type = 'allocate' and b.grantor_id is not distinct from b.requester_id)::int as alone
      from budget_lines b
      left join ledger_txns t on t.advertiser_id = b.advertiser_id and t.id = b.txn_id
      left join ledger_entries e on e.advertiser_id = t.advertiser_id and e.txn_id = t.id and e.line = 2
      where b.status = 'approved'`);
    expect(counts?.lines).toBeGreaterThan(60);
    expect(counts).toEqual({ lines: counts?.postings, postings: counts?.postings, wrong: 0, alone: 0 });
  });

  it('has allocations of both types in every status, whose stock is what their redemptions took', async () => {
    const kinds = await rows<{ type: string; status: string }>(
      'select distinct type, status from allocations',
    );
    expect(kinds).toHaveLength(4);
    const stock = await rows<{ used: boolean; is_covered: boolean }>(`
      select w.used = w.quantity as used, l.balance = w.price * (w.quantity - w.used) as is_covered
      from (select advertiser_id, allocation_id, sum(quantity_used) as used, sum(quantity) as quantity, max(selling_price) as price
        from allocated_rewards where selling_price is not null and status = 'enabled' group by 1, 2) w
      join ledger_accounts l on l.advertiser_id = w.advertiser_id and l.allocation_id = w.allocation_id`);
    expect(stock.some(({ used }) => used)).toBe(true);
    expect(stock.every(({ is_covered }) => is_covered)).toBe(true);
  });

  it('has the demo accounts, one password, and one account for each role', async () => {
    const accounts = await rows<{
      email: string;
      roles: string[];
      email_verified: boolean;
      password_hash: string | null;
      is_accepted: boolean;
    }>(
      'select email, roles, email_verified, password_hash, accepted_at is not null as is_accepted from accounts order by id',
    );
    const rolesOf = Object.fromEntries(accounts.map(({ email, roles }) => [email, roles]));
    const staff = ['superadmin', 'platform_admin', 'customer_support_manager', 'catalog_manager'];
    expect(rolesOf).toEqual({
      'operator@guerdon.example': staff,
      'second.operator@guerdon.example': staff,
      'retailer@northwind.example': ['admin'],
      'shop@cornershop.example': ['user'],
      'nobody@guerdon.example': [],
      ...Object.fromEntries(ACCOUNT_ROLES.map((role) => [`${role}@roles.example`, [role]])),
      'invited@northwind.example': ['user'],
    });
    const came = accounts.filter(({ is_accepted }) => is_accepted);
    expect(came.every(({ email_verified }) => email_verified)).toBe(true);
    expect(accounts.filter(({ is_accepted }) => !is_accepted)).toMatchObject([
      { email: 'invited@northwind.example', email_verified: false, password_hash: null },
    ]);
    expect(
      await rows('select purpose, token_hashes, expires_at::date::text as day from account_links'),
    ).toEqual([{ purpose: 'invitation', token_hashes: [], day: '2026-11-22' }]);
    expect(await verifyPassword('demo-only', accounts[0]?.password_hash ?? null)).toBe(true);
  });

  it('attaches the retailer to several advertisers, some with committed funds, and the shop to exactly one', async () => {
    const visible = await rows<{ login: string; advertisers: number; committed: number }>(`
      select login, count(d.id)::int as advertisers, count(*) filter (where has_committed_allocation)::int as committed
      from accounts c left join account_advertisers v on v.account_id = c.id left join advertisers d on d.id = v.advertiser_id
      group by login`);
    const of = (login: string) => visible.find((row) => row.login === login);
    expect(of('retailer@northwind.example')?.advertisers).toBeGreaterThanOrEqual(6);
    expect(of('retailer@northwind.example')?.committed).toBeGreaterThanOrEqual(2);
    expect(of('shop@cornershop.example')?.advertisers).toBe(1);
    expect(of('operator@guerdon.example')?.advertisers).toBe(0);
    for (const role of ACCOUNT_ROLES) {
      expect(of(`${role}@roles.example`)?.advertisers).toBe(of('retailer@northwind.example')?.advertisers);
    }
  });

  it('lies before today, and is alive in the last week', async () => {
    const [times] = await rows<{ newest: string; week: number }>(`
      select to_char(greatest(max(booked_at), max(redeemed_at), max(updated_at)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SSZ') as newest,
        count(distinct advertiser_id) filter (where redeemed_at > timestamptz '${TODAY}' - interval '7 days')::int as week
      from redemptions`);
    expect(Date.parse(times?.newest ?? '')).toBeLessThan(startOfDay(TODAY, DEFAULT_TIME_ZONE).getTime());
    expect(times?.week).toBeGreaterThanOrEqual(5);
  });

  it('has alerts of every severity whose types have messages, that lead to their advertiser', async () => {
    const alerts = await rows<{
      severity: string;
      type: string;
      related_url: string | null;
      advertiser_id: string | null;
    }>('select severity, type, related_url, advertiser_id from alerts');
    expect(new Set(alerts.map(({ severity }) => severity))).toEqual(new Set(['blocker', 'warning', 'info']));
    for (const { type, related_url, advertiser_id } of alerts) {
      expect(ALERT_MESSAGES).toHaveProperty(type);
      expect(related_url).toMatch(
        new RegExp(`^/advertiser/${advertiser_id}(\\?tab=budget|/promotion/\\d+)$`),
      );
    }
  });

  it('never says that a budget is used up where something is left of it', async () => {
    const spent = await rows(`
      select a.advertiser_id from alerts a join ledger_accounts l on l.advertiser_id = a.advertiser_id
      where a.type = 'budget_exhausted' and l.kind in ('unallocated', 'allocation', 'pending')
      group by a.advertiser_id having sum(l.balance) > 0`);
    expect(spent).toEqual([]);
  });

  it('has discounts of some advertisers, the first one included, each of which says so', async () => {
    const counts = await rows<{ id: string; has_discounts: boolean; count: number }>(`
      select a.id, has_discounts, count(d.product_id)::int as count
      from advertisers a left join discounts d on d.advertiser_id = a.id group by a.id order by a.id`);
    expect(counts[0]?.count).toBeGreaterThan(5);
    for (const { has_discounts, count } of counts) expect(count > 0).toBe(has_discounts);
    expect(counts.filter(({ count }) => count > 0).length).toBeLessThan(counts.length);
    expect(Math.max(...counts.map(({ count }) => count))).toBeLessThanOrEqual(25);
  });

  it('lets new rows be numbered after its own', async () => {
    const [added] = await rows<{ id: string }>(
      "insert into organizations (ui_id, name, operating_countries, billing_currencies) values ('x', 'X', '{}', '{EUR}') returning id",
    );
    expect(Number(added?.id)).toBeGreaterThan(8);
  });
});
