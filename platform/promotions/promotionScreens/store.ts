import { type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { SCREEN_NAMES } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { screenTextIssues } from '../../../schema/promotions/promotionScreens/screenTexts.ts';
import { PROMOTION_LOCALES } from '../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { allOf, among } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { mapOf, nullable, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { invalid, invalidField } from '../../foundation/http/refusals/refusal.ts';
import { type PromotionOf, writeTexts } from '../promotions/screenTexts.ts';
import { countVersion, lockPromotion, promotionById, requirePromotion } from '../promotions/store.ts';
import {
  MAX_REWARD_ENTRIES,
  type SavedScreensJson,
  type ScreenEntry,
  type ScreenJson,
  type ScreensJson,
  type screensQuery,
} from './shape.ts';

/** The texts of a promotion's screens and, for what it leaves out, its advertiser's (CUSTOM-46). */
export function readScreens(
  scope: Scope,
  id: string,
  { locales, skus }: z.output<typeof screensQuery> = {},
): Promise<ScreensJson> {
  return scope.read(async (tx) => {
    const { version, advertiserId } = await requirePromotion(tx, scope, id);
    const conditions = allOf(
      sql`t.advertiser_id = ${advertiserId} and (t.promotion_id = ${id} or t.promotion_id is null)`,
      locales && sql`t.locale in ${among(locales)}`,
      skus && sql`(t.sku is null or t.sku in ${among(skus)})`,
    );
    return { promotion_id: id, version, screens: await screensWhere(tx, conditions) };
  });
}

/** Texts of screens, the advertiser's first, then the promotion's, then its rewards'. Of `t` texts of screens. */
const screensWhere = (tx: Queries, conditions: SQL): Promise<ScreenJson[]> =>
  rowsOf(
    tx,
    {
      level: oneOf(['reward', 'advertiser', 'promotion']),
      sku: nullable(text),
      screen: oneOf(SCREEN_NAMES),
      locale: oneOf(PROMOTION_LOCALES),
      texts: mapOf(text),
    },
    sql`select case when t.sku is not null then 'reward' when t.promotion_id is not null then 'promotion' else 'advertiser' end as level,
        t.sku, t.screen, t.locale, t.texts from screen_texts t where ${conditions}
      order by t.promotion_id is not null, t.sku collate "C" nulls first, t.screen, t.locale`,
  );

/** A save of screens: the version of the promotion last received, and what is said. */
export interface ScreensChange {
  version: number;
  screens: readonly ScreenEntry[];
}

/**
 * Saves texts of screens and counts the promotion's version; stale when `version` is not the promotion's. Callers send ten rewards at a time, one save
 * after the other, each with the version that the one before answered (CUSTOM-51, CUSTOM-52). @throws Refusal broken rules by their place
 */
export function saveScreens(
  scope: Scope,
  id: string,
  { version, screens }: ScreensChange,
): Promise<SavedScreensJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const { advertiserId, ...row } = await lockPromotion(tx, scope, id);
    await change.checkVersion(row, () => promotionById(tx, scope, id));
    await checkScreens(tx, id, screens);
    const rewards = JSON.stringify([...new Set(screens.map(({ sku }) => sku ?? ''))]);
    const named = sql`t.promotion_id = ${id} and coalesce(t.sku, '') in (select jsonb_array_elements_text(${rewards}::jsonb))`;
    const before = await screensWhere(tx, named);
    await writeTexts(tx, { advertiserId, id }, screens);
    const after = await screensWhere(tx, named);
    const isChanged = await recordTexts(change, { advertiserId, id }, { before, after });
    if (isChanged) await countVersion(tx, id);
    const promotion = await promotionById(tx, scope, id);
    return { promotion_id: id, version: promotion.version, promotion, screens: after };
  });
}

async function checkScreens(tx: Queries, id: string, screens: readonly ScreenEntry[]): Promise<void> {
  const skus = new Set(screens.flatMap(({ sku }) => sku ?? []));
  if (skus.size > MAX_REWARD_ENTRIES)
    throw invalidField('screens', 'too_many_rewards', String(MAX_REWARD_ENTRIES));
  const rows = await rowsOf(
    tx,
    { sku: text },
    sql`select sku from promotion_rewards where promotion_id = ${id}`,
  );
  const knownSkus = new Set(rows.map(({ sku }) => sku));
  const seen = new Set<string>();
  const errors = screens.flatMap((entry, place) => {
    const key = keyOf(entry);
    const at = `screens.${place}`;
    if (seen.has(key)) return [{ field: at, rule: 'duplicate_value' }];
    seen.add(key);
    if (entry.sku !== null && !knownSkus.has(entry.sku))
      return [{ field: `${at}.sku`, rule: 'unknown_reward' }];
    return screenTextIssues(entry.screen, entry.texts).map(({ key: text, rule, limit }) => ({
      field: `${at}.texts.${text}`,
      rule,
      ...(limit === undefined ? {} : { limit }),
    }));
  });
  if (errors.length > 0) throw invalid(errors);
}

const keyOf = ({ sku, screen, locale }: Pick<ScreenJson, 'sku' | 'screen' | 'locale'>): string =>
  [...(sku === null ? [] : [sku]), screen, locale].join(' ');

/** Writes the event of the texts that changed; answers whether any did. */
async function recordTexts(
  { record }: Pick<Change, 'record'>,
  { advertiserId, id }: PromotionOf,
  { before, after }: { before: readonly ScreenJson[]; after: readonly ScreenJson[] },
): Promise<boolean> {
  const byKey = (screens: readonly ScreenJson[]) => new Map(screens.map((one) => [keyOf(one), one.texts]));
  const [was, is] = [byKey(before), byKey(after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (key) => JSON.stringify(was.get(key)) !== JSON.stringify(is.get(key)),
  );
  if (changed.length === 0) return false;
  const picked = (from: Map<string, object>) =>
    Object.fromEntries(changed.map((key) => [key, from.get(key) ?? null]));
  await record({
    noun: 'promotions',
    nounId: id,
    action: 'screens_saved',
    advertiserId,
    before: { screens: picked(was) },
    after: { screens: picked(is) },
  });
  return true;
}
