import { sql } from 'drizzle-orm';
import type { Environment } from '../../../schema/promotions/experiences.ts';
import { newPromotionSettings } from '../../../schema/promotions/promotionValues.ts';
import { lockAdvertiser, requireAdvertiser } from '../../advertisers/interface.ts';
import { isClient, type Scope } from '../../foundation/access/scope.ts';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { refused } from '../../foundation/http/refusals/refusal.ts';
import { type NewPromotionBody, settingsOf } from './body.ts';
import { takeDraft } from './drafts/take.ts';
import { checkedSettings, experienceOf, operatingCountries } from './judge.ts';
import { chooseRewards } from './offers/choose.ts';
import { copyTexts } from './screenTexts.ts';
import type { PromotionJson } from './shape.ts';
import { orDomainTaken, promotionById } from './store.ts';
import { promotions } from './table.ts';
import { newTheme } from './theme.ts';

/** A promotion to be created: its body, the caller's key, and where it is judged. */
export interface NewPromotion {
  body: NewPromotionBody;
  key: string | undefined;
  environment: Environment;
}

/**
 * Creates a promotion of an advertiser, enabled (WIZ-11, WIZ-30): omitted settings get the wizard's defaults. With a key at most once.
 * A draft becomes one promotion, whichever of its versions it comes from.
 * @throws Refusal advertiser_disabled, draft_used, draft_changed, broken rules by field, flow_settings.redemption_flow_theme theme_not_offered, rewards.N.sku unknown_reward
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
          body: { promotion: { ...body, from_draft: body.from_draft !== null } },
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
  const { experience: of, rewards, from_draft: version, ...input } = body;
  if (version !== null && isClient(scope)) throw refused(scope, 'not_for_keys');
  const experience = await experienceOf(tx, scope, { experienceId: of.id, environment, isNew: true });
  const countries = await operatingCountries(tx, advertiserId);
  const usual = newPromotionSettings({
    now,
    operatingCountries: countries,
    locale: input.locale,
    experience,
  });
  const settings = await checkedSettings(tx, {
    settings: settingsOf(input, usual),
    experience,
    advertiserId,
    begins: now,
  });
  const draft = version === null ? null : await takeDraft(change, { advertiserId, version });
  const copied = draft?.copied;
  const redemptionFlowTheme = newTheme(experience, {
    asked: input.flow_settings?.redemption_flow_theme,
    copied: copied?.look.redemptionFlowTheme,
  });
  const values = { ...settings, ...copied?.look, redemptionFlowTheme, experienceId: of.id };
  const [row] = await tx
    .insert(promotions)
    .values({ ...values, ...draft?.origin, advertiserId })
    .returning();
  if (!row) throw new Error('the promotion was not written');
  await change.record({ noun: 'promotions', nounId: row.id, action: 'created', advertiserId, after: values });
  await chooseRewards(
    change,
    row,
    rewards.map(({ sku }) => sku),
  );
  if (copied) await copyTexts(change, { advertiserId, id: row.id, from: copied.id });
  return promotionById(tx, scope, row.id);
}

/** The time of this transaction: a promotion that begins now has begun. */
async function databaseTime(tx: Queries): Promise<Date> {
  const [row] = await rowsOf(tx, { now: text }, sql`select ${isoTimestamp(sql`guerdon_now()`)} as now`);
  return new Date(row?.now ?? Date.now());
}
