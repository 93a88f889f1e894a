import { type SQL, sql } from 'drizzle-orm';
import type { ExportField } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { csvAmount, csvText, csvZone } from '../../foundation/database/files/csvCells.ts';
import { localTime } from '../../foundation/database/localTime.ts';

/** A column of the file: its name and the cell of a redemption `r`. */
export interface ExportColumn {
  name: string;
  cell: SQL;
}

const column = (name: string, cell: SQL): ExportColumn => ({ name, cell });

/**
 * Looks up the names of each row. Unlike a join, it keeps the index order of redemptions, so that nothing is sorted.
 * Memoize caches each name, so that it is checked once and not once a row; `offset 0` keeps the planner from pulling it up.
 */
const named = (columns: SQL, from: SQL): SQL =>
  sql`left join lateral (select ${columns} from ${from} offset 0)`;

const RECIPIENT = (): ExportColumn[] => [
  column('recipient_provider', sql`p.provider`),
  column('recipient_uid', csvText(sql`p.uid`)),
  column('first_name', csvText(sql`coalesce(l.first_name, p.first_name)`)),
  column('last_name', csvText(sql`coalesce(l.last_name, p.last_name)`)),
  column('email', csvText(sql`p.email`)),
  column('phone_number', csvText(sql`p.phone_number`)),
  column('recipient_country', sql`p.country`),
];

const ADDRESS = (): ExportColumn[] => [
  column('ship_to', csvText(sql`(r.address ->> 'name')`)),
  ...[0, 1, 2, 3].map((line) =>
    column(`address_line_${line + 1}`, csvText(sql`(r.address -> 'lines' ->> ${line}::int)`)),
  ),
  column('postal_code', csvText(sql`(r.address ->> 'postalCode')`)),
  column('city', csvText(sql`(r.address ->> 'city')`)),
  column('region', csvText(sql`(r.address ->> 'region')`)),
  column('country', sql`r.address ->> 'country'`),
];

/** The columns that the database writes; those of codes follow them. What only redemptionsAdmin sees is left out for others. */
export function exportColumns(scope: Scope, fields: readonly ExportField[]): ExportColumn[] {
  const time = (name: string, moment: SQL) =>
    column(name, sql`${localTime(moment, scope.timezone)}::timestamp(0)`);
  return [
    column('id', sql`r.id`),
    column('order_id', csvText(sql`r.order_id`)),
    column('external_ref', csvText(sql`r.external_ref`)),
    column('company_name', csvText(sql`r.company_name`)),
    column('advertiser_id', sql`r.advertiser_id`),
    column('advertiser', sql`a.name`),
    column('promotion_id', sql`r.promotion_id`),
    column('promotion', sql`m.name`),
    column('dispatch_id', sql`r.dispatch_id`),
    column('batch_id', sql`r.batch_id`),
    column('state', sql`r.state`),
    column('reversed', sql`case when r.reversed then 'yes' else 'no' end`),
    column('state_details', sql`r.state_reason`),
    column('sku', sql`r.sku`),
    column('reward', sql`s.name`),
    column('value', csvAmount(sql`r.face_value`, sql`r.currency`, scope.locale)),
    column('currency', sql`r.currency`),
    column('payment_types', sql`array_to_string(r.payment_types, ' ')`),
    column('testing', sql`case when r.testing then 'yes' else 'no' end`),
    ...(scope.abilities.has('redemptionsAdmin')
      ? [column('provider', sql`v.name`), column('provider_payment_type', sql`v.payment_type`)]
      : []),
    column('order_status', csvText(sql`r.order_status`)),
    column('provider_tracking_code', csvText(sql`r.tracking_code`)),
    time('booked', sql`r.booked_at`),
    time('activated', sql`r.activated_at`),
    time('redeemed', sql`r.redeemed_at`),
    time('refunded', sql`r.refunded_at`),
    time('expires', sql`r.expires_at`),
    time('updated', sql`r.updated_at`),
    column('timezone', csvZone(scope.timezone)),
    ...(fields.includes('user') ? RECIPIENT() : []),
    ...(fields.includes('address') ? ADDRESS() : []),
  ];
}

/** The source of the cells, newest redemption first. It joins only the tables that the fields need. */
export function exportSource(
  scope: Scope,
  { fields, condition }: { fields: readonly ExportField[]; condition: SQL },
): SQL {
  return sql`from redemptions r
    ${named(sql`${csvText(sql`x.name`)} as name`, sql`advertisers x where x.id = r.advertiser_id`)} a on true
    ${named(
      sql`${csvText(sql`x.name`)} as name`,
      sql`promotions x where x.advertiser_id = r.advertiser_id and x.id = r.promotion_id`,
    )} m on true
    ${named(sql`x.provider_id, ${csvText(sql`x.name`)} as name`, sql`skus x where x.sku = r.sku`)} s on true
    ${
      scope.abilities.has('redemptionsAdmin')
        ? sql`${named(
            sql`x.payment_type, ${csvText(sql`x.name`)} as name`,
            sql`providers x where x.id = s.provider_id`,
          )} v on true`
        : sql``
    }
    ${
      fields.includes('user')
        ? sql`left join recipients p on p.advertiser_id = r.advertiser_id and p.id = r.recipient_id
          left join batch_lines l on l.advertiser_id = r.advertiser_id and l.redemption_id = r.id`
        : sql``
    }
    where ${condition} order by r.id desc`;
}
