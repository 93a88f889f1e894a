import { z } from 'zod';
import { MAX_IMPORT_ROWS } from '../../../schema/catalog/catalogueFile.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

/** The query string of an export. */
export const exportQuery = z.strictObject({
  template: z.enum(['true', 'false']).optional().describe('The columns alone, for new SKUs'),
});

/** Outcomes of a row of an imported file. */
export const ROW_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;

/** Rows of a file, as they stand in it. */
export const importBody = z.strictObject({
  columns: z.array(z.string().max(100)).min(1).max(100),
  rows: z
    .array(
      z.strictObject({
        line: z.int().min(1).describe('Line in the file, returned with the outcome'),
        cells: z.array(z.string().max(10_000)).max(100),
      }),
    )
    .min(1)
    .max(MAX_IMPORT_ROWS),
});
export type ImportBody = z.output<typeof importBody>;

export const rowOutcome = z.object({
  line: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  sku: z
    .string()
    .nullable()
    .describe('SKU; of a refused row, the one it names; null for a new row in a dry run'),
  changes: z
    .array(z.object({ column: z.string(), before: z.string(), after: z.string() }))
    .describe('Changed cells of a changed row, and all cells of a new one, as an export holds them'),
  errors: z
    .array(
      z.object({
        column: z.string().nullable(),
        rule: z.string(),
        limit: z.string().nullable(),
        message: z.string().nullable(),
      }),
    )
    .describe('Errors of a refused row by column; with a message when the rule alone does not say enough'),
});
export type RowOutcome = z.output<typeof rowOutcome>;

/** The outcome of each row, in the order sent. */
export const importAnswer = responseSchema('CatalogueImport', z.object({ rows: z.array(rowOutcome) }));
