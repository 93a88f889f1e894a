import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MAX_FILE_ROWS } from '../../../schema/catalog/catalogueFile.ts';
import { IMPORT_OUTCOMES, IMPORT_STATES } from '../../../schema/catalog/catalogueImports.ts';
import { lineText } from '../../../schema/foundation/text/lineText.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { instant, json, oneOf, text, whole } from '../../foundation/records/column.ts';
import { importBody, rowOutcome } from '../catalogueFile/shape.ts';

/** A file about to be sent. */
export const newImport = z.strictObject({
  name: lineText().min(1).max(255).describe('Name of the file'),
  columns: importBody.shape.columns,
  total: z.int().min(1).max(MAX_FILE_ROWS).describe('Number of rows that follow'),
});
export type NewImport = z.output<typeof newImport>;

/** Some of its rows. */
export const importRowsBody = importBody.pick({ rows: true });

const countShape = z.object({ outcome: z.enum(IMPORT_OUTCOMES), count: z.int(), open: z.int() });
type Count = z.output<typeof countShape>;

const counts = sql`(select coalesce(jsonb_agg(jsonb_build_object('outcome', c.outcome, 'count', c.count, 'open', c.open)), '[]')
  from (select r.outcome, count(*)::int as count, (count(*) filter (where r.is_open))::int as open
    from catalogue_import_rows r where r.import_id = i.id group by 1) c)`;

/** An import of `i` catalog imports. */
export const catalogueImport = codec('CatalogueFileImport', {
  columns: {
    id: text(sql`i.id::text`),
    name: text(sql`i.name`),
    columns: json<string[]>(sql`to_jsonb(i.columns)`, z.array(z.string())),
    state: oneOf(IMPORT_STATES, sql`i.state`),
    total: whole(sql`i.total`).describe('Number of rows in the file'),
    created_datetime: instant(sql`i.created_at`),
    finished_datetime: instant(sql`i.finished_at`).nullable(),
    outcomes: json<Count[]>(counts, z.array(countShape)),
  },
  derived: {
    received: z.int().describe('Number of rows that arrived'),
    open: z.int().describe('Number of rows that the running step has yet to apply'),
  },
  derive: ({ outcomes }) => ({
    received: outcomes.reduce((sum, { count }) => sum + count, 0),
    open: outcomes.reduce((sum, { open }) => sum + open, 0),
  }),
});
export type ImportJson = JsonOf<typeof catalogueImport>;

export const importPage = responseSchema('CatalogueFileImportPage', pageShape(catalogueImport.schema));

const rowShape = responseSchema(
  'CatalogueImportRow',
  rowOutcome.omit({ outcome: true }).extend({
    outcome: z.enum(IMPORT_OUTCOMES),
    cells: z.array(z.string()).describe('Cells as they were sent'),
  }),
);
export type ImportRowJson = z.output<typeof rowShape>;
export const importRowPage = responseSchema('CatalogueImportRowPage', pageShape(rowShape));

/** Imports by a condition on `i`. */
export const importWhere = (condition: SQL): SQL => sql`from catalogue_imports i where ${condition}`;
