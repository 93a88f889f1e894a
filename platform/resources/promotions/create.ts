import { sql } from 'drizzle-orm';
import type { Environment } from '../../../schema/rules/experiences.ts';
import { newPromotionSettings } from '../../../schema/rules/promotionValues.ts';
import type { Scope } from '../../access/scope.ts';
import { isoTimestamp } from '../../access/visibleAdvertisers.ts';
import type { Change } from '../../changes/change.ts';
import { runChange } from '../../changes/runChange.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { refused } from '../../http/refusal.ts';
import { lockAdvertiser, requireAdvertiser } from '../advertisers/requireAdvertiser.ts';
import { takeDraft } from '../promotionDrafts/take.ts';
import { type NewPromotionBody, settingsOf } from './body.ts';
import { chooseRewards } from './choose.ts';
import { judged, operatingCountries, rowOfSettings } from './judge.ts';
import type { PromotionJson } from './shape.ts';
import { orDomainTaken, promotionById } from './store.ts';
import { promotions } from './table.ts';

/** A promotion to be created: its body, the caller's key, and where it is judged. */
export interface NewPromotion {
  body: NewPromotionBody;
  key: string | undefined;
  environment: Environment;
}

/**
 * Creates a promotion of an advertiser, enabled (WIZ-11, WIZ-30): what the body leaves out is as the wizard begins. With a key at most once.
 * @throws Refusal advertiser_disabled, broken rules by field, rewards.N.sku unknown_reward
 */
export function createPromotion(
  scope: Scope,
  advertiserId: string,
  { body, key, environment }: NewPromotion,
): Promise<PromotionJson> {
  const keyed =
    key === undefined
      ? undefined
      : {
          key,
          body: { promotion: body },
          advertiserId: async (tx: Queries) => (await requireAdvertiser(tx, scope, advertiserId)).id,
        };
  return runChange({ scope, keyed }, (change) => create(change, { advertiserId, body, environment })).catch(
    (error: unknown) => orDomainTaken(error),
  );
}

async function create(
  change: Change,
  { advertiserId, body, environment }: { advertiserId: string } & Pick<NewPromotion, 'body' | 'environment'>,
): Promise<PromotionJson> {
  const { tx, scope } = change;
  const advertiser = await lockAdvertiser(tx, scope, advertiserId);
  if (advertiser.status !== 'enabled') throw refused(scope, 'advertiser_disabled');
  const now = await databaseTime(tx);
  const usual = newPromotionSettings({ now, operatingCountries: await operatingCountries(tx, advertiserId) });
  const { experience, rewards, from_draft: fromDraft, ...said } = body;
  const settings = await judged(tx, scope, {
    settings: settingsOf(said, usual),
    of: { advertiserId, experienceId: experience.id, environment, isNew: true },
  });
  const values = { ...rowOfSettings(settings, now), experienceId: experience.id };
  const [row] = await tx
    .insert(promotions)
    .values({ ...values, advertiserId })
    .returning();
  if (!row) throw new Error('the promotion was not written');
  await change.record({ noun: 'promotions', nounId: row.id, action: 'created', advertiserId, after: values });
  await chooseRewards(
    change,
    row,
    rewards.map(({ sku }) => sku),
  );
  await tx.execute(
    sql`insert into promotion_reward_groups (advertiser_id, promotion_id, group_id)
      select distinct ${advertiserId}::bigint, ${row.id}::bigint, l.group_id from reward_group_products l
      join skus s on s.product_id = l.product_id join promotion_rewards f on f.sku = s.sku and f.promotion_id = ${row.id}
      on conflict do nothing`,
  );
  if (fromDraft) await takeDraft(change, row);
  return promotionById(tx, scope, row.id);
}

/** The time of this transaction: a promotion that begins now has begun. */
async function databaseTime(tx: Queries): Promise<Date> {
  const [row] = await rowsOf<{ now: string }>(tx, sql`select ${isoTimestamp(sql`now()`)} as now`);
  return new Date(row?.now ?? Date.now());
}
