import { and, eq, sql } from 'drizzle-orm';
import type { Environment } from '../../../../schema/promotions/experiences.ts';
import { DRAFT_DAYS } from '../../../../schema/promotions/promotionDrafts.ts';
import { settingsOfEntries } from '../../../../schema/promotions/promotionPaths.ts';
import {
  newPromotionSettings,
  type PromotionSettings,
} from '../../../../schema/promotions/promotionValues.ts';
import { requireAdvertiser } from '../../../advertisers/interface.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { differences } from '../../../foundation/changes/recordEvent.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { forbidden, invalidField, stale } from '../../../foundation/http/refusals/refusal.ts';
import { experienceFacts } from '../../experiences/store.ts';
import { experiences } from '../../experiences/table.ts';
import { operatingCountries } from '../judge.ts';
import { promotions } from '../table.ts';
import { draftRewards } from './rewards.ts';
import { type DraftBody, type DraftJson, settingsJson } from './shape.ts';
import { promotionDrafts } from './table.ts';
import { isVersionOf, refuseUsedDraft } from './used.ts';

type DraftRow = typeof promotionDrafts.$inferSelect;
/** The input stored in a draft. */
export type DraftValues = Pick<DraftRow, 'experienceId' | 'skus' | 'settings' | 'page' | 'copiedFrom'>;

const EMPTY: DraftValues = {
  experienceId: null,
  skus: [],
  settings: {},
  page: 'experience',
  copiedFrom: null,
};

/** The caller's draft of a promotion of an advertiser; where nothing was saved yet, what the wizard begins with, with version 0. */
export function readDraft(scope: Scope, advertiserId: string): Promise<DraftJson> {
  return scope.read(async (tx) => {
    await requireAdvertiser(tx, scope, advertiserId);
    return draftJson(tx, advertiserId, await ownDraft(tx, scope, advertiserId));
  });
}

/** A save of a draft: the version last received (0 where nothing was saved yet), what was entered, and where it is judged. */
export interface DraftChange {
  version: number;
  body: DraftBody;
  environment: Environment;
}

/**
 * Saves the input; stale when `version` is not the draft's. It emits no event: nobody else sees a draft.
 * @throws Refusal draft_used where that version became a promotion: saving it would begin a second one
 */
export function saveDraft(
  scope: Scope,
  advertiserId: string,
  { version, body, environment }: DraftChange,
): Promise<DraftJson> {
  return runChange({ scope, version }, async ({ tx, checkVersion }) => {
    await requireAdvertiser(tx, scope, advertiserId);
    const row = await lockOwnDraft(tx, scope, advertiserId);
    if (version > 0 && !(row && isVersionOf(row, version)))
      await refuseUsedDraft(tx, scope, { advertiserId, version });
    await checkVersion(row ?? { version: 0 }, () => draftJson(tx, advertiserId, row));
    const { experience_id: experienceId, settings = {}, skus, page, copied_from: copiedFrom } = body;
    if (experienceId && experienceId !== row?.experienceId) {
      const experience = await experienceFacts(tx, scope, { id: experienceId, environment });
      if (!experience?.isOffered) throw invalidField('experience_id', 'unknown_experience');
    }
    const present = row ?? EMPTY;
    if (
      copiedFrom &&
      copiedFrom !== present.copiedFrom &&
      !(await hasPromotion(tx, advertiserId, copiedFrom))
    )
      throw invalidField('copied_from', 'unknown_promotion');
    const values = {
      copiedFrom: copiedFrom === undefined ? present.copiedFrom : copiedFrom,
      skus: skus ?? present.skus,
      page: page ?? present.page,
      experienceId: experienceId === undefined ? present.experienceId : experienceId,
      settings: { ...present.settings, ...settings },
    };
    if (row && !differences(row, values)) return draftJson(tx, advertiserId, row);
    return writeDraft(tx, scope, { advertiserId, version, values });
  });
}

async function hasPromotion(tx: Queries, advertiserId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: promotions.id })
    .from(promotions)
    .where(and(eq(promotions.advertiserId, advertiserId), eq(promotions.id, id)));
  return rows.length > 0;
}

