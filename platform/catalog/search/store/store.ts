import { type SQL, sql } from 'drizzle-orm';
import { MAX_COUNTRY_CHOICES } from '../../../../schema/foundation/contacts/countries.ts';
import type { UiLocale } from '../../../../schema/people/accounts.ts';
import { type Queries, rowsOf } from '../../../foundation/database/connections/connection.ts';
import { folded, foldedColumn } from '../../../foundation/database/textFold.ts';

/** One page in the index's own words (API-3). */
export interface IndexPage<Item> {
  items: Item[];
  totalPages: number;
  totalCount: number;
  currentPage: number;
  limitValue: number;
}

export interface Tag {
  id: string;
  name: string;
}

/** A kind of reward. */
export interface Typology {
  id: string;
  name: string;
}

/** The uses of a reward. */
export interface ServiceCategory extends Typology {
  typologyId: string;
}

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
  const matching = sql`select id, ${name} as name, name_en, name_fr from search_tags where ${contains(name, query.search)}`;
  return pageOf<Tag>(db, matching, {
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
  const matching = sql`select id, ${name} as name, name_en, name_fr from typologies where ${contains(name, query.search)}`;
  return pageOf<Typology>(db, matching, { order: byName(name, query.search), ...query });
}

/** Uses of rewards, in the same way. */
export async function findServiceCategories(
  db: Queries,
  locale: UiLocale,
  query: NameQuery,
): Promise<IndexPage<ServiceCategory>> {
  const name = nameIn(locale);
  const matching = sql`select id, typology_id as "typologyId", ${name} as name, name_en, name_fr
    from service_categories where ${contains(name, query.search)}`;
  return pageOf<ServiceCategory>(db, matching, { order: byName(name, query.search), ...query });
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
  const page = await pageOf<{ code: string; name: string }>(db, matching, {
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
  const rows = await rowsOf<{ code: string; name: string }>(
    db,
    sql`select code, ${nameIn(locale)} as name from search_countries
      where code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`,
  );
  const byCode = new Map(rows.map((row) => [row.code, labelled(row)]));
  return codes.map((code) => byCode.get(code) ?? null);
}

/** One page of a query with its figures; page and limit are clamped to their bounds. */
export async function pageOf<Item>(
  db: Queries,
  query: SQL,
  { order, page: wanted, limit: most }: { order: SQL; page: number; limit: number },
): Promise<IndexPage<Item>> {
  const [page, limit] = [clamp(wanted, MAX_PAGE), clamp(most, MAX_ROWS)];
  const items = await rowsOf<Item>(
    db,
    sql`${query} order by ${order} limit ${limit} offset ${(page - 1) * limit}`,
  );
  const [count] = await rowsOf<{ total: number }>(
    db,
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

function labelled({ code, name }: { code: string; name: string }): Country {
  return { code, name, iso: code, fullLabel: `${code} - ${name}` };
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 1), max);
}
