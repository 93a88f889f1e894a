import { type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTRY_CHOICES } from '../../../../schema/foundation/contacts/countries.ts';
import type { UiLocale } from '../../../../schema/people/accounts.ts';
import { among } from '../../../foundation/database/conditions.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { number, type RowOf, type RowShape, rowsOf, text } from '../../../foundation/database/rows.ts';
import { folded, foldedColumn } from '../../../foundation/database/textFold.ts';

/** One page in the index's own words (API-3). */
export interface IndexPage<Item> {
  items: Item[];
  totalPages: number;
  totalCount: number;
  currentPage: number;
  limitValue: number;
}

const TAG_ROW = { id: text, name: text };
export type Tag = RowOf<typeof TAG_ROW>;

/** A kind of reward. */
const TYPOLOGY_ROW = { id: text, name: text };
export type Typology = RowOf<typeof TYPOLOGY_ROW>;

/** The uses of a reward. */
const SERVICE_CATEGORY_ROW = { ...TYPOLOGY_ROW, typologyId: text };
export type ServiceCategory = RowOf<typeof SERVICE_CATEGORY_ROW>;

const COUNTRY_ROW = { code: text, name: text };

export interface Country {
  code: string;
  name: string;
  iso: string;
  fullLabel: string;
}

const MAX_TAGS = 100;
const MAX_ROWS = 250;
const MAX_PAGE = 100_000;

/** A list by part of the name. */
export interface NameQuery {
  search?: string | null;
  page: number;
  limit: number;
}

/** Tags whose name in the reader's language contains `search`; those that begin with it first. */
export async function findTags(db: Queries, locale: UiLocale, query: NameQuery): Promise<IndexPage<Tag>> {
  const name = nameIn(locale);
  const matching = sql`select id, ${name} as name from search_tags where ${contains(name, query.search)}`;
  return pageOf(db, matching, {
    shape: TAG_ROW,
    order: byName(name, query.search),
    ...query,
    limit: clamp(query.limit, MAX_TAGS),
  });
}

/** Kinds of reward whose name contains `search`; those that begin with it first. */
export async function findTypologies(
  db: Queries,
  locale: UiLocale,
  query: NameQuery,
): Promise<IndexPage<Typology>> {
  const name = nameIn(locale);
  const matching = sql`select id, ${name} as name from typologies where ${contains(name, query.search)}`;
  return pageOf(db, matching, { shape: TYPOLOGY_ROW, order: byName(name, query.search), ...query });
}

/** Uses of rewards, in the same way. */
export async function findServiceCategories(
  db: Queries,
  locale: UiLocale,
  query: NameQuery,
): Promise<IndexPage<ServiceCategory>> {
  const name = nameIn(locale);
  const matching = sql`select id, typology_id as "typologyId", ${name} as name
    from service_categories where ${contains(name, query.search)}`;
  return pageOf(db, matching, { shape: SERVICE_CATEGORY_ROW, order: byName(name, query.search), ...query });
}

/**
 * Countries whose name or code matches: the one of that code first, then those whose name begins with it. A search offers few (SEARCH-13); the
 * list of all has pages (ACTREP-37).
 */
export async function findCountries(
  db: Queries,
  locale: UiLocale,
  query: NameQuery,
): Promise<IndexPage<Country>> {
  const isSearch = Boolean(query.search?.trim());
  const name = nameIn(locale);
  const isCode = sql`lower(code) = ${folded(query.search?.trim() ?? '')}`;
  const matches = sql`${contains(name, query.search)} or ${isCode}`;
  const matching = sql`select code, ${name} as name from search_countries where ${matches}`;
  const page = await pageOf(db, matching, {
    shape: COUNTRY_ROW,
    order: sql`(${isCode}) desc, ${begins(name, query.search)} desc, ${foldedColumn(name)} collate "C", code`,
    page: isSearch ? 1 : query.page,
    limit: clamp(query.limit, isSearch ? MAX_COUNTRY_CHOICES : MAX_ROWS),
  });
  return { ...page, items: page.items.map(labelled) };
}

/** One entry per code, in the requested order; null if the country does not exist. */
export async function countriesByCode(
  db: Queries,
  locale: UiLocale,
  codes: readonly string[],
): Promise<(Country | null)[]> {
  const rows = await rowsOf(
    db,
    COUNTRY_ROW,
    sql`select code, ${nameIn(locale)} as name from search_countries
      where code in ${among(codes)}`,
  );
  const byCode = new Map(rows.map((row) => [row.code, labelled(row)]));
  return codes.map((code) => byCode.get(code) ?? null);
}

/** One page of a query with its figures; page and limit are clamped to their bounds. */
export async function pageOf<Shape extends RowShape>(
  db: Queries,
  query: SQL,
  { shape, order, page: wanted, limit: most }: { shape: Shape; order: SQL; page: number; limit: number },
): Promise<IndexPage<RowOf<Shape>>> {
  const [page, limit] = [clamp(wanted, MAX_PAGE), clamp(most, MAX_ROWS)];
  const items = await rowsOf(
    db,
    shape,
    sql`${query} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
  );
  const [count] = await rowsOf(
    db,
    { total: number },
    sql`select count(*)::int as total from (${query}) found`,
  );
  const totalCount = count?.total ?? 0;
  return {
    items,
    totalCount,
    totalPages: Math.ceil(totalCount / limit),
    currentPage: page,
    limitValue: limit,
  };
}

function nameIn(locale: UiLocale): SQL {
  return locale === 'fr' ? sql`name_fr` : sql`name_en`;
}

/** True if a name contains the text, ignoring case and diacritics. */
export function contains(name: SQL, search: string | null | undefined): SQL {
  return sql`position(${folded(search?.trim() ?? '')}::text in ${foldedColumn(name)}) > 0`;
}

const byName = (name: SQL, search: string | null | undefined): SQL =>
  sql`${begins(name, search)} desc, ${foldedColumn(name)} collate "C", id`;

function begins(name: SQL, search: string | null | undefined): SQL {
  return sql`(position(${folded(search?.trim() ?? '')}::text in ${foldedColumn(name)}) = 1)`;
}

function labelled({ code, name }: RowOf<typeof COUNTRY_ROW>): Country {
  return { code, name, iso: code, fullLabel: `${code} - ${name}` };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 1), max);
}
