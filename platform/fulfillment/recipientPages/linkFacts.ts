import { sql } from 'drizzle-orm';
import { REDEMPTION_STATES } from '../../../schema/foundation/transitions.ts';
import { RECIPIENT_PROVIDERS } from '../../../schema/fulfillment/dispatchKinds.ts';
import { AUTHENTICATION_SYSTEMS } from '../../../schema/promotions/experiences.ts';
import { PROMOTION_LOCALES } from '../../../schema/promotions/promotionValues.ts';
import { openScope, type Scope, systemScope } from '../../foundation/access/scope.ts';
import type { Database, Queries } from '../../foundation/database/connections/connection.ts';
import {
  boolean,
  listOf,
  nullable,
  objectOf,
  oneOf,
  type RowOf,
  rowCountOf,
  rowsOf,
  text,
} from '../../foundation/database/rows.ts';
import type { Attempt } from '../../foundation/http/limits/guessLimit.ts';
import { linkHash } from '../../foundation/secrets/derivedTexts.ts';
import { isAddressable } from '../deliveries/addressable.ts';

/** A valid link: its redemption, and a scope that sees only its advertiser and has no abilities. */
export interface OpenedLink {
  token: string;
  advertiserId: string;
  redemptionId: string;
  scope: Scope;
}

const TOKEN = /^[A-Za-z0-9_-]{22}$/;

/** Finds the target of a link: `dead` if it is malformed, revoked or too old, `wrong` if no link ever had this token. */
export async function openLink(
  database: Database,
  { token, requestId }: { token: string; requestId: string },
): Promise<Attempt<OpenedLink>> {
  // A malformed token is looked up like any other, so that the response time reveals nothing.
  const hash = linkHash(TOKEN.test(token) ? token : 'none');
  const [row] = await rowsOf(
    database.db,
    { advertiserId: text, redemptionId: text },
    sql`select advertiser_id::text as "advertiserId", redemption_id::text as "redemptionId" from guerdon_link(${hash})`,
  );
  if (!row) return { outcome: !TOKEN.test(token) || (await wasLink(database, hash)) ? 'dead' : 'wrong' };
  const { advertiserId, redemptionId } = row;
  const scope = recipientScope(database, { advertiserId, caller: `recipient:${redemptionId}`, requestId });
  return { outcome: 'right', value: { token, advertiserId, redemptionId, scope } };
}

/** True if a link had this token. Its page is that of an unknown one, but who opens an old mail has not guessed. */
async function wasLink(database: Database, hash: Buffer): Promise<boolean> {
  const links = await systemScope(database).read((tx) =>
    rowCountOf(tx, sql`select 1 from recipient_links where token_hash = ${hash}`),
  );
  return links > 0;
}

/** The scope of an anonymous recipient: one advertiser, no ability. */
export function recipientScope(
  database: Database,
  { advertiserId, caller, requestId }: { advertiserId: string; caller: string; requestId: string },
): Scope {
  return openScope(database, {
    caller,
    requestId,
    accountId: null,
    organizationId: null,
    isStaff: false,
    advertiserIds: [advertiserId],
    roles: [],
    abilities: new Set(),
    locale: 'en',
    timezone: 'UTC',
  });
}

/** Facts that decide the recipient's step. */
const LINK_FACTS_ROW = {
  state: oneOf(REDEMPTION_STATES),
  /** Its time is over, whether or not the record says so yet. */
  isOver: boolean,
  /** Its dispatch can still be taken back. */
  isHeld: boolean,
  /** The promotion and its advertiser are enabled, and its dates include now. */
  isRunning: boolean,
  promotionId: text,
  promotionName: text,
  sku: text,
  /** The recipient was written to: the link itself proves the address. */
  isSent: boolean,
  recipient: nullable(objectOf({ id: text, provider: oneOf(RECIPIENT_PROVIDERS), uid: text })),
  /** The browser has proved its recipient on this link. */
  isVisited: boolean,
  /** A person has opened the link: see `markOpened`. */
  isOpened: boolean,
  isShipped: boolean,
  addressCountry: nullable(text),
  trackingCode: nullable(text),
  locale: oneOf(PROMOTION_LOCALES),
  countries: listOf(text),
  languages: listOf(oneOf(PROMOTION_LOCALES)),
  systems: listOf(oneOf(AUTHENTICATION_SYSTEMS)),
  isStrong: boolean,
  isUnique: boolean,
  hasChoice: boolean,
  allowsPdf: boolean,
  showsCode: boolean,
  /** A message of the promotion can carry the reward to the recipient. */
  isAddressable: boolean,
  landingUrl: nullable(text),
  canShare: boolean,
  emailSenderName: nullable(text),
  emailVia: boolean,
  smsSenderName: nullable(text),
  organizationName: text,
};
export type LinkFacts = RowOf<typeof LINK_FACTS_ROW>;

/** The facts of a redemption; `visitHash` is of the browser's cookie. */
export async function linkFacts(
  tx: Queries,
  { advertiserId, redemptionId }: Pick<OpenedLink, 'advertiserId' | 'redemptionId'>,
  visitHash: Buffer | null,
): Promise<LinkFacts> {
  const [row] = await rowsOf(
    tx,
    LINK_FACTS_ROW,
    sql`select r.state, coalesce(r.expires_at <= guerdon_now(), false) as "isOver", coalesce(d.state in ('held', 'recalled'), false) as "isHeld",
        p.status = 'enabled' and a.status = 'enabled'
          and guerdon_promotion_state(p.status, p.start_datetime, p.end_datetime, guerdon_now()) = 'ready' as "isRunning",
        p.id::text as "promotionId", p.name as "promotionName", r.sku, d.channel is not null as "isSent",
        case when w.id is not null then jsonb_build_object('id', w.id::text, 'provider', w.provider, 'uid', w.uid) end as recipient,
        exists (select from recipient_visits v where v.visit_hash = ${visitHash}::bytea and v.advertiser_id = r.advertiser_id
          and v.redemption_id = r.id and v.recipient_id = r.recipient_id and v.expires_at > now()) as "isVisited",
        r.opened_at is not null as "isOpened",
        coalesce(q.delivery_mode = 'physical_shipment', false) as "isShipped", r.address ->> 'country' as "addressCountry",
        r.tracking_code as "trackingCode", p.locale, p.restricted_countries as countries, p.restricted_languages as languages,
        p.authentication_systems as systems, p.fraud_level = 'strong' as "isStrong", p.redeem_frequency = 'unique' as "isUnique",
        p.multiple_rewards as "hasChoice", p.allow_pdf as "allowsPdf", p.display_code as "showsCode",
        ${isAddressable(sql`p.notification_channels`, { email: sql`w.email`, phoneNumber: sql`w.phone_number` })} as "isAddressable", p.landing_page_url as "landingUrl",
        'email' = any (p.sharing_systems) as "canShare", p.email_sender_name as "emailSenderName", p.email_via as "emailVia",
        p.sms_sender_name as "smsSenderName", a.name as "organizationName"
      from redemptions r
      join promotions p on p.advertiser_id = r.advertiser_id and p.id = r.promotion_id
      join advertisers a on a.id = r.advertiser_id
      join skus s on s.sku = r.sku
      left join products q on q.id = s.product_id
      left join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
      left join recipients w on w.advertiser_id = r.advertiser_id and w.id = r.recipient_id
      where r.advertiser_id = ${advertiserId} and r.id = ${redemptionId}`,
  );
  if (!row) throw new Error('The redemption of a link is not there');
  return row;
}
