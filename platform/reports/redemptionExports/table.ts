// Exports of the redemption report: what was asked, how far it is, and where its sealed parts lie.
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import {
  EXPORT_FORMATS,
  EXPORT_STATES,
  type ExportState,
} from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { bytes, identity, namesIn, textId } from '../../foundation/database/columns.ts';
import { sealedFileColumns } from '../../foundation/sealedFiles/columns.ts';
import type { SealedJson } from '../../foundation/secrets/sealedJson.ts';
import { accounts } from '../../people/accounts/table.ts';

/** A file for the account that asked for it. */
export const redemptionExports = pgTable(
  'redemption_exports',
  {
    id: identity(),
    accountId: textId('account_id')
      .notNull()
      .references(() => accounts.id),
    caller: text('caller').notNull(),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    fields: text('fields').array().notNull(),
    /** The choice, sealed because a filter may hold a code. Null once the file is written. */
    chosen: jsonb('chosen').$type<SealedJson | null>(),
    locale: text('locale').$type<'en' | 'fr'>().notNull(),
    state: text('state').$type<ExportState>().notNull().default('queued'),
    ...sealedFileColumns(),
  },
  (table) => [
    unique('redemption_exports_key').on(table.caller, table.key),
    index('redemption_exports_account').on(table.accountId, table.id),
    index('redemption_exports_expiring').on(table.expiresAt).where(sql`${table.place} is not null`),
    check('redemption_exports_format', sql`${table.format} in (${namesIn(EXPORT_FORMATS)})`),
    check('redemption_exports_state', sql`${table.state} in (${namesIn(EXPORT_STATES)})`),
  ],
);
