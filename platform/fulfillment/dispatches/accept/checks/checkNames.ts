import { sql } from 'drizzle-orm';
import { DISPATCH_KINDS, type PlanStage } from '../../../../../schema/fulfillment/dispatchKinds.ts';
import { messageScreen } from '../../../../../schema/promotions/promotionScreens/recipientScreens.ts';
import type { Queries } from '../../../../foundation/database/connections/connection.ts';
import { rowCountOf } from '../../../../foundation/database/rows.ts';
import { invalid } from '../../../../foundation/http/refusals/refusal.ts';
import { addresseesWithoutName } from '../../../deliveries/lacksName.ts';
import type { DispatchLine, DispatchOrder, FieldPath, NewRecipient, SentMessages } from '../../contract.ts';
import { channelOf, type PromotionFacts } from '../../facts.ts';
import { MAX_BROKEN_ROWS } from './claims.ts';

/** Recipients per lookup statement. */
const RECIPIENTS_PER_STATEMENT = 20_000;

/** Lines with the messages that go out to them at once; null without any. */
interface MessagedLines {
  order: LineOrder;
  messages: SentMessages | null;
  path: FieldPath;
}

type LineOrder = Pick<DispatchOrder, 'advertiserId' | 'promotionId' | 'lines'>;

/**
 * Refuses lines whose message uses the recipient's name if neither the line nor the stored recipient has one (`addresseesWithoutName`). Otherwise the
 * reward would be paid for, and its message could not be written. @throws Refusal first_name recipient_name_required
 */
export async function checkNames(tx: Queries, { order, messages, path }: MessagedLines): Promise<void> {
  const nameless = order.lines.filter(({ recipient }) => recipient && !hasName(recipient));
  if (!messages || nameless.length === 0 || !(await isNameWritten(tx, order, messages))) return;
  const refusedLines = new Set<string>();
  for (let from = 0; from < nameless.length; from += RECIPIENTS_PER_STATEMENT) {
    const lines = nameless.slice(from, from + RECIPIENTS_PER_STATEMENT);
    for (const channel of messages.channels)
      for (const line of await addresseesWithoutName(tx, {
        kind: messages.kind,
        channel,
        addressees: addresseesOf(order, lines),
      }))
        refusedLines.add(line);
  }
  const errors = nameless
    .filter(({ line }) => refusedLines.has(String(line)))
    .map(({ line }) => ({ field: path('first_name', line), rule: 'recipient_name_required' }));
  if (errors.length > 0) throw invalid(errors.slice(0, MAX_BROKEN_ROWS));
}

const hasName = ({ firstName, lastName }: Pick<NewRecipient, 'firstName' | 'lastName'>): boolean =>
  [firstName, lastName].some((name) => name !== null && name.trim() !== '');

/** The messages of a dispatch. A code goes out by the promotion's channels too, as soon as it is redeemed. */
export function messagesOf({ kind }: DispatchOrder, promotion: PromotionFacts): SentMessages | null {
  const plan: readonly PlanStage[] = DISPATCH_KINDS[kind].plan;
  const channel = channelOf(promotion, kind);
  if (channel === null) return null;
  if (!plan.includes('order')) return { kind: 'activation', channels: [channel] };
  return { kind: 'reward', channels: [...new Set([channel, ...promotion.notificationChannels])] };
}

/** False if no text of these messages can use the name, whatever its reward and language: most dispatches need no further look. */
async function isNameWritten(
  tx: Queries,
  { advertiserId, promotionId }: LineOrder,
  { kind, channels }: SentMessages,
): Promise<boolean> {
  const screens = JSON.stringify(channels.map((channel) => messageScreen(channel, kind)));
  const count = await rowCountOf(
    tx,
    sql`select from screen_texts where advertiser_id = ${advertiserId} and (promotion_id = ${promotionId} or promotion_id is null)
      and screen in (select jsonb_array_elements_text(${screens}::jsonb)) and texts::text like '%recipient_name%' limit 1`,
  );
  return count > 0;
}

/** Recipients of lines without a name: as the advertiser knows them already, else as the line has them. */
function addresseesOf({ advertiserId, promotionId }: LineOrder, lines: readonly DispatchLine[]) {
  const people = JSON.stringify(
    lines.flatMap(({ line, sku, recipient }) =>
      recipient
        ? [
            {
              n: line,
              s: sku,
              p: recipient.provider,
              u: recipient.uid,
              g: recipient.locale,
              e: recipient.email,
              t: recipient.phoneNumber,
            },
          ]
        : [],
    ),
  );
  return sql`select w.n as key, ${advertiserId}::bigint as advertiser_id, ${promotionId}::bigint as promotion_id, w.s as sku, coalesce(r.locale, w.g) as locale,
      concat_ws(' ', r.first_name, r.last_name) as name, case when r.id is null then w.e else r.email end as email,
      case when r.id is null then w.t else r.phone_number end as phone_number
    from jsonb_to_recordset(${people}::jsonb) as w (n int, s text, p text, u text, g text, e text, t text)
    left join recipients r on r.advertiser_id = ${advertiserId} and r.provider = w.p and r.uid = w.u`;
}
