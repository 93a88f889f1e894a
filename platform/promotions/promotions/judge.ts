import { sql } from 'drizzle-orm';
import type { Environment, ExperienceFacts } from '../../../schema/promotions/experiences.ts';
import { promotionIssues } from '../../../schema/promotions/promotionIssues.ts';
import { pathOfSetting } from '../../../schema/promotions/promotionPaths.ts';
import { type Situation, settledSettings } from '../../../schema/promotions/promotionRules.ts';
import {
  type PromotionSettings,
  promotionSettings,
  withScheme,
} from '../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { invalid, invalidField } from '../../foundation/http/refusals/refusal.ts';
import { experienceFacts } from '../experiences/store.ts';
import type { promotions } from './table.ts';

/** The experience of a promotion, and the environment in which it is judged. */
export interface PromotionExperience {
  experienceId: string;
  environment: Environment;
  /** A new promotion needs one that is offered here. */
  isNew: boolean;
}

/** An experience as rules look at it, and what promotions are called that go without a name. */
type NamedExperience = ExperienceFacts & { name: string };

/** The experience as rules look at it. @throws Refusal experience.id unknown_experience where there is none, or none for a new promotion */
export async function experienceOf(
  tx: Queries,
  scope: Scope,
  { experienceId: id, environment, isNew }: PromotionExperience,
): Promise<NamedExperience> {
  const experience = await experienceFacts(tx, scope, { id, environment });
  if (!experience || (isNew && !experience.isOffered))
    throw invalidField('experience.id', 'unknown_experience');
  return { ...experience.facts, name: experience.name };
}

/** Settings to be judged. */
interface UncheckedSettings {
  settings: PromotionSettings;
  experience: NamedExperience;
  advertiserId: string;
  /** When the promotion begins where its experience leaves that open. */
  begins: Date;
}

/** Judges settings as a whole by the shared rules and returns them as they are stored. A promotion without a name gets its experience's. @throws Refusal the broken rules by field */
export async function checkedSettings(
  tx: Queries,
  { settings, experience, advertiserId, begins }: UncheckedSettings,
) {
  const countries = await operatingCountries(tx, advertiserId);
  const situation: Situation = { experience, settings, operatingCountries: countries };
  const issues = promotionIssues(situation);
  if (issues.length > 0)
    throw invalid(issues.map(({ field, rule }) => ({ field: pathOfSetting(field), rule })));
  const settled = settledSettings(situation);
  return rowOfSettings({ ...settled, name: settled.name.trim() || experience.name }, begins);
}

/** Countries that the advertiser's organization operates in. */
export async function operatingCountries(tx: Queries, advertiserId: string): Promise<string[]> {
  const [row] = await rowsOf(
    tx,
    { countries: listOf(text) },
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
    startsAt: row.startDatetime.toISOString(),
    endsAt: row.endDatetime?.toISOString() ?? null,
  };
  const names = Object.keys(promotionSettings.shape) as (keyof PromotionSettings)[];
  return Object.fromEntries(names.map((name) => [name, stored[name]])) as unknown as PromotionSettings;
}

/** Settings as a row holds them. @throws Refusal end_datetime ends_before_start, also where the start was left open */
function rowOfSettings(settings: PromotionSettings, begins: Date) {
  const { ongoing, startsAt, endsAt, fraudLevel, redeemFrequency, landingPageUrl, emailSenderName, ...rest } =
    settings;
  const startDatetime = startsAt === null ? begins : new Date(startsAt);
  const endDatetime = ongoing || endsAt === null ? null : new Date(endsAt);
  if (endDatetime !== null && endDatetime <= startDatetime)
    throw invalidField('end_datetime', 'ends_before_start');
  return {
    ...rest,
    startDatetime,
    endDatetime,
    fraudLevel: fraudLevel ?? 'standard',
    redeemFrequency: redeemFrequency ?? 'multiple',
    landingPageUrl: landingPageUrl && withScheme(landingPageUrl),
    emailSenderName: emailSenderName || null,
  } as const;
}
