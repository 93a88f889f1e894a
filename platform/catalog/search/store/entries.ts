import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import { listOf, oneOf, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { foldedColumn } from '../../../foundation/database/textFold.ts';
import { searchRewards } from './table.ts';

/** A difference between an entry and the record; `fields` if both have it. */
export const ENTRY_DIFFERENCE_ROW = {
  sku: text,
  kind: oneOf(['changed', 'missing', 'idle']),
  fields: listOf(text),
};
export type EntryDifference = RowOf<typeof ENTRY_DIFFERENCE_ROW>;

/** The lock that serializes writers of entries. Each reads the record under the lock, so that the last writer has the newest state. */
const WRITER_LOCK = 4_100_728;

/**
 * Rewrites the entries of whole products from the current record; entries of deleted SKUs are removed. Repetition and order
 * change nothing. The transaction has to see every product.
 */
export async function writeEntries(tx: Queries, productIds: readonly string[]): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${WRITER_LOCK})`);
  const ids = list(productIds);
  await tx.execute(sql`delete from search_rewards r where r.product_id in (${ids})
    and not exists (select from skus s where s.sku = r.sku and s.product_id = r.product_id)`);
  await tx.execute(sql`insert into search_rewards (${names()})
    select ${names()} from (${wantedEntries(sql`p.id in (${ids})`)}) wanted
    on conflict (sku) do update set ${sql.join(
      COLUMNS.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
      sql`, `,
    )}
    where (${names(sql`search_rewards.`)}) is distinct from (${names(sql`excluded.`)})`);
  await tx.execute(sql`insert into search_words (word)
    select distinct word from search_rewards r, unnest(tsvector_to_array(r.document)) word
    where r.product_id in (${ids}) and word ~ '^[^0-9]{4,40}$' on conflict do nothing`);
}

/** How the entries of these products differ from the record; changes nothing. */
export function entryDifferences(tx: Queries, productIds: readonly string[]): Promise<EntryDifference[]> {
  const ids = list(productIds);
  return rowsOf(
    tx,
    ENTRY_DIFFERENCE_ROW,
    sql`with wanted as materialized (select ${names()} from (${wantedEntries(sql`p.id in (${ids})`)}) w),
      held as materialized (select ${names()} from search_rewards where product_id in (${ids}))
    select sku, case when h is null then 'missing' when w is null then 'idle' else 'changed' end as kind,
      coalesce((select array_agg(f.key order by f.key) from jsonb_each(to_jsonb(w)) f
        where not (w is null) and not (h is null) and f.value is distinct from to_jsonb(h) -> f.key), '{}') as fields
    from wanted w full join held h using (sku)
    where w is distinct from h order by sku`,
  );
}

const COLUMNS = Object.values(getTableColumns(searchRewards)).map(({ name }) => name);

const names = (prefix: SQL = sql``) =>
  sql.join(
    COLUMNS.map((name) => sql`${prefix}${sql.identifier(name)}`),
    sql`, `,
  );

const list = (ids: readonly string[]) => sql`select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)`;

/** Words of a folded text in the document of an entry, by how much they weigh: A the most. */
const weighed = (text: SQL, weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('simple', guerdon_words(${text})), ${sql.raw(`'${weight}'`)})`;

/** Folded names in the languages other than the default one; most have none. */
const translated = (translations: SQL) => sql`case when ${translations} = '{}' then '' else
  ' ' || ${foldedColumn(sql`jsonb_path_query_array(${translations}, '$.*.name')::text`)} end`;

/**
 * The entries that the index should hold: the SKUs of `p` products that meet the condition. Shared facts are computed once a product;
 * default names are stored in folded form already.
 */
const wantedEntries = (condition: SQL) => sql`
  with owners as materialized (
    select p.id as product_id, p.brand_id, p.country_restrictions, p.condition_of_sale, p.delivery_mode, p.featured,
      c.typology_id, c.id as service_category_id, t.ids as tag_ids,
      p.status = 'enabled' and b.status = 'enabled' as is_on_sale,
      ${weighed(sql`p.search_name || ${translated(sql`p.translations`)}`, 'A')} || ${weighed(sql`b.search_name`, 'B')}
        || ${weighed(foldedColumn(sql`concat_ws(' ', t.names, c.name_en, c.name_fr, y.name_en, y.name_fr)`), 'C')} as document,
      (select array_agg(l.group_id order by l.group_id) from reward_group_products l where l.product_id = p.id) as group_ids,
      (select array_agg(u.seller_id order by u.seller_id) from product_publications u
        where u.product_id = p.id and u.published) as sellers,
      (select array_agg(u.seller_id order by u.seller_id) from product_publications u
        where u.product_id = p.id and u.private) as private_sellers
    from products p
    join brands b on b.id = p.brand_id
    left join service_categories c on c.id = p.service_category_id
    left join typologies y on y.id = c.typology_id
    left join lateral (select array_agg(k.id order by k.id) as ids, string_agg(k.name_en || ' ' || k.name_fr, ' ' order by k.id) as names
      from product_tags l join search_tags k on k.id = l.tag_id where l.product_id = p.id) t on true
    where ${condition})
  select s.sku, o.product_id, o.brand_id, s.search_name as name,
    ${weighed(sql`s.search_name || ${translated(sql`s.translations`)}`, 'A')} || o.document as document,
    s.face_value, s.currency,
    case when cardinality(o.country_restrictions) = 0 then '{*}' else o.country_restrictions end as countries,
    o.condition_of_sale, o.delivery_mode, coalesce(o.tag_ids, '{}') as tag_ids, o.typology_id, o.service_category_id,
    coalesce(o.group_ids, '{}') as group_ids, coalesce(o.sellers, '{}') as sellers,
    coalesce(o.private_sellers, '{}') as private_sellers,
    (row_number() over (partition by o.product_id order by s.currency, s.face_value, s.sku collate "C") - 1)::int as place,
    ('x' || left(md5(o.product_id), 8))::bit(32)::int as mix,
    s.featured or o.featured as featured,
    s.status = 'enabled' and o.is_on_sale as is_on_sale
  from owners o join skus s on s.product_id = o.product_id`;
