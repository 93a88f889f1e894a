// Templates that promotions are built from. Nobody writes them here: they come with a migration.
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { DeliveryMode } from '../../../schema/catalog/products.ts';
import type {
  AuthenticationSystem,
  Environment,
  FlowLook,
  Modules,
} from '../../../schema/promotions/experiences.ts';
import { identity } from '../../foundation/database/columns.ts';

/** How recipients redeem what they got (WIZEXP-17). */
export const redemptionFlows = pgTable('redemption_flows', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  supportsPrimaryCode: boolean('supports_primary_code').notNull(),
  integrationMode: text('integration_mode').notNull(),
});

/** A text by language of the interface. */
type Texts = Record<'en' | 'fr', string>;

/** One experience (WIZEXP-12, WIZEXP-13); its texts in each language of the interface. */
export const experiences = pgTable(
  'experiences',
  {
    id: identity(),
    names: jsonb('names').$type<Texts>().notNull(),
    descriptions: jsonb('descriptions').$type<Texts>().notNull(),
    image: text('image'),
    picto: text('picto').notNull(),
    carousel: text('carousel').array().notNull().default(sql`'{}'`),
    infos: jsonb('infos').$type<{ name: string; value: string }[]>().notNull().default([]),
    benefits: jsonb('benefits').$type<Texts[]>().notNull().default([]),
    userFlowDemo: text('user_flow_demo'),
    redemptionFlowId: text('redemption_flow_id').references(() => redemptionFlows.id),
    authenticationSystems: text('authentication_systems').array().$type<AuthenticationSystem[]>().notNull(),
    modules: jsonb('modules').$type<Modules>().notNull(),
    digitalRewardsMasks: text('digital_rewards_masks').array().$type<DeliveryMode[]>().notNull(),
    environments: text('environments').array().$type<Environment[]>().notNull(),
    disallowPdf: boolean('disallow_pdf').notNull().default(false),
    supportedRedemptionFlow: text('supported_redemption_flow').array().$type<FlowLook[]>().notNull(),
    status: text('status').$type<'enabled' | 'disabled'>().notNull().default('enabled'),
    position: integer('position').notNull(),
  },
  (table) => [check('experiences_status', sql`${table.status} in ('enabled', 'disabled')`)],
);
