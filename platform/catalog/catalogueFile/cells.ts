import { type SQL, sql } from 'drizzle-orm';
import { BETWEEN_VALUES, columnOf, FIXED_COLUMNS } from '../../../schema/catalog/catalogueFile.ts';
import { PRODUCT_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import type { UiLocale } from '../../../schema/people/accounts.ts';
import { csvDecimal, csvReversibleText, plainAmount } from '../../foundation/database/files/csvCells.ts';

/** A cell as it is compared with an imported one; a text that somebody wrote is guarded in a file, a number has the language's mark. */
interface Cell {
  select: SQL;
  kind: 'free text' | 'number' | 'plain text';
}

const freeText = (select: SQL): Cell => ({ select: sql`coalesce(${select}, '')`, kind: 'free text' });
const plainText = (select: SQL): Cell => ({
  select: sql`coalesce((${select})::text, '')`,
  kind: 'plain text',
});
const amount = (minor: SQL, currency: SQL): Cell => ({
  ...plainText(plainAmount(minor, currency)),
  kind: 'number',
});
const flag = (column: SQL): Cell => plainText(sql`case when ${column} then 'true' else 'false' end`);

/** The cells of a SKU by column, of `s` skus, `p` their products and `b` the brands of these. */
const CELLS: Record<string, Cell> = {
  brand_id: plainText(sql`b.id`),
  brand_name: freeText(sql`b.name`),
  product_id: plainText(sql`p.id`),
  product_name: freeText(sql`p.name`),
  sku: plainText(sql`s.sku`),
  version: plainText(sql`s.version`),
  status: plainText(sql`s.status`),
  default_locale: plainText(sql`s.default_locale`),
  ...Object.fromEntries(
    PRODUCT_LOCALES.flatMap((locale) =>
      (
        [
          ['name', sql`s.name`],
          ['description', sql`s.description`],
        ] as const
      ).map(([key, own]) => [
        `${key}_${locale}`,
        freeText(
          sql`case when s.default_locale = ${locale} then ${own} else s.translations -> ${locale} ->> ${key} end`,
        ),
      ]),
    ),
  ),
  ean: plainText(sql`s.ean`),
  face_value: amount(sql`s.face_value`, sql`s.currency`),
  currency: plainText(sql`s.currency`),
  variable_value: flag(sql`s.variable_value`),
  catalog_price: amount(sql`s.catalog_price`, sql`s.catalog_currency`),
  catalog_currency: plainText(sql`s.catalog_currency`),
  featured: flag(sql`s.featured`),
};

/** The columns of a file: the fixed ones, then one for each dimension. */
export const columnsOf = (dimensions: readonly string[]): string[] => [
  ...FIXED_COLUMNS,
  ...dimensions.map(columnOf),
];

/** Their cells as they are compared. */
export const plainCells = (dimensions: readonly string[]): SQL[] => [
  ...FIXED_COLUMNS.map((column) => (CELLS[column] as Cell).select),
  ...dimensions.map(dimensionCell),
];

/** Their cells as a file holds them: texts that a spreadsheet would take for a formula are guarded, and can be read back. */
export const fileCells = (dimensions: readonly string[], locale: UiLocale): SQL[] => [
  ...FIXED_COLUMNS.map((column) => {
    const { select, kind } = CELLS[column] as Cell;
    if (kind === 'free text') return csvReversibleText(select);
    return kind === 'number' ? csvDecimal(select, locale) : select;
  }),
  ...dimensions.map((id) => csvReversibleText(dimensionCell(id))),
];

export const source = sql`from skus s join products p on p.id = s.product_id join brands b on b.id = p.brand_id`;

/** Values as `dimensionTexts` writes them: a period as an ISO 8601 duration, several values beside one another. */
function dimensionCell(id: string): SQL {
  const value = sql`s.dimension_values -> ${id}`;
  const span = (name: string, letter: string) =>
    sql`case when (${value} ->> ${name})::int > 0 then (${value} ->> ${name}) || ${letter} else '' end`;
  return sql`case jsonb_typeof(${value})
    when 'array' then (select string_agg(one, ${BETWEEN_VALUES} order by at)
      from jsonb_array_elements_text(case when jsonb_typeof(${value}) = 'array' then ${value} end) with ordinality as v (one, at))
    when 'object' then 'P' || coalesce(nullif(${span('years', 'Y')} || ${span('months', 'M')} || ${span('weeks', 'W')} || ${span('days', 'D')}, ''), '0D')
    else coalesce(s.dimension_values ->> ${id}, '') end`;
}
