import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DeliveryMode } from '../../../schema/catalog/products.ts';
import { PROMOTION_STATES, PROMOTION_STATUSES } from '../../../schema/foundation/transitions.ts';
import type { AuthenticationSystem, FlowLook, Modules } from '../../../schema/promotions/experiences.ts';
import { LAUNCH_PLACES, launchGaps } from '../../../schema/promotions/promotionLaunch.ts';
import { type PromotionSettings, promotionSettings } from '../../../schema/promotions/promotionValues.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec } from '../../foundation/records/codec.ts';
import { flag, json, oneOf, texts } from '../../foundation/records/column.ts';

const gap = responseSchema(
  'PromotionGap',
  z.object({
    code: z.string().describe('Key of its message'),
    field: z.string().nullable().describe('The setting concerned, as the rules name it'),
    screen: z.enum(LAUNCH_PLACES).describe('Screen where it can be fixed'),
  }),
);

/** A row of promotions as the database writes it as JSON; keys of columns. */
type Stored = Record<string, unknown>;
const storedRow = sql`to_jsonb(p.*) - 'search_name'`;

/** Obstacles to a promotion's launch. Reads `p` promotions, `a` advertisers, `o` organizations, `x` experiences, `w` flows and `ready`. */
export const promotionLaunch = codec('PromotionLaunch', {
  columns: {},
  hidden: {
    launchStatus: oneOf(PROMOTION_STATUSES, sql`p.status`),
    launchState: oneOf(
      PROMOTION_STATES,
      sql`guerdon_promotion_state(p.status, p.start_datetime, p.end_datetime, guerdon_now())`,
    ),
    isAdvertiserEnabled: flag(sql`a.status = 'enabled'`),
    hasReward: flag(sql`exists (select from promotion_rewards f
      where f.advertiser_id = p.advertiser_id and f.promotion_id = p.id and f.status <> 'disabled')`),
    canRun: flag(sql`ready.has_runnable`),
    canPay: flag(sql`ready.has_paid`),
    stored: json<Stored>(storedRow, z.record(z.string(), z.unknown())),
    operating: texts(sql`coalesce(o.operating_countries, '{}')`),
    modulesHeld: json<Modules>(sql`x.modules`, z.any()),
    experienceSystems: texts(sql`x.authentication_systems`),
    masks: texts(sql`x.digital_rewards_masks`),
    looks: texts(sql`x.supported_redemption_flow`),
    noPdf: flag(sql`x.disallow_pdf`),
    primaryCode: flag(sql`w.supports_primary_code`).nullable(),
  },
  derived: { missing: z.array(gap).describe('Obstacles to its launch') },
  derive: (row) => ({
    missing: launchGaps({
      status: row.launchStatus,
      state: row.launchState,
      isAdvertiserEnabled: row.isAdvertiserEnabled,
      hasReward: row.hasReward,
      hasRunnableReward: row.canRun,
      hasPaidReward: row.canPay,
      situation: {
        experience: {
          modules: row.modulesHeld,
          authenticationSystems: row.experienceSystems as AuthenticationSystem[],
          digitalRewardsMasks: row.masks as DeliveryMode[],
          disallowPdf: row.noPdf,
          supportedRedemptionFlow: row.looks as FlowLook[],
          redemptionFlow: row.primaryCode === null ? null : { supportsPrimaryCode: row.primaryCode },
        },
        settings: settingsOfStored(row.stored),
        operatingCountries: row.operating,
      },
    }),
  }),
});

/** Settings whose columns have names of their own. */
const COLUMNS: Record<string, string> = { startsAt: 'start_datetime', endsAt: 'end_datetime' };

const columnOf = (name: string) =>
  COLUMNS[name] ?? name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function settingsOfStored(stored: Stored): PromotionSettings {
  const names = Object.keys(promotionSettings.shape);
  const settings = Object.fromEntries(names.map((name) => [name, stored[columnOf(name)]]));
  return { ...settings, ongoing: stored.end_datetime === null } as PromotionSettings;
}
