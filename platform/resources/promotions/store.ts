import { eq, sql } from 'drizzle-orm';
import type { Environment } from '../../../schema/rules/experiences.ts';
import { PROMOTION_TRANSITIONS, type PromotionStatus } from '../../../schema/transitions.ts';
import type { Scope } from '../../access/scope.ts';
import { isVisibleAdvertiser } from '../../access/visibleAdvertisers.ts';
import type { Change } from '../../changes/change.ts';
import { runChange } from '../../changes/runChange.ts';
import { updateRow } from '../../changes/updateRow.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { constraintOf } from '../../database/constraint.ts';
import { forbidden, invalidField, notFound, refused } from '../../http/refusal.ts';
import { type PromotionBody, settingsOf } from './body.ts';
import { judged, rowOfSettings, settingsOfRow } from './judge.ts';
import { type PromotionJson, promotion } from './shape.ts';
import { promotionSource } from './summaryShape.ts';
import { promotions } from './table.ts';

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
  isDryRun: boolean;
}

/** What a saved promotion answers: the promotion, and what the change means to its recipients (PROMO-37, PROMO-38). */
export interface SavedPromotion {
  promotion: PromotionJson;
  /** Pending redemptions that cannot be redeemed any more while the promotion stays so. */
  stopped: number;
}

/** Keys of a body that are the look of the redemption flow. */
const LOOK = ['colors', 'medias'] as const;

/**
 * Saves what the body holds (PROMO-59); stale when `version` is not the row's. Settings are judged as a whole. A status needs its transition,
 * and one that was given is not deleted any more (PROMO-28).
 */
export function updatePromotion(
  scope: Scope,
  id: string,
  { version, body, environment, isDryRun }: PromotionChange,
): Promise<SavedPromotion> {
  checkAbilities(scope, body);
  return runChange({ scope, version, isDryRun }, async (change) => {
    const row = await lockPromotion(change.tx, scope, id);
    await change.checkVersion(row, () => promotionById(change.tx, scope, id));
    const { status = row.status, colors, medias, ...settings } = body;
    await checkStatus(change, row, status);
    await updateRow<PromotionRow>(change, {
      table: promotions,
      row,
      values: {
        status,
        ...(Object.keys(settings).length > 0
          ? await keptSettings(change, row, { settings, environment })
          : {}),
        ...(colors && { colors: colors as Record<string, string> }),
        ...(medias?.logo !== undefined && { logoMediaId: medias.logo?.id ?? null }),
        ...(medias?.background !== undefined && { backgroundMediaId: medias.background?.id ?? null }),
      },
      noun: 'promotions',
      advertiserId: row.advertiserId,
    });
    const isStopped = row.status === 'enabled' && status !== 'enabled';
    return {
      promotion: await promotionById(change.tx, scope, id),
      stopped: isStopped ? await pendingOf(change.tx, row) : 0,
    };
  }).catch((error: unknown) => orDomainTaken(error));
}

/** Settings need editPromotions, the look of the redemption flow editPromotionsCustomization. */
function checkAbilities({ abilities }: Scope, body: PromotionBody): void {
  const keys = Object.keys(body);
  const isLook = (key: string) => (LOOK as readonly string[]).includes(key);
  if (keys.some(isLook) && !abilities.has('editPromotionsCustomization')) throw forbidden();
  if (keys.some((key) => !isLook(key)) && !abilities.has('editPromotions')) throw forbidden();
}

async function keptSettings(
  { tx, scope }: Change,
  row: PromotionRow,
  { settings, environment }: { settings: PromotionBody; environment: Environment },
) {
  const kept = await judged(tx, scope, {
    settings: settingsOf(settings, settingsOfRow(row)),
    of: { advertiserId: row.advertiserId, experienceId: row.experienceId, environment, isNew: false },
  });
  return rowOfSettings(kept, row.startDatetime);
}

async function checkStatus({ tx, scope }: Change, row: PromotionRow, status: PromotionStatus): Promise<void> {
  if (status === row.status) return;
  if (!PROMOTION_TRANSITIONS[row.status].includes(status))
    throw refused(scope, 'unreachable_status', { from: row.status, to: status });
  if (status === 'disabled' && (await wasGiven(tx, row)))
    throw refused(scope, 'promotion_in_use', { promotion: row.name });
  if (status === 'enabled' && row.status === 'completed' && row.endDatetime && row.endDatetime < new Date())
    throw refused(scope, 'promotion_ended', { promotion: row.name });
}

/** Whether there are denied, pending, failed or redeemed redemptions. */
async function wasGiven(tx: Queries, { advertiserId, id }: PromotionRow): Promise<boolean> {
  const rows = await rowsOf(
    tx,
    sql`select 1 from promotion_counts where advertiser_id = ${advertiserId} and promotion_id = ${id}
      and denied + pending + failed + redeemed > 0 limit 1`,
  );
  return rows.length > 0;
}

async function pendingOf(tx: Queries, { advertiserId, id }: PromotionRow): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    tx,
    sql`select coalesce(sum(pending + booked), 0)::int as count from promotion_counts
      where advertiser_id = ${advertiserId} and promotion_id = ${id}`,
  );
  return row?.count ?? 0;
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

/** The promotion, locked until the transaction ends. */
export async function lockPromotion(tx: Queries, scope: Scope, id: string): Promise<PromotionRow> {
  const [row] = await tx
    .select()
    .from(promotions)
    .where(sql`${eq(promotions.id, id)} and ${isVisibleAdvertiser(scope, sql`${promotions.advertiserId}`)}`)
    .for('no key update');
  if (!row) throw notFound();
  return row;
}

/** The domain was taken by another promotion, perhaps in this moment. */
export function orDomainTaken(error: unknown): never {
  if (constraintOf(error) === 'promotions_domain') throw invalidField('ui_id', 'portal_domain_taken');
  throw error;
}
