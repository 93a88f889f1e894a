import type { FastifyBaseLogger } from 'fastify';
import { readCodes } from '../codes/readCodes.ts';
import { voucherOf } from '../redemptions/details/voucher.ts';
import type { PageTools } from './tools.ts';
import type { Visit } from './visit.ts';

/** True if a recipient may have the voucher as a PDF. */
export const hasPdf = ({ at, facts }: Pick<Visit, 'at' | 'facts'>): boolean =>
  at === 'success' && facts.allowsPdf && !facts.isShipped;

/** The voucher of a redeemed reward; null if it has no code. @throws Refusal if the code may not be read now */
export async function codePdf(
  { link, locale }: Pick<Visit, 'link' | 'locale'>,
  { box, storage }: PageTools,
  log: FastifyBaseLogger,
): Promise<Buffer | null> {
  const { advertiserId, redemptionId, scope } = link;
  const read = { what: 'pdf', advertiserId, redemptionIds: [redemptionId], reason: 'page' } as const;
  const codes = (await readCodes(scope, { box, log }, read)).get(redemptionId) ?? [];
  return voucherOf(scope, { advertiserId, redemptionId, locale }, { codes, storage });
}
