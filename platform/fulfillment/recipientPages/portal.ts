import { timingSafeEqual } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { filledView } from '../../../recipient/filledView.ts';
import type { WrittenTexts } from '../../../recipient/recipientWords.ts';
import type { RecipientView } from '../../../recipient/view.ts';
import { PROMOTION_LOCALES, type PromotionLocale } from '../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Database, Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, json, listOf, oneOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import type { Attempt } from '../../foundation/http/limits/guessLimit.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { asShownPromotion, type ShownLook, shownLook, writtenTexts } from '../../promotions/interface.ts';
import { handOut } from '../codes/handOut.ts';
import { openLinks } from '../recipients/openLinks.ts';
import { recipientScope } from './linkFacts.ts';

/** The portal of a promotion, where recipients enter voucher codes and order IDs. */
export interface Portal {
  advertiserId: string;
  promotionId: string;
  scope: Scope;
}

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The portal with a domain's label; null if there is none. */
export async function openPortal(
  database: Database,
  { label, requestId }: { label: string; requestId: string },
): Promise<Portal | null> {
  if (!LABEL.test(label)) return null;
  const [row] = await rowsOf(
    database.db,
    { advertiserId: text, promotionId: text },
    sql`select advertiser_id::text as "advertiserId", promotion_id::text as "promotionId" from guerdon_portal(${label})`,
  );
  if (!row) return null;
  const scope = recipientScope(database, {
    advertiserId: row.advertiserId,
    caller: `portal:${row.promotionId}`,
    requestId,
  });
  return { ...row, scope };
}

/** The data of a promotion's portal. */
const PORTAL_FACTS_ROW = {
  name: text,
  isRunning: boolean,
  isSecured: boolean,
  /** Recipients prove an address. */
  asksWho: boolean,
  locale: oneOf(PROMOTION_LOCALES),
  languages: listOf(oneOf(PROMOTION_LOCALES)),
  look: json<ShownLook>(),
};
export type PortalFacts = RowOf<typeof PORTAL_FACTS_ROW>;

export async function portalFacts(tx: Queries, { advertiserId, promotionId }: Portal): Promise<PortalFacts> {
  const [row] = await rowsOf(
    tx,
    PORTAL_FACTS_ROW,
    sql`select m.name, m.status = 'enabled' and a.status = 'enabled'
          and guerdon_promotion_state(m.status, m.start_datetime, m.end_datetime, guerdon_now()) = 'ready' as "isRunning",
        m.secured_order_ids as "isSecured", cardinality(m.authentication_systems) > 0 as "asksWho", m.locale, m.restricted_languages as languages,
        ${shownLook} as look
      from promotions m join advertisers a on a.id = m.advertiser_id where m.advertiser_id = ${advertiserId} and m.id = ${promotionId}`,
  );
  if (!row) throw new Error('The promotion of a portal is not there');
  return row;
}

/** The view of the portal's own pages. */
export async function portalView(
  tx: Queries,
  { advertiserId, promotionId }: Portal,
  of: {
    facts: PortalFacts;
    screen: 'code_entry' | 'promotion_not_available' | 'user_not_eligible';
    locale: PromotionLocale;
    publicUrl: string;
    action: string;
  },
): Promise<RecipientView> {
  const { facts, screen, locale, publicUrl, action } = of;
  const [row] = await rowsOf(
    tx,
    { written: json<WrittenTexts>() },
    sql`select ${writtenTexts(sql`null::text`, { screen, locale })} as written from promotions m
      where m.advertiser_id = ${advertiserId} and m.id = ${promotionId}`,
  );
  const promotion = { ...asShownPromotion(facts.look, publicUrl), multipleRewards: false, endDatetime: null };
  return filledView(
    { promotion, screen, locale, rewards: [], written: row?.written ?? {} },
    { name: '', code: '', link: action, expiresAt: null, message: '' },
  );
}

/**
 * The link of what was entered: a printed code, or the order ID of a redemption that nobody was written about and whose code nobody took out.
 * Order IDs can be counted up: secured ones need their check part. Others lead on only where recipients then prove who they are, and only if that says
 * something: the recipient is known, or the order ID is all that was given out to activate. Wrong where there is none; all are looked for alike.
 */
export async function enteredLink(
  tx: Queries,
  { advertiserId, promotionId }: Portal,
  {
    entered,
    isSecured,
    asksWho,
    box,
  }: {
    entered: string;
    isSecured: boolean;
    asksWho: boolean;
    box: Pick<CodeBox, 'entry' | 'link' | 'open' | 'orderCheck' | 'seal'>;
  },
): Promise<Attempt<{ token: string; redemptionId: string }>> {
  const orderId = isSecured ? securedOrder(entered, promotionId, box) : asksWho ? entered : null;
  const [row] = await rowsOf(
    tx,
    { id: text },
    sql`select r.id::text as id from redemptions r join dispatches d on d.advertiser_id = r.advertiser_id and d.id = r.dispatch_id
      join batches b on b.advertiser_id = r.advertiser_id and b.id = r.batch_id and b.usage <> 'codes_extraction'
      where r.advertiser_id = ${advertiserId} and r.promotion_id = ${promotionId} and d.channel is null and r.id = coalesce(
        (select e.redemption_id from portal_entries e where e.advertiser_id = ${advertiserId} and e.promotion_id = ${promotionId}
          and e.entry_hash = ${box.entry(promotionId, entered)}),
        (select c.redemption_id from order_claims c where c.advertiser_id = ${advertiserId} and c.order_id = ${orderId ?? ''}
          and (${isSecured}::boolean or r.recipient_id is not null or (b.usage = 'redemptions_activation' and not exists (
            select from batch_lines l where l.advertiser_id = r.advertiser_id and l.redemption_id = r.id and l.entry_hash is not null)))))`,
  );
  if (!row) return { outcome: 'wrong' };
  const links = await openLinks(tx, { advertiserId, redemptionIds: [row.id], box });
  const { token } = box.link(row.id, links.get(row.id) as number);
  await handOut(tx, { advertiserId, redemptionIds: [row.id] });
  return { outcome: 'right', value: { token, redemptionId: row.id } };
}

/** The order ID without its check part; null if the check part is wrong. */
function securedOrder(entered: string, promotionId: string, box: Pick<CodeBox, 'orderCheck'>): string | null {
  const [, orderId = '', check = ''] = /^(.{1,120})-([0-9A-Za-z]{8})$/s.exec(entered) ?? [];
  const right = Buffer.from(box.orderCheck(promotionId, orderId));
  const submitted = Buffer.from(check.toUpperCase().padEnd(8));
  return orderId !== '' && timingSafeEqual(right, submitted) ? orderId : null;
}
