import { sql } from 'drizzle-orm';
import type { PromotionLocale } from '../../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { isoTimestamp } from '../../../foundation/access/visibleAdvertisers.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import { rowsOf, text } from '../../../foundation/database/rows.ts';
import { refused } from '../../../foundation/http/refusals/refusal.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { requireAction } from '../requireAction.ts';
import type { VoucherJson } from './codeShape.ts';

/** Seconds in which the requester can fetch a voucher. */
const TICKET_SECONDS = 60;

/** The ticket of a voucher. Extracts have tickets of the same form, under their own names. */
export const voucherTicket = (box: Pick<CodeBox, 'ticket'>, id: string) => box.ticket(`voucher:${id}`);

/** Makes the voucher of a redemption ready to be fetched once, by the same caller (RED-29). @throws Refusal not_found, no_code, not_printable */
export async function createVoucher(
  scope: Scope,
  { id: redemptionId, locale }: { id: string; locale: PromotionLocale },
  { box }: { box: Pick<CodeBox, 'ticket'> },
): Promise<VoucherJson> {
  const { advertiserId, state, usages } = await requireAction(scope, redemptionId, 'pdf_download');
  const isPrintable = state === 'redeemed' && usages.some((usage) => usage === 'primary' || usage === 'url');
  if (!isPrintable) throw refused(scope, 'not_printable');
  return runChange({ scope }, async ({ tx, record }) => {
    const [next] = await rowsOf(tx, { id: text }, sql`select nextval('vouchers_id_seq')::text as id`);
    const id = next?.id ?? '';
    const { token, hash } = voucherTicket(box, id);
    const [row] = await rowsOf(
      tx,
      { expiresAt: text },
      sql`insert into vouchers (advertiser_id, id, redemption_id, locale, caller, ticket_hash, ticket_until)
        values (${advertiserId}, ${id}, ${redemptionId}, ${locale}, ${scope.caller}, ${hash}, now() + make_interval(secs => ${TICKET_SECONDS}))
        returning ${isoTimestamp(sql`ticket_until`)} as "expiresAt"`,
    );
    await record({
      noun: 'vouchers',
      nounId: id,
      action: 'created',
      advertiserId,
      after: { redemptionId, locale },
    });
    const url = `/api/vouchers/${id}/file?ticket=${token}`;
    return { id, url, ticket: token, expires_at: row?.expiresAt ?? '' };
  });
}
