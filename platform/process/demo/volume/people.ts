import { type SQL, sql } from 'drizzle-orm';
import { FIRST_NAMES, LAST_NAMES } from '../recipientNames.ts';
import { draw, drawText } from './draws.ts';

/** Recipients of one advertiser, at most. */
export const PEOPLE_EACH = 200;

/** The recipients of `volume_redemptions`, by advertiser and number; `volume_people` says the id of each. */
export function volumePeople(): SQL[] {
  const one = sql`(advertiser_id * ${PEOPLE_EACH} + person)`;
  return [
    sql`create temporary table volume_people on commit drop as
      select nextval('recipients_id_seq') as id, advertiser_id, person, ${drawText(one, 41, FIRST_NAMES)} as first_name,
        ${drawText(one, 42, LAST_NAMES)} as last_name, '+336' || lpad((${one} % 100000000)::text, 8, '0') as phone_number
      from (select distinct advertiser_id, person from volume_redemptions where person is not null) p`,
    sql`insert into recipients (advertiser_id, id, provider, uid, first_name, last_name, email, phone_number, country)
      select advertiser_id, id, case when is_mobile then 'mobile' else 'email' end,
        case when is_mobile then substr(phone_number, 2) else address end, first_name, last_name, case when not is_mobile then address end,
        case when is_mobile or ${draw(one, 43, 4)} = 0 then phone_number end, 'FR'
      from volume_people cross join lateral (select ${draw(one, 44, 8)} = 0 as is_mobile,
        lower(first_name || '.' || last_name) || person || '@shop-' || advertiser_id || '.example' as address) a
      order by advertiser_id, id`,
  ];
}
