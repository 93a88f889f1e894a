import { z } from 'zod';
import { MAX_IMPORT_ROWS } from '../../../schema/rules/catalogueFile.ts';
import { responseSchema } from '../../http/responseSchema.ts';

/** What becomes of a row of an imported file. */
export const ROW_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;

/** Rows of a file, as they stand in it. */
export const importBody = z.strictObject({
  columns: z.array(z.string().max(100)).min(1).max(100),
  rows: z
    .array(
      z.strictObject({
        line: z.int().min(1).describe('Where it stands in the file: answered with its outcome'),
        cells: z.array(z.string().max(10_000)).max(100),
      }),
    )
    .min(1)
    .max(MAX_IMPORT_ROWS),
});
export type ImportBody = z.output<typeof importBody>;

const rowOutcome = z.object({
  line: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  sku: z
    .string()
    .nullable()
    .describe('Of a refused row what it says; a dry run says which one would be created'),
  changes: z
    .array(z.object({ column: z.string(), before: z.string(), after: z.string() }))
    .describe('Of a changed row: each cell from and to'),
  errors: z
    .array(
      z.object({
        column: z.string().nullable(),
        rule: z.string(),
        limit: z.string().nullable(),
        message: z.string().nullable(),
      }),
    )
    .describe(
      'Of a refused row: what is wrong in which column; where the rule has no words of its own, with a message',
    ),
});
export type RowOutcome = z.output<typeof rowOutcome>;

/** What became of each row, in the order they were sent. */
export const importAnswer = responseSchema('CatalogueImport', z.object({ rows: z.array(rowOutcome) }));
