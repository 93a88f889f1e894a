import type { RedemptionAction } from '../../../schema/redemptionActions.ts';
import type { Scope } from '../../access/scope.ts';
import { forbidden, refused } from '../../http/refusal.ts';
import type { RefusalReason } from '../../http/refusalWords.ts';
import { readRedemption } from './list.ts';
import type { RedemptionJson } from './shape.ts';

/** Reasons of these actions that have words of their own. */
type Judged = Extract<RedemptionAction, 'code_information' | 'pdf_download' | 'card_details'>;
const REASONS: Partial<Record<string, RefusalReason>> = {
  no_code: 'no_code',
  not_printable: 'not_printable',
  not_consultable: 'not_consultable',
};

/** A redemption with which the caller may do this. @throws Refusal not_found, forbidden, no_code, not_printable, not_consultable */
export async function requireAction(scope: Scope, id: string, name: Judged): Promise<RedemptionJson> {
  const redemption = await readRedemption(scope, id);
  const action = redemption.actions.find((one) => one.name === name);
  if (action?.allowed) return redemption;
  const reason = REASONS[action?.reason ?? ''];
  throw reason ? refused(scope, reason) : forbidden();
}
