import { sql } from 'drizzle-orm';
import { needsName } from '../../../../../recipient/messageView.ts';
import { textsOf, type WrittenTexts } from '../../../../../recipient/recipientWords.ts';
import { DISPATCH_KINDS, type PlanStage } from '../../../../../schema/fulfillment/dispatchKinds.ts';
import { messageScreen } from '../../../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type {
  NotificationChannel,
  PromotionLocale,
} from '../../../../../schema/promotions/promotionValues.ts';
import { type Queries, rowsOf } from '../../../../foundation/database/connections/connection.ts';
import { invalid } from '../../../../foundation/http/refusals/refusal.ts';
import type { DispatchLine, DispatchOrder, NewRecipient, SentMessages } from '../../contract.ts';
import { channelOf, type PromotionFacts } from '../../facts.ts';
import { MAX_BROKEN_ROWS } from './claims.ts';

/** Recipients per lookup statement. */
const RECIPIENTS_PER_STATEMENT = 20_000;

type Addressee = Pick<NewRecipient, 'firstName' | 'lastName' | 'email' | 'phoneNumber' | 'locale'>;

/**
 * Refuses lines whose message uses the recipient's name if neither the line nor the stored recipient has one. Otherwise the reward would be paid for,
 * and its message could not be written. @throws Refusal rows.N.first_name recipient_name_required
 */
export async function checkNames(
  tx: Queries,
  order: DispatchOrder,
  promotion: PromotionFacts,
): Promise<void> {
  const messages = order.messages === undefined ? messagesOf(order, promotion) : order.messages;
  const nameless = order.lines.filter(({ recipient }) => recipient && !hasName(recipient));
  if (!messages || nameless.length === 0) return;
  const usesName = await nameUse(tx, { order, messages, lines: nameless });
  if (usesName === null) return;
  const errors: { field: string; rule: string }[] = [];
  for (let from = 0; from < nameless.length; from += RECIPIENTS_PER_STATEMENT) {
    const lines = nameless.slice(from, from + RECIPIENTS_PER_STATEMENT);
    const recipients = await knownRecipients(tx, order.advertiserId, lines);
    for (const { line, sku, recipient } of lines) {
      if (!recipient) continue;
      const addressee = recipients.get(`${recipient.provider}:${recipient.uid}`) ?? recipient;
      if (!hasName(addressee) && usesName(sku, addressee))
        errors.push({ field: `rows.${line}.first_name`, rule: 'recipient_name_required' });
    }
  }
  if (errors.length > 0) throw invalid(errors.slice(0, MAX_BROKEN_ROWS));
}

const hasName = ({ firstName, lastName }: Pick<Addressee, 'firstName' | 'lastName'>): boolean =>
  [firstName, lastName].some((name) => name !== null && name.trim() !== '');

/** A code goes out by the promotion's channels too, as soon as it is redeemed. */
function messagesOf({ kind }: DispatchOrder, promotion: PromotionFacts): SentMessages | null {
  const plan: readonly PlanStage[] = DISPATCH_KINDS[kind].plan;
  const channel = channelOf(promotion, kind);
  if (channel === null) return null;
  if (!plan.includes('order')) return { kind: 'activation', channels: [channel] };
  return { kind: 'reward', channels: [...new Set([channel, ...promotion.notificationChannels])] };
}

interface TextRow {
  sku: string | null;
  ofPromotion: boolean;
  screen: string;
  locale: PromotionLocale;
  texts: Record<string, string>;
}

/** Returns a test: does the message about a SKU to an addressee use the name? Null if no text of the dispatch uses it. */
async function nameUse(
  tx: Queries,
  {
    order,
    messages,
    lines,
  }: { order: DispatchOrder; messages: SentMessages; lines: readonly DispatchLine[] },
): Promise<((sku: string, addressee: Addressee) => boolean) | null> {
  const { advertiserId, promotionId } = order;
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const screens = messages.channels.map((channel) => messageScreen(channel, messages.kind));
  const rows = await rowsOf<TextRow & Record<string, unknown>>(
    tx,
    sql`select sku, promotion_id is not null as "ofPromotion", screen, locale, texts from screen_texts
      where advertiser_id = ${advertiserId} and (promotion_id = ${promotionId} or promotion_id is null)
        and screen in (select jsonb_array_elements_text(${JSON.stringify(screens)}::jsonb))
        and (sku is null or sku in (select jsonb_array_elements_text(${JSON.stringify(skus)}::jsonb)))`,
  );
  if (!rows.some(({ texts }) => needsName(texts))) return null;
  const uses = new Map<string, boolean>();
  const usesIn = (channel: NotificationChannel, sku: string, locale: PromotionLocale): boolean => {
    const key = JSON.stringify([channel, sku, locale]);
    const before = uses.get(key);
    if (before !== undefined) return before;
    const screen = messageScreen(channel, messages.kind);
    const written: WrittenTexts = {};
    for (const row of rows)
      if (row.screen === screen && row.locale === locale && (row.sku === null || row.sku === sku))
        written[row.sku !== null ? 'reward' : row.ofPromotion ? 'promotion' : 'advertiser'] = row.texts;
    const isUsed = needsName(textsOf(locale, screen, written));
    uses.set(key, isUsed);
    return isUsed;
  };
  return (sku, { email, phoneNumber, locale }) =>
    messages.channels.some(
      (channel) => (channel === 'sms' ? phoneNumber : email) !== null && usesIn(channel, sku, locale),
    );
}

/** Recipients that the advertiser has already, with the names, addresses and language that their messages are written with. */
async function knownRecipients(
  tx: Queries,
  advertiserId: string,
  lines: readonly DispatchLine[],
): Promise<Map<string, Addressee>> {
  const people = JSON.stringify(
    lines.flatMap(({ recipient }) =>
      recipient ? [{ p: recipient.provider, u: recipient.uid, g: recipient.locale }] : [],
    ),
  );
  const rows = await rowsOf<Addressee & { provider: string; uid: string } & Record<string, unknown>>(
    tx,
    sql`select distinct r.provider, r.uid, r.first_name as "firstName", r.last_name as "lastName", r.email, r.phone_number as "phoneNumber",
        coalesce(r.locale, w.g) as locale
      from jsonb_to_recordset(${people}::jsonb) as w (p text, u text, g text)
      join recipients r on r.advertiser_id = ${advertiserId} and r.provider = w.p and r.uid = w.u`,
  );
  return new Map(rows.map((row) => [`${row.provider}:${row.uid}`, row]));
}
