import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MEDIA_NAMES } from '../../../schema/catalog/mediaSets.ts';
import { OFFER_STATUSES } from '../../../schema/foundation/transitions.ts';
import { AUTHENTICATION_SYSTEMS, type AuthenticationSystem } from '../../../schema/promotions/experiences.ts';
import {
  FLOW_THEMES,
  FOOTER_LINKS,
  FRAUD_LEVELS,
  NOTIFICATION_CHANNELS,
  type NotificationChannel,
  PROMOTION_LOCALES,
  REDEEM_FREQUENCIES,
  SHARING_SYSTEMS,
} from '../../../schema/promotions/promotionValues.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf, joined } from '../../foundation/records/codec.ts';
import { flag, instant, json, oneOf, text, texts, whole } from '../../foundation/records/column.ts';
import { promotionLaunch } from './launchShape.ts';
import { promotionSummary } from './summaryShape.ts';

const picture = z.object({ id: z.string(), url: z.string() }).nullable();
const flowSettingsShape = z.object({
  integration_mode: z.string(),
  multiple_rewards: z.boolean(),
  third_party_authentication: z.boolean(),
  footer_links: z.array(z.enum(FOOTER_LINKS)),
  redemption_flow_theme: z.enum(FLOW_THEMES),
  display_code: z.boolean(),
  enable_contact_support: z.boolean(),
  sharing_systems: z.array(z.enum(SHARING_SYSTEMS)),
});

/** Everything a promotion is set to (PROMO-51 … PROMO-56). */
const settings = codec('PromotionDetails', {
  columns: {
    ui_id: text(sql`p.ui_id`).nullable().describe("Label of its portal's domain"),
    locale: oneOf(PROMOTION_LOCALES, sql`p.locale`),
    allow_pdf: flag(sql`p.allow_pdf`),
    redemption_expiration_delay: whole(sql`p.redemption_expiration_delay`)
      .nullable()
      .describe('In days; null means never'),
    auto_cancel_code: flag(sql`p.auto_cancel_code`),
    fraud_level: oneOf(FRAUD_LEVELS, sql`p.fraud_level`),
    redeem_frequency: oneOf(REDEEM_FREQUENCIES, sql`p.redeem_frequency`),
    secured_order_ids: flag(sql`p.secured_order_ids`),
    email_sender_name: text(sql`p.email_sender_name`).nullable(),
    email_via: flag(sql`p.email_via`),
    sms_sender_name: text(sql`p.sms_sender_name`).nullable(),
    created_at: instant(sql`p.created_at`),
    updated_at: instant(sql`p.updated_at`),
  },
  hidden: {
    systems: texts(sql`p.authentication_systems`),
    activation: texts(sql`p.activation_notification_channels`),
    confirmation: texts(sql`p.notification_channels`),
    countries: texts(sql`p.restricted_countries`),
    languages: texts(sql`p.restricted_languages`),
    landing: text(sql`p.landing_page_url`).nullable(),
    campaigns: texts(sql`p.advertising_campaigns`),
    storedColors: json<Record<string, string>>(sql`p.colors`, z.record(z.string(), z.string())),
    logoId: text(sql`logo.id::text`).nullable(),
    logoName: text(sql`logo.name`).nullable(),
    backgroundId: text(sql`ground.id::text`).nullable(),
    backgroundName: text(sql`ground.name`).nullable(),
    flow: json<z.output<typeof flowSettingsShape> | null>(
      sql`case when w.id is not null then jsonb_build_object('integration_mode', w.integration_mode, 'multiple_rewards', p.multiple_rewards,
        'third_party_authentication', p.third_party_authentication, 'footer_links', p.footer_links, 'redemption_flow_theme', p.redemption_flow_theme,
        'display_code', p.display_code, 'enable_contact_support', p.enable_contact_support, 'sharing_systems', p.sharing_systems) end`,
      flowSettingsShape.nullable(),
    ),
  },
  derived: {
    authentication_systems: z.array(z.enum(AUTHENTICATION_SYSTEMS)),
    allowed_notification_channels: z.array(z.enum(NOTIFICATION_CHANNELS)),
    activation_notification_channels: z.array(z.enum(NOTIFICATION_CHANNELS)),
    notification_channels: z.array(z.enum(NOTIFICATION_CHANNELS)),
    restrictions: z.object({ countries: z.array(z.string()), languages: z.array(z.enum(PROMOTION_LOCALES)) }),
    landing_pages: z.object({ default_url: z.string().nullable(), rewards: z.array(z.never()) }),
    advertising: z.object({ advertising_campaigns: z.array(z.string()) }),
    medias: z.object({ logo: picture, background: picture }),
    colors: z
      .record(z.string(), z.string())
      .describe('Colors of the redemption flow by part, as hexadecimal'),
    flow_settings: flowSettingsShape.nullable().describe('Null when the experience has no redemption flow'),
  },
  derive: (row) => ({
    authentication_systems: row.systems as AuthenticationSystem[],
    allowed_notification_channels: ['sms', 'email'] as NotificationChannel[],
    activation_notification_channels: row.activation as NotificationChannel[],
    notification_channels: row.confirmation as NotificationChannel[],
    restrictions: {
      countries: row.countries,
      languages: row.languages as (typeof PROMOTION_LOCALES)[number][],
    },
    landing_pages: { default_url: row.landing, rewards: [] },
    advertising: { advertising_campaigns: row.campaigns },
    medias: {
      logo: pictureOf(row.logoId, row.logoName),
      background: pictureOf(row.backgroundId, row.backgroundName),
    },
    colors: row.storedColors,
    flow_settings: row.flow,
  }),
});

