// Lines of batches: the next step for each recipient.
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { CLOSED_LINE_STAGES, LINE_STAGES, type LineStage } from '../../../schema/foundation/transitions.ts';
import { bytes, namesIn, textId } from '../../foundation/database/columns.ts';
import { batches } from './table.ts';

/**
 * One line of a batch and the redemption it made, both written by one statement. The names are those of the file, for this message;
 * `entryHash` is of a printed code. `stage` says what is done next, `error` why it failed.
 */
export const batchLines = pgTable(
  'batch_lines',
  {
    advertiserId: textId('advertiser_id').notNull(),
    batchId: textId('batch_id').notNull(),
    line: integer('line').notNull(),
    redemptionId: textId('redemption_id').notNull(),
    stage: text('stage').$type<LineStage>().notNull().default('held'),
    error: text('error'),
    customImage: text('custom_image'),
    message: text('message'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    entryHash: bytes('entry_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.advertiserId, table.batchId, table.line] }),
    foreignKey({
      name: 'batch_lines_batch',
      columns: [table.advertiserId, table.batchId],
      foreignColumns: [batches.advertiserId, batches.id],
    }),
    unique('batch_lines_redemption').on(table.advertiserId, table.redemptionId),
    index('batch_lines_open')
      .on(table.advertiserId, table.batchId, table.stage, table.line)
      .where(sql`${table.stage} not in (${namesIn(CLOSED_LINE_STAGES)})`),
    // The list of failures.
    index('batch_lines_failed').on(table.advertiserId, table.error).where(sql`${table.stage} = 'failed'`),
    check('batch_lines_stage', sql`${table.stage} in (${namesIn(LINE_STAGES)})`),
    check('batch_lines_message', sql`char_length(${table.message}) <= 240`),
  ],
);