/** Writes the caller's draft over the version that it was read at. @throws Refusal stale_version where another tab was first */
export async function writeDraft(
  tx: Queries,
  scope: Scope,
  { advertiserId, version, values }: { advertiserId: string; version: number; values: DraftValues },
): Promise<DraftJson> {
  const { experienceId, skus, page, copiedFrom } = values;
  // The promotion starts when its draft was begun, unless another start was entered.
  const settings = { startDatetime: new Date().toISOString(), ...values.settings };
  // Versions are never reused, even after a draft is deleted: a tab with the deleted draft is stale.
  const next = sql<number>`nextval('promotion_drafts_id_seq')`;
  const columns = { experienceId, skus, settings, page, copiedFrom, version: next };
  const [row] = await tx
    .insert(promotionDrafts)
    .values({ advertiserId, accountId: accountOf(scope), ...columns })
    .onConflictDoUpdate({
      target: [promotionDrafts.advertiserId, promotionDrafts.accountId],
      set: { ...columns, updatedAt: sql`now()` },
      setWhere: eq(promotionDrafts.version, version),
    })
    .returning();
  if (!row) throw stale(await draftJson(tx, advertiserId, await ownDraft(tx, scope, advertiserId)));
  return draftJson(tx, advertiserId, row);
}

/** Deletes the caller's draft; returns the initial state of the wizard. */
export function deleteDraft(scope: Scope, advertiserId: string, version: number): Promise<DraftJson> {
  return runChange({ scope, version }, async ({ tx, checkVersion }) => {
    await requireAdvertiser(tx, scope, advertiserId);
    const row = await lockOwnDraft(tx, scope, advertiserId);
    await checkVersion(row ?? { version: 0 }, () => draftJson(tx, advertiserId, row));
    await tx.delete(promotionDrafts).where(isOwn(scope, advertiserId));
    return draftJson(tx, advertiserId, undefined);
  });
}

/** Deletes drafts that nobody has saved for long. */
export async function purgeDrafts(tx: Queries): Promise<void> {
  await tx.execute(
    sql`delete from promotion_drafts where updated_at < now() - make_interval(days => ${DRAFT_DAYS})`,
  );
}

/** The caller's draft, within a running transaction. */
export async function ownDraft(
  tx: Queries,
  scope: Scope,
  advertiserId: string,
): Promise<DraftRow | undefined> {
  const [row] = await tx.select().from(promotionDrafts).where(isOwn(scope, advertiserId));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOwnDraft(
  tx: Queries,
  scope: Scope,
  advertiserId: string,
): Promise<DraftRow | undefined> {
  const [row] = await tx.select().from(promotionDrafts).where(isOwn(scope, advertiserId)).for('update');
  return row;
}

const isOwn = (scope: Scope, advertiserId: string) =>
  and(eq(promotionDrafts.advertiserId, advertiserId), eq(promotionDrafts.accountId, accountOf(scope)));

function accountOf({ accountId }: Scope): string {
  if (accountId === null) throw forbidden();
  return accountId;
}

async function draftJson(tx: Queries, advertiserId: string, row: DraftRow | undefined): Promise<DraftJson> {
  const { experienceId, skus, settings, page, copiedFrom } = row ?? EMPTY;
  return {
    advertiser_id: advertiserId,
    experience_id: experienceId,
    skus,
    rewards: await draftRewards(tx, { advertiserId, experienceId, skus }),
    settings: settingsJson(await shownSettings(tx, { advertiserId, experienceId, settings })),
    page,
    copied_from: copiedFrom,
    version: row?.version ?? 0,
    updated_at: row?.updatedAt.toISOString() ?? null,
  };
}

/** The input merged over the wizard's defaults; of the ways to identify recipients, those that the experience offers. */
async function shownSettings(
  tx: Queries,
  of: { advertiserId: string } & Pick<DraftValues, 'experienceId' | 'settings'>,
): Promise<PromotionSettings> {
  const entered = settingsOfEntries(of.settings);
  const [experience] =
    of.experienceId === null
      ? []
      : await tx
          .select({ authenticationSystems: experiences.authenticationSystems })
          .from(experiences)
          .where(eq(experiences.id, of.experienceId));
  const operating = await operatingCountries(tx, of.advertiserId);
  const usual = newPromotionSettings({
    now: new Date(),
    operatingCountries: operating,
    locale: entered.locale,
    experience,
  });
  const systems = entered.authenticationSystems?.filter(
    (system) => experience?.authenticationSystems.includes(system) ?? true,
  );
  return { ...usual, ...entered, ...(systems && { authenticationSystems: systems }) };
}
