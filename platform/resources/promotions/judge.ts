import { sql } from 'drizzle-orm';
import type { Environment } from '../../../schema/rules/experiences.ts';
import { promotionIssues } from '../../../schema/rules/promotionIssues.ts';
import { pathOfSetting } from '../../../schema/rules/promotionPaths.ts';
import { type Situation, settledSettings } from '../../../schema/rules/promotionRules.ts';
import {
  type PromotionSettings,
  promotionSettings,
  withScheme,
} from '../../../schema/rules/promotionValues.ts';
import type { Scope } from '../../access/scope.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { invalid, invalidField } from '../../http/refusal.ts';
import { experienceFacts } from '../experiences/store.ts';
import type { promotions } from './table.ts';

/** What settings are judged for. */
export interface Judged {
  advertiserId: string;
  experienceId: string;
  environment: Environment;
  /** A new promotion needs an experience that is offered here. */
  isNew: boolean;
}

/**
 * Judges settings as a whole by the shared rules and answers them as they are kept. @throws Refusal the broken rules by field;
 * `experience.id: unknown_experience` where it is none or, for a new promotion, is not offered here
 */
export async function judged(
  tx: Queries,
  scope: Scope,
  { settings, of }: { settings: PromotionSettings; of: Judged },
): Promise<PromotionSettings> {
  const found = await experienceFacts(tx, scope, { id: of.experienceId, environment: of.environment });
  if (!found || (of.isNew && !found.isOffered)) throw invalidField('experience.id', 'unknown_experience');
  const situation: Situation = {
    experience: found.facts,
    settings,
    operatingCountries: await operatingCountries(tx, of.advertiserId),
  };
  const issues = promotionIssues(situation);
  if (issues.length > 0)
    throw invalid(issues.map(({ field, rule }) => ({ field: pathOfSetting(field), rule })));
  const settled = settledSettings(situation);
  return { ...settled, landingPageUrl: settled.landingPageUrl && withScheme(settled.landingPageUrl) };
}

/** Countries that the advertiser's organization operates in. */
export async function operatingCountries(tx: Queries, advertiserId: string): Promise<string[]> {
  const [row] = await rowsOf<{ countries: string[] }>(
    tx,
    sql`select coalesce(o.operating_countries, '{}') as countries from advertisers a
      left join organizations o on o.id = a.organization_id where a.id = ${advertiserId}`,
  );
  return row?.countries ?? [];
}

type PromotionRow = typeof promotions.$inferSelect;

/** The settings of a stored promotion. */
export function settingsOfRow(row: PromotionRow): PromotionSettings {
  const stored = {
    ...row,
    ongoing: row.endDatetime === null,
    startDatetime: row.startDatetime.toISOString(),
    endDatetime: row.endDatetime?.toISOString() ?? null,
  };
  const names = Object.keys(promotionSettings.shape) as (keyof PromotionSettings)[];
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as unknown as PromotionSettings;
}

/** Settings as a row holds them; an experience that leaves the dates open starts now. */
export function rowOfSettings(settings: PromotionSettings, now: Date) {
  const { ongoing, startDatetime, endDatetime, fraudLevel, redeemFrequency, ...rest } = settings;
  return {
    ...rest,
    fraudLevel: fraudLevel ?? 'standard',
    redeemFrequency: redeemFrequency ?? 'multiple',
    startDatetime: startDatetime === null ? now : new Date(startDatetime),
    endDatetime: ongoing || endDatetime === null ? null : new Date(endDatetime),
  } as const;
}
