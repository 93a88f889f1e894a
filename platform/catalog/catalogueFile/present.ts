import { type SQL, sql } from 'drizzle-orm';
import type { Cells } from '../../../schema/catalog/catalogueFile.ts';
import { amountIn } from '../../../schema/catalog/catalogueRow.ts';
import { parseMoney } from '../../../schema/foundation/money/money.ts';
import { among } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { columnsOf, plainCells, source } from './cells.ts';

/** The catalog as the rows of a file meet it. */
export interface Present {
  /** Cells of the SKUs that are named, as a file would hold them now. */
  bySku: ReadonlyMap<string, Cells>;
  /** Name and brand of the products that are named. */
  products: ReadonlyMap<string, Product>;
  /** Ids of the brands that are named and there. */
  brands: ReadonlySet<string>;
  /** Values that products have a SKU of, by `valueKey`: among those that new rows name, and those that rows before gave. */
  taken: Set<string>;
  /** Lines of the rows that created a SKU, by that SKU. */
  createdAt: Map<string, number>;
}

const PRODUCT_ROW = {
  id: text,
  name: text,
  brand_id: text,
  brand_name: text,
};
type Product = RowOf<typeof PRODUCT_ROW>;

/** A product with an amount in minor units. */
export const valueKey = (productId: string, minor: bigint | string, currency: string): string =>
  `${productId} ${minor} ${currency}`;

/** Reads what rows name, each noun in one statement, and locks their products in the order of their ids, as every writer of SKUs does. */
export async function readPresent(
  tx: Queries,
  rows: readonly Cells[],
  { dimensions, language }: { dimensions: readonly string[]; language: string },
): Promise<Present> {
  const named = (column: string) => among([...new Set(rows.map((cells) => cells[column] ?? ''))]);
  await tx.execute(sql`select id from products where id in ${named('product_id')}
    or id in (select product_id from skus where sku in ${named('sku')}) order by id for no key update`);
  const products = await rowsOf(
    tx,
    PRODUCT_ROW,
    sql`select p.id, p.name, b.id as brand_id, b.name as brand_name from products p join brands b on b.id = p.brand_id
      where p.id in ${named('product_id')}`,
  );
  const brands = await rowsOf(tx, { id: text }, sql`select id from brands where id in ${named('brand_id')}`);
  const newValues = rows.filter(({ sku }) => !sku).flatMap((cells) => valueIn(cells, language) ?? []);
  const existing = await rowsOf(
    tx,
    { product_id: text, minor: text, currency: text },
    sql`select distinct s.product_id, s.face_value::text as minor, s.currency
      from jsonb_to_recordset(${JSON.stringify(newValues)}::jsonb) w (product_id text, minor bigint, currency text)
      join skus s on s.product_id = w.product_id and s.face_value = w.minor and s.currency = w.currency`,
  );
  return {
    createdAt: new Map(),
    taken: new Set(existing.map(({ product_id: id, minor, currency }) => valueKey(id, minor, currency))),
    bySku: await cellsOf(
      tx,
      rows.flatMap(({ sku }) => sku || []),
      dimensions,
    ),
    products: new Map(products.map((product) => [product.id, product])),
    brands: new Set(brands.map(({ id }) => id)),
  };
}

/** The value that a row names, as far as it can be read. */
function valueIn(
  cells: Cells,
  language: string,
): { product_id: string; minor: string; currency: string } | null {
  const currency = cells.currency?.toUpperCase() ?? '';
  if (!/^[A-Z]{3}$/.test(currency)) return null;
  const minor = parseMoney(amountIn(cells, 'face_value', language), currency);
  return minor === null ? null : { product_id: cells.product_id ?? '', minor: String(minor), currency };
}

/** Cells of SKUs as a file would hold them now, by SKU. */
export async function cellsOf(
  tx: Queries,
  skus: readonly string[],
  dimensions: readonly string[],
): Promise<Map<string, Cells>> {
  const rows = await cellsWhere(tx, sql`s.sku in ${among(skus)}`, dimensions);
  return new Map(rows.map((cells) => [cells.sku ?? '', cells]));
}

/** Cells of the SKUs that a condition on `s` leaves, by column. */
export async function cellsWhere(
  tx: Queries,
  condition: SQL,
  dimensions: readonly string[],
): Promise<Cells[]> {
  const columns = columnsOf(dimensions);
  const presentRows = await rowsOf(
    tx,
    { cells: listOf(text) },
    sql`select to_jsonb(array[${sql.join(plainCells(dimensions), sql`, `)}]::text[]) as cells ${source}
      where ${condition} order by s.sku`,
  );
  return presentRows.map(({ cells }) =>
    Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])),
  );
}
