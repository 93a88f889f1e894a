import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { PROMOTION_LOCALES } from '../../../../schema/promotions/promotionValues.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../../foundation/access/visibleAdvertisers.ts';
import { oneOf, type RowOf, rowCountOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { notFound, refused } from '../../../foundation/http/refusals/refusal.ts';
import type { MediaStorage } from '../../../foundation/media/storage/storage.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { linkHash } from '../../../foundation/secrets/derivedTexts.ts';
import { readCodes } from '../../codes/readCodes.ts';
import { voucherOf } from './voucher.ts';

/** Dependencies of printing vouchers. */
export interface VoucherTools {
  box: CodeBox;
  storage: MediaStorage;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A requested voucher. */
const ASKED_VOUCHER_ROW = {
  advertiserId: text,
  id: text,
  redemptionId: text,
  locale: oneOf(PROMOTION_LOCALES),
};
type AskedVoucher = RowOf<typeof ASKED_VOUCHER_ROW>;

/** The caller's own voucher; not found for other callers. */
export async function ownVoucher(scope: Scope, id: string): Promise<AskedVoucher> {
  const [row] = await scope.read((tx) =>
    rowsOf(
      tx,
      ASKED_VOUCHER_ROW,
      sql`select v.advertiser_id::text as "advertiserId", v.id::text as id, v.redemption_id::text as "redemptionId", v.locale
        from vouchers v where v.id = ${id} and v.caller = ${scope.caller} and ${isVisibleAdvertiser(scope, sql`v.advertiser_id`)}`,
    ),
  );
  if (!row) throw notFound();
  return row;
}

/**
 * Takes the ticket, logs the read of the codes, then opens and prints them.
 * @throws Refusal ticket_over for the second caller with it; unavailable, too_many_requests; not_printable if none of its codes pays any more
 */
export async function openVoucher(
  scope: Scope,
  voucher: AskedVoucher,
  { ticket, ...tools }: VoucherTools & { ticket: string },
): Promise<Buffer> {
  const { advertiserId, id, redemptionId } = voucher;
  const tickets = await scope.write((tx) =>
    rowCountOf(
      tx,
      sql`update vouchers set downloaded_at = now() where advertiser_id = ${advertiserId} and id = ${id} and downloaded_at is null
        and ticket_until > now() and ticket_hash = ${linkHash(ticket)} returning 1`,
    ),
  );
  if (tickets === 0) throw refused(scope, 'ticket_over');
  const read = { what: 'pdf', advertiserId, redemptionIds: [redemptionId] } as const;
  const codes = (await readCodes(scope, tools, read)).get(redemptionId) ?? [];
  const file = await voucherOf(scope, voucher, { codes, storage: tools.storage });
  if (!file) throw refused(scope, 'not_printable');
  return file;
}
