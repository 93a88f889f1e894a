import { type SQL, sql } from 'drizzle-orm';
import { draw, drawText } from './draws.ts';
import { VOLUME_RETAILER, type VolumeSize } from './volumeSize.ts';

const PLACES =
  'Amber Birch Cedar Dover Elm Falcon Garnet Harbour Iris Juniper Kestrel Linden Maple Nordic Opal Pine Quay River Stone Thistle'.split(
    ' ',
  );
const TRADES =
  'Bakery Books Cinema Dairy Electronics Fashion Garden Hotels Insurance Jewels Kitchen Lighting Markets Opticians Pharmacy Sports'.split(
    ' ',
  );

/** Advertisers of an organization that is not the large retailer's. */
const EACH = 80;

/**
 * Organizations, advertisers, accounts and what they see, promotions and discounts. `volume_advertisers` stays for the steps after it: `n`
 * counts from 0, every so many one is the large retailer's.
 */
export function volumeAdvertisers({ advertisers, retailer }: VolumeSize, passwordHash: string): SQL[] {
  const n = sql`n::bigint`;
  const vn = sql`v.n::bigint`;
  const every = Math.max(1, Math.floor(advertisers / retailer));
  return [
    sql`insert into organizations (ui_id, name, operating_countries, billing_currencies)
      select case n when 0 then 'meridian' else 'volume-' || n end,
        case n when 0 then 'Meridian Retail Group' else 'Volume Group ' || n end, '{US,GB,FR,JP}', '{USD,GBP,EUR,JPY}'
      from generate_series(0, ${Math.ceil((advertisers - retailer) / EACH)}::int) n`,
    sql`create temporary table volume_organizations on commit drop as
      select id, row_number() over (order by id) - 1 as n from organizations where ui_id = 'meridian' or ui_id like 'volume-%'`,
    sql`create temporary table volume_advertisers on commit drop as
      select n, nextval('advertisers_id_seq') as id, n % ${every} = 0 and n / ${every} < ${retailer} as is_retailers,
        (array['EUR', 'EUR', 'USD', 'GBP', 'JPY'])[1 + ${draw(n, 1, 5)}] as currency
      from generate_series(0, ${advertisers - 1}::int) n`,
    sql`insert into advertisers (id, organization_id, name, status, locale, billing_currency, alert_1, alert_2,
        has_committed_allocation, allow_committed_allocation, has_discounts, contact_email, invoice_type, created_at, updated_at)
      select v.id, o.id, ${drawText(vn, 2, PLACES)} || ' ' || ${drawText(vn, 3, TRADES)} || ' ' || lpad(v.n::text, 5, '0'),
        case when ${draw(vn, 4, 20)} = 0 then 'disabled' else 'enabled' end, 'en', v.currency, 1000000, 200000,
        v.n % 4 = 1, v.n % 4 = 1, ${draw(vn, 5, 3)} = 0, 'rewards@volume-' || v.n || '.example', 'prepayment',
        current_date - interval '400 days', current_date - interval '400 days'
      from volume_advertisers v
      join volume_organizations o on o.n = case when v.is_retailers then 0
        else 1 + v.n % greatest((select max(n) from volume_organizations), 1) end`,
    sql`insert into accounts (organization_id, subject, login, email, email_verified, password_hash, name, roles)
      select o.id, 'volume-' || o.n, m.login, m.login, true, ${passwordHash}, 'Member ' || o.n, '{admin}'
      from volume_organizations o
      cross join lateral (select case o.n when 0 then ${VOLUME_RETAILER} else 'member-' || o.n || '@volume.example' end as login) m`,
    sql`insert into account_advertisers (account_id, advertiser_id)
      select m.id, a.id from accounts m join advertisers a on a.organization_id = m.organization_id
      where m.subject like 'volume-%'`,
    sql`insert into invoicing (advertiser_id, auto_invoicing, vat_country) select id, n % 2 = 0, 'FR' from volume_advertisers`,
    sql`insert into promotions (advertiser_id, name, start_datetime, end_datetime)
      select v.id, (array['Welcome Bonus', 'Loyalty Thank-you'])[p], current_date - interval '400 days', null
      from volume_advertisers v cross join generate_series(1, 2) p`,
    sql`insert into discounts (advertiser_id, product_id, basis_points)
      select a.id, p.id, 250 * (1 + ${draw(sql`a.id + p.place`, 6, 8)})
      from advertisers a join volume_advertisers v on v.id = a.id
      join (select id, row_number() over (order by id) as place from products) p on v.n = 0 or p.place % 12 = a.id % 12
      where a.has_discounts or v.n = 0`,
  ];
}
