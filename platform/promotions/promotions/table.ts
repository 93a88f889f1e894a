// Settings of advertisers' promotions. Their rewards are in `offerTable.ts`.
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { PROMOTION_STATUSES, type PromotionStatus } from '../../../schema/foundation/transitions.ts';
import type { AuthenticationSystem } from '../../../schema/promotions/experiences.ts';
import type {
  FlowTheme,
  NotificationChannel,
  PromotionLocale,
} from '../../../schema/promotions/promotionValues.ts';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { identity, instant, textId } from '../../foundation/database/columns.ts';
import { foldedText } from '../../foundation/database/textFold.ts';
import { medias } from '../../foundation/media/table.ts';
import { accounts } from '../../people/accounts/table.ts';
import { experiences } from '../experiences/table.ts';

const statuses = sql.raw(PROMOTION_STATUSES.map((status) => `'${status}'`).join(', '));

/** A campaign of one advertiser; no end means it is ongoing. `uiId` is the label of its portal's domain. */
export const promotions = pgTable(
  'promotions',
  {
    id: identity(),
    advertiserId: textId('advertiser_id')
      .notNull()
      .references(() => advertisers.id),
    experienceId: textId('experience_id')
      .notNull()
      .default('1')
      .references(() => experiences.id),
    name: text('name').notNull(),
    searchName: text('search_name').generatedAlwaysAs(foldedText('name')),
    uiId: text('ui_id'),
    locale: text('locale').$type<PromotionLocale>().notNull().default('en'),
    status: text('status').$type<PromotionStatus>().notNull().default('enabled'),
    startDatetime: instant('start_datetime').notNull(),
    endDatetime: instant('end_datetime'),
    allowPdf: boolean('allow_pdf').notNull().default(false),
    redemptionExpirationDelay: integer('redemption_expiration_delay'),
    autoCancelCode: boolean('auto_cancel_code').notNull().default(false),
    authenticationSystems: text('authentication_systems')
      .array()
      .$type<AuthenticationSystem[]>()
      .notNull()
      .default(sql`'{email,mobile}'`),
    activationNotificationChannels: text('activation_notification_channels')
      .array()
      .$type<NotificationChannel[]>()
      .notNull()
      .default(sql`'{}'`),
    notificationChannels: text('notification_channels')
      .array()
      .$type<NotificationChannel[]>()
      .notNull()
      .default(sql`'{email}'`),
    restrictedCountries: text('restricted_countries').array().notNull().default(sql`'{}'`),
    restrictedLanguages: text('restricted_languages')
      .array()
      .$type<PromotionLocale[]>()
      .notNull()
      .default(sql`'{}'`),
    fraudLevel: text('fraud_level').$type<'standard' | 'strong'>().notNull().default('standard'),
    redeemFrequency: text('redeem_frequency').$type<'unique' | 'multiple'>().notNull().default('multiple'),
    landingPageUrl: text('landing_page_url'),
    advertisingCampaigns: text('advertising_campaigns').array().notNull().default(sql`'{}'`),
    securedOrderIds: boolean('secured_order_ids').notNull().default(false),
    emailSenderName: text('email_sender_name'),
    emailVia: boolean('email_via').notNull().default(false),
    smsSenderName: text('sms_sender_name'),
    multipleRewards: boolean('multiple_rewards').notNull().default(false),
    thirdPartyAuthentication: boolean('third_party_authentication').notNull().default(false),
    footerLinks: text('footer_links')
      .array()
      .$type<('privacy_policy' | 'terms_and_conditions' | 'contact_us')[]>()
      .notNull()
      .default(sql`'{privacy_policy,terms_and_conditions,contact_us}'`),
    redemptionFlowTheme: text('redemption_flow_theme').$type<FlowTheme>().notNull().default('alesia'),
    displayCode: boolean('display_code').notNull().default(true),
    enableContactSupport: boolean('enable_contact_support').notNull().default(true),
    sharingSystems: text('sharing_systems').array().$type<'email'[]>().notNull().default(sql`'{}'`),
    colors: jsonb('colors').$type<Record<string, string>>().notNull().default({}),
    logoMediaId: textId('logo_media_id').references(() => medias.id),
    backgroundMediaId: textId('background_media_id').references(() => medias.id),
    /** The account whose draft became this promotion, and the first and last version of that draft: it becomes no other one. */
    draftedBy: textId('drafted_by').references(() => accounts.id),
    firstDraftVersion: integer('first_draft_version'),
    lastDraftVersion: integer('last_draft_version'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    index('promotions_drafted')
      .on(table.advertiserId, table.draftedBy, table.lastDraftVersion)
      .where(sql`${table.draftedBy} is not null`),
    unique('promotions_of_advertiser').on(table.advertiserId, table.id),
    uniqueIndex('promotions_domain').on(table.uiId).where(sql`${table.uiId} is not null`),
    index('promotions_list').on(
      table.advertiserId,
      table.startDatetime.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    // Contains all columns that lists filter by, so that counting and paging read the index alone.
    index('promotions_all').on(
      table.startDatetime.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.advertiserId,
      table.status,
      table.endDatetime,
      table.searchName,
    ),
    index('promotions_name').on(sql`${table.searchName} collate "C"`, table.id),
    index('promotions_by_status').on(sql`${table.status} collate "C"`, table.id),
    index('promotions_by_end').on(table.endDatetime, table.id),
    index('promotions_logo').on(table.logoMediaId).where(sql`${table.logoMediaId} is not null`),
    index('promotions_background')
      .on(table.backgroundMediaId)
      .where(sql`${table.backgroundMediaId} is not null`),
    check('promotions_status', sql`${table.status} in (${statuses})`),
    check('promotions_domain_label', sql`${table.uiId} ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'`),
    check('promotions_expiration', sql`${table.redemptionExpirationDelay} >= 1`),
    check('promotions_dates', sql`${table.endDatetime} > ${table.startDatetime}`),
  ],
);