const pictureOf = (id: string | null, name: string | null) =>
  id && name ? { id, url: `/media/${name}` } : null;

const rewardShape = z.object({
  offer_id: z.string(),
  sku: z.string(),
  status: z.enum(OFFER_STATUSES),
  medias: z
    .array(
      z.object({
        id: z.string(),
        name: z.enum(MEDIA_NAMES),
        locale: z.string().nullable().describe('null for the default picture of all other locales'),
        url: z.string(),
      }),
    )
    .describe("Pictures of the SKU, or its product's where it has none of its own"),
});
/** Pictures of the reward `f`, by name and locale (PROMO-51). */
const mediasOfReward = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', d.id::text, 'name', i.name, 'locale', nullif(i.locale, ''),
    'url', '/media/' || d.name) order by i.name, i.locale), '[]')
  from skus s left join products q on q.id = s.product_id
  join media_set_items i on i.media_set_id = case
    when exists (select from media_set_items o where o.media_set_id = s.media_set_id) then s.media_set_id else q.media_set_id end
  join medias d on d.id = i.media_id and d.name is not null
  where s.sku = f.sku)`;
const rewardsOf = (name: string, held: SQL) =>
  codec(name, {
    columns: {
      rewards: json<z.output<typeof rewardShape>[] | null>(held, z.array(rewardShape).nullable()).describe(
        'Its rewards in order; null in lists',
      ),
    },
  });
const row = joined('PromotionRow', joined('PromotionSet', promotionSummary, settings), promotionLaunch);

/** A whole promotion (PROMO-58): what rows of lists show, what it is set to, what it still needs and what it gives. */
export const promotion = joined(
  'Promotion',
  row,
  rewardsOf(
    'PromotionGives',
    sql`(select coalesce(jsonb_agg(jsonb_build_object('offer_id', f.offer_id::text, 'sku', f.sku, 'status', f.status, 'medias', ${mediasOfReward})
      order by f.position, f.sku), '[]') from promotion_rewards f where f.advertiser_id = p.advertiser_id and f.promotion_id = p.id)`,
  ),
);
/** The same without its rewards: what lists answer. */
export const listedPromotion = joined(
  'ListedPromotion',
  row,
  rewardsOf('PromotionGivesUnsaid', sql`null::jsonb`),
);
export type PromotionJson = JsonOf<typeof promotion>;
export const promotionPage = responseSchema('PromotionPage', pageShape(promotion.schema));
