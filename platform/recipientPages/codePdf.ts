import { voucherOf } from '../resources/recipients/voucher.ts';
import type { LinkFacts } from './linkFacts.ts';
import type { PageTools } from './tools.ts';
import { readCode, type Visit } from './visit.ts';

/** Whether a recipient may have the voucher as a PDF. */
export const hasPdf = ({
  at,
  facts,
}: {
  at: Visit['at'];
  facts: Pick<LinkFacts, 'allowsPdf' | 'isShipped'>;
}): boolean => at === 'success' && facts.allowsPdf && !facts.isShipped;

/** The voucher of a redeemed reward. Who reads it is written down first. */
export async function codePdf(visit: Visit, { box, storage }: PageTools): Promise<Buffer | null> {
  await readCode(visit, 'pdf');
  const { advertiserId, redemptionId, scope } = visit.link;
  return voucherOf(scope, { advertiserId, redemptionId, locale: visit.locale }, { box, storage });
}
