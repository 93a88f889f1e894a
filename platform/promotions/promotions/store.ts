import { eq, sql } from 'drizzle-orm';
import { PROMOTION_TRANSITIONS, type PromotionStatus } from '../../../schema/foundation/transitions.ts';
import type { Environment } from '../../../schema/promotions/experiences.ts';
import { settingsOfTree } from '../../../schema/promotions/promotionPaths.ts';
import { promotionStateOf } from '../../../schema/promotions/promotionStates.ts';
import { requireAdvertiser } from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { updateRow } from '../../foundation/changes/updateRow.ts';
import { businessNow } from '../../foundation/clock/clock.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { constraintOf } from '../../foundation/database/constraint.ts';
import { rowCountOf } from '../../foundation/database/rows.ts';
import { forbidden, invalidField, notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { unreachableStatus } from '../../foundation/http/refusals/statusWords.ts';
import { inputSchema } from '../../foundation/http/responseSchema.ts';
import { changesOf } from '../../foundation/http/wholeBody.ts';
import { type PromotionBody, partsOf, promotionBody } from './body.ts';
import type { SavedPromotion } from './effects.ts';
import { effectsSince, standingOf } from './effects.ts';
import { checkedSettings, experienceOf, settingsOfRow } from './judge.ts';
import { checkPictures } from './pictures.ts';
import { type PromotionJson, promotion } from './shape.ts';
import { promotionSource } from './summaryShape.ts';
import { promotions } from './table.ts';
import { checkTheme } from './theme.ts';

type PromotionRow = typeof promotions.$inferSelect;

/** Reads one promotion; not found when there is none or the caller may not see its advertiser. */
export function readPromotion(scope: Scope, id: string): Promise<PromotionJson> {
  return scope.read((tx) => promotionById(tx, scope, id));
}

/** A save: the version last received, what changes, and where it is judged. */
export interface PromotionChange {
  version: number;
  body: PromotionBody;
  environment: Environment;
}

/**
 * Saves what the body holds (PROMO-59); stale when `version` is not the row's. Settings are judged as a whole. A status needs its transition,
 * one that was given is not deleted any more (PROMO-28), and none of a disabled advertiser is enabled.
 */
export function updatePromotion(
  scope: Scope,
  id: string,
  { version, body: whole, environment }: PromotionChange,
): Promise<SavedPromotion> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockPromotion(tx, scope, id);
    await change.checkVersion(row, () => promotionById(tx, scope, id));
    const current = await promotionById(tx, scope, id);
    const body = changesOf(whole, { current, schema: BODY_SCHEMA }) as PromotionBody;
    checkAbilities(scope, body);
    const before = await standingOf(tx, id);
    const settings = await keptSettings(change, row, { body, environment });
    const { status = row.status } = body;
    await checkStatus(change, { ...row, ...settings }, { from: row.status, to: status });
    await updateRow<PromotionRow>(change, {
      table: promotions,
      row,
      values: { ...settings, ...(await keptLook(change, row, { body, environment })), status },
      noun: 'promotions',
      advertiserId: row.advertiserId,
    });
    return {
      promotion: await promotionById(tx, scope, id),
      effects: await effectsSince(tx, id, before),
    };
  }).catch((error: unknown) => orDomainTaken(error));
}

const BODY_SCHEMA = inputSchema(promotionBody);

/** Settings need editPromotions, colors and pictures editPromotionsCustomization; what both of them touch, either. */
function checkAbilities({ abilities }: Scope, body: PromotionBody): void {
  const { isLookOnly, hasColorsOrMedias } = partsOf(body);
  const customizes = abilities.has('editPromotionsCustomization');
  if (hasColorsOrMedias && !customizes) throw forbidden();
  if (!(isLookOnly && customizes) && !abilities.has('editPromotions')) throw forbidden();
}

/** The settings of a save, judged as a whole; none where it says nothing of them. */
async function keptSettings(
  { tx, scope }: Change,
  row: PromotionRow,
  { body, environment }: { body: PromotionBody; environment: Environment },
) {
  const input = settingsOfTree(body);
  if (Object.keys(input).length === 0) return {};
  const { advertiserId, startDatetime: begins } = row;
  const experience = await experienceOf(tx, scope, { ...row, environment, isNew: false });
  return checkedSettings(tx, {
    settings: { ...settingsOfRow(row), ...input },
    experience,
    advertiserId,
    begins,
  });
}

