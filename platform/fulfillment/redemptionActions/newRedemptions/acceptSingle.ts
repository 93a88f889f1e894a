import type { PlanStage } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { NotificationChannel } from '../../../../schema/promotions/promotionValues.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { Refusal } from '../../../foundation/http/refusals/refusal.ts';
import { acceptDispatch } from '../../dispatches/accept/accept.ts';
import { releaseDispatch } from '../../dispatches/changes/release.ts';
import type { DispatchCost, DispatchLine, SentMessages } from '../../dispatches/contract.ts';
import type { PromotionFacts } from '../../dispatches/facts.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';

/** The order of a single redemption. */
export interface SingleOrder {
  promotion: PromotionFacts;
  line: DispatchLine;
  testing: boolean;
  telling: SingleTelling;
  /** The previewed cost, a decimal in the billing currency; null without a preview. */
  expectedTotal: string | null;
  /** As in `DispatchOrder`. */
  payers?: readonly string[];
  /** Called before the money is booked. */
  beforeBooking?: (redemption: Pick<AcceptedSingle, 'redemptionId' | 'batchId'>) => Promise<void>;
}

/** How the recipient of one redemption hears of it. */
export interface SingleTelling {
  /** The worker's task; nothing if the creator passes the link on. */
  plan: readonly PlanStage[];
  /** Notification channels used in addition to those of the promotion. */
  notifications: readonly NotificationChannel[];
  /** The channel to use when only the recipient gets the link; the recipient has then verified the address. */
  channel: NotificationChannel | null;
  /** The messages that go out to it at once. */
  messages: SentMessages | null;
}

/** The redemption that was created, and its cost. */
export interface AcceptedSingle {
  redemptionId: string;
  batchId: string;
  cost: DispatchCost;
}

/**
 * Books one redemption as every other one is: a dispatch of one line, released at once. Its order ID is claimed for ever; budget, stock and quota
 * are reserved. @throws Refusal as `acceptDispatch`, broken rules by the fields of one redemption
 */
export async function acceptSingle(
  change: Change,
  single: SingleOrder,
  tools: { box: LinkBox; mostLines: number },
): Promise<AcceptedSingle> {
  const { tx, scope } = change;
  const { promotion, line, testing, telling, expectedTotal, payers } = single;
  const { advertiserId, id: promotionId } = promotion;
  const { plan, notifications, channel, messages } = telling;
  let redemption: Omit<AcceptedSingle, 'cost'> | undefined;
  const release = async (ids: { dispatchId: string; batchIds: string[]; redemptionIds: string[] }) => {
    const { dispatchId, batchIds, redemptionIds } = ids;
    const [batchId] = batchIds;
    const [redemptionId] = redemptionIds;
    if (!batchId || !redemptionId) throw new Error('the redemption was not written');
    await releaseDispatch(tx, scope, { advertiserId, dispatchId, isNow: true });
    redemption = { redemptionId, batchId };
    await single.beforeBooking?.(redemption);
  };
  const accepted = await acceptDispatch(
    change,
    {
      advertiserId,
      promotionId,
      kind: 'single',
      usage: 'users_notification',
      lines: [line],
      options: {
        undoSeconds: 0,
        releaseAt: null,
        reminderDays: [],
        minimalExpiration: null,
        includePdf: false,
        testing,
        expectedTotal,
      },
      orderPrefix: null,
      contentHash: null,
      fileName: null,
      channel,
      messages,
      plan,
      notifications,
      payers,
      beforeBooking: release,
    },
    tools,
  ).catch(renameFields);
  if (!redemption) throw new Error('the redemption was not written');
  return { ...redemption, cost: accepted.cost };
}

const FIELDS: Record<string, string> = {
  email: 'user.email',
  phone_number: 'user.uid',
  first_name: 'user.first_name',
};

/** Broken rules name a row of a file; here there is no file. */
function renameFields(error: unknown): never {
  const errors = error instanceof Refusal ? error.detail.fieldErrors : undefined;
  if (!errors) throw error;
  throw new Refusal('invalid_parameters', {
    fieldErrors: errors.map(({ field, ...rest }) => {
      const column = field.replace(/^rows\.1\./, '');
      return { field: FIELDS[column] ?? column, ...rest };
    }),
  });
}
