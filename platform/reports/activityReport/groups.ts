import { type SQL, sql } from 'drizzle-orm';
import { NONE } from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import type { ReportGroup } from '../../../schema/reports/activityReport.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import { rewardSource } from '../../fulfillment/interface.ts';
import type { ReportRequest } from './reportRequest.ts';

/** The redemption columns that a grouping uses; everything else is joined to these. */
export type CellColumn = 'advertiser_id' | 'promotion_id' | 'source_allocation_id' | 'sku' | 'payment_types';

type Joined = 'rewards' | 'categories' | 'promotions';

/** One grouping as SQL: `c` are the cells that are counted, `g` the rows they make. */
interface Grouping {
  needs: readonly CellColumn[];
  joins?: readonly Joined[];
  /** A join of this grouping alone; it may count a cell several times. */
  own?: (report: ReportRequest) => SQL;
  /** Its key, as it is stored: numbers are grouped faster than texts. */
  key: SQL;
  /** Further columns that rows show, from a join on the key. */
  names?: { join: SQL; columns: Record<string, SQL>; order: SQL };
}

const JOINS: Record<Joined, SQL> = {
  rewards: sql`join skus s on s.sku = c.sku left join products q on q.id = s.product_id left join providers v on v.id = s.provider_id`,
  categories: sql`left join service_categories y on y.id = q.service_category_id`,
  promotions: sql`join promotions m on m.advertiser_id = c.advertiser_id and m.id = c.promotion_id`,
};

/** Condition that keeps only the values of a filter, where a cell has several values. */
const among = (values: readonly string[] | undefined, column: SQL): SQL => {
  if (!values) return sql`true`;
  return sql`${column} = any (${idArray(values.filter((value) => value !== NONE))}::bigint[])`;
};

const local = (alias: string, locale: string): SQL =>
  sql`${sql.identifier(alias)}.${sql.identifier(locale === 'fr' ? 'name_fr' : 'name_en')}`;

/** Every grouping; names are in the caller's language. */
export const groupings = (locale: string): Record<ReportGroup, Grouping> => ({
  advertiser: {
    needs: ['advertiser_id'],
    key: sql`c.advertiser_id`,
    names: {
      join: sql`left join advertisers na on na.id = g.advertiser`,
      columns: { advertiser: sql`na.name` },
      order: sql`na.search_name collate "C"`,
    },
  },
  promotion: {
    needs: ['advertiser_id', 'promotion_id'],
    key: sql`c.promotion_id`,
    names: {
      join: sql`left join promotions np on np.id = g.promotion`,
      columns: { promotion: sql`np.name` },
      order: sql`np.search_name collate "C"`,
    },
  },
  experience: {
    needs: ['advertiser_id', 'promotion_id'],
    joins: ['promotions'],
    key: sql`m.experience_id`,
    names: {
      join: sql`left join experiences nx on nx.id = g.experience`,
      columns: { experience: sql`nx.names ->> ${locale}` },
      order: sql`lower(nx.names ->> ${locale})`,
    },
  },
  io_number: {
    needs: ['advertiser_id', 'source_allocation_id'],
    own: () =>
      sql`left join allocations o on o.advertiser_id = c.advertiser_id and o.id = c.source_allocation_id`,
    key: sql`o.external_id`,
  },
  brand: {
    needs: ['sku'],
    joins: ['rewards'],
    key: sql`s.brand_sku`,
    names: {
      join: sql`left join brands nb on nb.sku = g.brand`,
      columns: { brand_name: sql`nb.name` },
      order: sql`nb.search_name collate "C"`,
    },
  },
  product: {
    needs: ['sku'],
    joins: ['rewards'],
    key: sql`s.product_id`,
    names: {
      join: sql`left join products nq on nq.id = g.product`,
      columns: { product_name: sql`nq.name` },
      order: sql`nq.search_name collate "C"`,
    },
  },
  reward: {
    needs: ['sku'],
    key: sql`c.sku`,
    names: {
      join: sql`left join skus ns on ns.sku = g.reward`,
      columns: {
        reward_name: sql`ns.name`,
        reward_value: sql`case when not ns.variable_value then ns.face_value::text end`,
        reward_currency: sql`ns.currency`,
      },
      order: sql`ns.search_name collate "C"`,
    },
  },
  tag: {
    needs: ['sku'],
    joins: ['rewards'],
    own: ({ filter }) =>
      sql`left join product_tags t on t.product_id = s.product_id and ${among(filter.tag_ids, sql`t.tag_id`)}`,
    key: sql`t.tag_id`,
    names: {
      join: sql`left join search_tags nt on nt.id = g.tag`,
      columns: { tag: local('nt', locale) },
      order: sql`lower(${local('nt', locale)})`,
    },
  },
  typology: {
    needs: ['sku'],
    joins: ['rewards', 'categories'],
    key: sql`y.typology_id`,
    names: {
      join: sql`left join typologies ny on ny.id = g.typology`,
      columns: { typology: local('ny', locale) },
      order: sql`lower(${local('ny', locale)})`,
    },
  },
  service_category: {
    needs: ['sku'],
    joins: ['rewards', 'categories'],
    key: sql`y.id`,
    names: {
      join: sql`left join service_categories nc on nc.id = g.service_category`,
      columns: { service_category: local('nc', locale) },
      order: sql`lower(${local('nc', locale)})`,
    },
  },
  payment_type: {
    needs: ['payment_types'],
    own: ({ filter }) =>
      sql`join lateral (select distinct u.type from unnest(c.payment_types) u (type)
        where ${among(filter.payment_types?.map(String), sql`u.type`)}) w on true`,
    key: sql`w.type`,
  },
  reward_source: { needs: ['sku'], joins: ['rewards'], key: rewardSource },
  provider: {
    needs: ['sku'],
    joins: ['rewards'],
    key: sql`s.provider_id`,
    names: {
      join: sql`left join providers nv on nv.id = g.provider`,
      columns: { provider_name: sql`nv.name` },
      order: sql`lower(nv.name)`,
    },
  },
});

/** The joins that these groupings need, each once. */
export function joinsOf(used: readonly Grouping[], report: ReportRequest): SQL {
  const joins = (Object.keys(JOINS) as Joined[]).filter((name) =>
    used.some((grouping) => grouping.joins?.includes(name)),
  );
  return sql.join(
    [...joins.map((name) => JOINS[name]), ...used.flatMap(({ own }) => (own ? [own(report)] : []))],
    sql` `,
  );
}
