// Stored reward codes, each sealed by itself. These tables never hold plain text.
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { skus } from '../../catalog/skus/table.ts';
import { bytes, identity, instant, namesIn, textId } from '../../foundation/database/columns.ts';

/** The purpose of a redemption's code. */
export const CODE_USAGES = [
  'primary',
  'url',
  'security_url',
  'tracking',
  'security',
  'security_url_code',
] as const;
export type CodeUsage = (typeof CODE_USAGES)[number];

/**
 * Why codes were read; `resend` gives the redemption another address, `consult` asks the provider for the remaining balance, `link` shows the address of the recipient's page, `creation` answers it
 * to whoever created the redemption.
 */
export const CODE_READS = [
  'reveal',
  'export',
  'pdf',
  'recipient',
  'resend',
  'consult',
  'link',
  'creation',
] as const;
export type CodeReadKind = (typeof CODE_READS)[number];

/**
 * A code of a pool that is not taken yet; taken codes keep their hash and lose the sealed text. One that could not be opened is laid `aside`, until
 * `codes:restore` opens it.
 */
export const rewardCodes = pgTable(
  'reward_codes',
  {
    id: identity(),
    sku: text('sku')
      .notNull()
      .references(() => skus.sku),
    state: text('state').$type<'free' | 'taken' | 'dead' | 'aside'>().notNull().default('free'),
    codeHash: bytes('code_hash').notNull().unique(),
    last4: text('last4').notNull(),
    keyId: text('key_id'),
    wrappedKey: bytes('wrapped_key'),
    sealed: bytes('sealed'),
    expiresAt: instant('expires_at'),
    /** Not issued before this moment: delayed stock until then. */
    availableAt: instant('available_at'),
    batchNo: text('batch_no'),
    createdAt: instant('created_at').notNull().defaultNow(),
    takenAt: instant('taken_at'),
  },
  (table) => [
    index('reward_codes_free')
      .on(table.sku, table.expiresAt, table.id, table.availableAt)
      .where(sql`${table.state} = 'free'`),
    check('reward_codes_state', sql`${table.state} in ('free', 'taken', 'dead', 'aside')`),
    check('reward_codes_sealed', sql`${table.state} not in ('free', 'aside') or ${table.sealed} is not null`),
  ],
);

/** Pools that give nothing more, because two of their codes in a row could not be opened; `codes:restore` starts them again. */
export const stoppedPools = pgTable('stopped_pools', {
  sku: text('sku')
    .primaryKey()
    .references(() => skus.sku),
  stoppedAt: instant('stopped_at').notNull().defaultNow(),
});

/** A code of a redemption; `deadAt` marks one that its provider or its pool took back. */
export const redemptionCodes = pgTable(
  'redemption_codes',
  {
    advertiserId: textId('advertiser_id').notNull(),
    redemptionId: textId('redemption_id').notNull(),
    usage: text('usage').$type<CodeUsage>().notNull(),
    codeHash: bytes('code_hash'),
    last4: text('last4').notNull(),
    keyId: text('key_id').notNull(),
    wrappedKey: bytes('wrapped_key').notNull(),
    sealed: bytes('sealed').notNull(),
    expiresAt: instant('expires_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    deadAt: instant('dead_at'),
    /** `codeHash` is made with the verified CODES_HASH_KEY; false for rows from before keys were verified, until `codeHashes` has compared them. */
    isHashChecked: boolean('is_hash_checked').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.redemptionId, table.usage] }),
    index('redemption_codes_key').on(table.keyId),
    index('redemption_codes_last4').on(table.last4, table.advertiserId, table.redemptionId),
    index('redemption_codes_hash').on(table.codeHash).where(sql`${table.codeHash} is not null`),
    index('redemption_codes_unchecked')
      .on(table.last4)
      .where(sql`not ${table.isHashChecked} and ${table.codeHash} is not null`),
    check('redemption_codes_usage', sql`${table.usage} in (${namesIn(CODE_USAGES)})`),
  ],
);

/** Keyed hash of every code ever issued: no code is issued twice. Append-only by a trigger (`logic.sql`). */
export const codeHashes = pgTable('code_hashes', {
  codeHash: bytes('code_hash').primaryKey(),
  advertiserId: textId('advertiser_id').notNull(),
  redemptionId: textId('redemption_id').notNull(),
});

/** Log of readers, written before codes are shown; each row's hash covers the row before it. Append-only by a trigger (`logic.sql`). */
export const codeReads = pgTable(
  'code_reads',
  {
    id: identity(),
    advertiserId: textId('advertiser_id').notNull(),
    at: instant('at').notNull(),
    accountId: textId('account_id'),
    caller: text('caller').notNull(),
    what: text('what').$type<CodeReadKind>().notNull(),
    redemptionId: textId('redemption_id'),
    extractId: textId('extract_id'),
    codes: integer('codes').notNull(),
    reason: text('reason'),
    previous: bytes('previous').notNull(),
    hash: bytes('hash').notNull(),
  },
  (table) => [
    index('code_reads_of').on(table.advertiserId, table.redemptionId),
    index('code_reads_caller').on(table.caller, table.at),
    check('code_reads_what', sql`${table.what} in (${namesIn(CODE_READS)})`),
    check('code_reads_codes', sql`${table.codes} >= 0`),
  ],
);
