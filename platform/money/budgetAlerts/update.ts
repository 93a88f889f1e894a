import { budgetAlertsDraft } from '../../../schema/advertisers/advertisers.ts';
import { parseMoney } from '../../../schema/foundation/money/money.ts';
import { fieldErrorsOf } from '../../../schema/foundation/text/fieldErrors.ts';
import {
  type Advertiser,
  advertiserById,
  lockAdvertiserRow,
  readableAdvertiser,
  saveAdvertiserRow,
} from '../../advertisers/interface.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import type { MailEffect } from '../../foundation/changes/effects.ts';
import { effectsWithoutMoney } from '../../foundation/changes/effects.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { invalid } from '../../foundation/http/refusals/refusal.ts';
import { enqueue } from '../../foundation/jobs/enqueue.ts';
import { figuresOf } from '../ledger/figures.ts';
import { announcedBudgetAlerts } from './announcedAlerts.ts';
import type { SavedBudgetAlertsJson } from './shape.ts';

/** Saves the limits of the balance: decimals of the billing currency, `null` removes one. A job then looks where the balance stands. */
export function updateBudgetAlerts(
  scope: Scope,
  id: string,
  { version, limits }: { version: number; limits: Record<string, unknown> },
): Promise<SavedBudgetAlertsJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const row = await lockAdvertiserRow(change, id);
    const read = snakeCased(budgetAlertsDraft(row.billingCurrency)).safeParse(limits, { reportInput: true });
    if (!read.success) throw invalid(fieldErrorsOf(read.error));
    const minor = (text: string | null) => (text === null ? null : parseMoney(text, row.billingCurrency));
    const values = Object.fromEntries(
      Object.entries(read.data).map(([key, text]) => [key, minor(text ?? null)]),
    );
    await saveAdvertiserRow(change, row, values);
    await enqueue(tx, { kind: 'budgetAlert', payload: { advertiserId: row.id }, advertiserId: row.id });
    const mails = await announcedBy(change, { ...row, ...values });
    return {
      advertiser: readableAdvertiser.show(scope, await advertiserById(tx, scope, id)),
      effects: effectsWithoutMoney(mails),
    };
  });
}

/** Mails that new limits trigger. Their subjects state the balance, so a caller without viewBudget gets none. */
async function announcedBy({ tx, scope }: Change, advertiser: Advertiser): Promise<MailEffect[]> {
  if (!scope.abilities.has('viewBudget')) return [];
  const { id: advertiserId, billingCurrency: currency } = advertiser;
  const { balance = 0n } = (await figuresOf(tx, [{ advertiserId, currency }])).get(advertiserId) ?? {};
  return announcedBudgetAlerts(tx, { scope, advertiser, balance });
}