/** The look of a save. @throws Refusal medias.logo.id or medias.background.id unknown_media; theme_not_offered */
async function keptLook(
  change: Change,
  row: PromotionRow,
  { body, environment }: { body: PromotionBody; environment: Environment },
) {
  const { colors, medias, sms_sender_name: smsSenderName, flow_settings: flow } = body;
  const logo = medias?.logo === undefined ? undefined : (medias.logo?.id ?? null);
  const background = medias?.background === undefined ? undefined : (medias.background?.id ?? null);
  await checkPictures(change, row, { logo, background });
  const theme = flow?.redemption_flow_theme;
  if (theme && theme !== row.redemptionFlowTheme)
    checkTheme(theme, await experienceOf(change.tx, change.scope, { ...row, environment, isNew: false }));
  return {
    colors: colors as Record<string, string> | undefined,
    logoMediaId: logo,
    backgroundMediaId: background,
    smsSenderName,
    redemptionFlowTheme: theme,
  };
}

/** Judges a move of the status by the promotion as it will be. */
async function checkStatus(
  { tx, scope }: Change,
  row: PromotionRow,
  { from, to }: { from: PromotionStatus; to: PromotionStatus },
): Promise<void> {
  if (from === to) return;
  if (!PROMOTION_TRANSITIONS[from].includes(to)) throw unreachableStatus(scope, 'promotion', { from, to });
  if (to === 'disabled' && (await wasGiven(tx, row)))
    throw refused(scope, 'promotion_in_use', { promotion: row.name });
  if (to !== 'enabled') return;
  if ((await requireAdvertiser(tx, scope, row.advertiserId)).status !== 'enabled')
    throw refused(scope, 'advertiser_disabled');
  if (from === 'completed' && (await isOver(tx, row)))
    throw refused(scope, 'promotion_ended', { promotion: row.name });
}

/** True if the promotion has ended by the business clock. */
async function isOver(tx: Queries, { startDatetime, endDatetime }: PromotionRow): Promise<boolean> {
  const times = {
    startsAt: startDatetime.toISOString(),
    endsAt: endDatetime?.toISOString() ?? null,
  };
  return promotionStateOf({ status: 'enabled', ...times }, await businessNow(tx)) === 'ended';
}

/** True if there are denied, pending, failed or redeemed redemptions. */
async function wasGiven(tx: Queries, { advertiserId, id }: PromotionRow): Promise<boolean> {
  const rows = await rowCountOf(
    tx,
    sql`select 1 from promotion_counts where advertiser_id = ${advertiserId} and promotion_id = ${id}
      and denied + pending + failed + redeemed > 0 limit 1`,
  );
  return rows > 0;
}

/** One promotion as an answer shows it, within a running transaction. */
export async function promotionById(tx: Queries, scope: Scope, id: string): Promise<PromotionJson> {
  const [row] = await promotion.rows(
    tx,
    sql`${promotionSource()} where p.id = ${id} and ${isVisibleAdvertiser(scope, sql`p.advertiser_id`)}`,
  );
  if (!row) throw notFound();
  return promotion.json(row, scope);
}

/** The row of a promotion; not found when there is none or the caller may not see it. */
export async function requirePromotion(tx: Queries, scope: Scope, id: string): Promise<PromotionRow> {
  const [row] = await tx.select().from(promotions).where(isMeant(scope, id));
  if (!row) throw notFound();
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockPromotion(tx: Queries, scope: Scope, id: string): Promise<PromotionRow> {
  const [row] = await tx.select().from(promotions).where(isMeant(scope, id)).for('no key update');
  if (!row) throw notFound();
  return row;
}

const isMeant = (scope: Scope, id: string) =>
  sql`${eq(promotions.id, id)} and ${isVisibleAdvertiser(scope, sql`${promotions.advertiserId}`)}`;

/** The domain was taken by another promotion, perhaps in this moment. */
export function orDomainTaken(error: unknown): never {
  if (constraintOf(error) === 'promotions_domain') throw invalidField('ui_id', 'portal_domain_taken');
  throw error;
}

/** Counts the version of a promotion whose rewards or texts have changed. */
export async function countVersion(tx: Queries, id: string): Promise<void> {
  await tx.execute(sql`update promotions set version = version + 1, updated_at = now() where id = ${id}`);
}
