import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  NewRedemptionFormCreateDocument,
  type NewRedemptionFormCreateMutation,
  NewRedemptionFormRedeemDocument,
  type NewRedemptionFormRedeemMutation,
} from '../../../../operations/fulfillment/redemptions/RedemptionCreateScreen.generated.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import { useRequestKey } from '../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../data/useKeyedMutation.ts';
import { type PreviewHandlers, previewAndCommit } from '../../../foundation/effects/previewAndCommit.ts';
import { invalidateDispatches } from '../../shared/dispatches/invalidateDispatches.ts';

/** The requested redemption. */
export interface NewRedemptionAsk {
  /** Only a link, or delivered at once. */
  way: 'link' | 'send';
  advertiserId: string;
  promotionId: string;
  rewardSku: string | null;
  orderId: string;
  value: string | null;
  email: string | null;
  /** Null where no message uses them. */
  firstName: string | null;
  lastName: string | null;
  /** The address as it was entered, to be shown. */
  writtenEmail: string | null;
  testing: boolean;
}

type Created<Answer> = Extract<Answer, { effects: unknown }>;
/** The created redemption, as the graph returns it. */
export type CreatedRedemption =
  | Created<NewRedemptionFormCreateMutation['createRedemption']>
  | Created<NewRedemptionFormRedeemMutation['createAndRedeem']>;

interface Creating {
  onInvalid: (errors: readonly FieldError[]) => void;
  onCreated: (created: CreatedRedemption, ask: NewRedemptionAsk) => void;
}

/** One redemption: first tried, so that its cost is visible, then created at that total, once however often it is sent. */
export function useNewRedemption({ onInvalid, onCreated }: Creating) {
  useTranslation('errors'); // the texts of refusals
  const request = useRequestKey('redemption');
  const [create] = useKeyedMutation(NewRedemptionFormCreateDocument, request);
  const [redeem] = useKeyedMutation(NewRedemptionFormRedeemDocument, request);
  const { cache } = useApolloClient();
  const [pendingRequest, setPendingRequest] = useState<NewRedemptionAsk | null>(null);
  const total = useRef<string | null>(null);
  const last = useRef<NewRedemptionAsk | null>(null);

  const calls = previewAndCommit<CreatedRedemption>({
    async send(dryRun, handlers) {
      if (!pendingRequest) return null;
      const { way, promotionId, rewardSku, orderId, value, email, firstName, lastName, testing } =
        pendingRequest;
      const input = {
        promotionId,
        orderId,
        value,
        testing,
        dryRun,
        expectedTotal: dryRun ? null : total.current,
      };
      const user = email === null ? null : { email, firstName, lastName };
      const noting = dryRun ? { ...handlers, done: noteTotal(handlers) } : handlers;
      if (way === 'send' && rewardSku !== null && user)
        return redeem({ input: { ...input, rewardSku, user } }, noting);
      return create({ input: { ...input, rewardSku, user, sends: way === 'send' } }, noting);
    },
    invalidReason(errors) {
      setPendingRequest(null);
      onInvalid(errors);
      return null;
    },
    refusedReason: ({ message }) => message,
    onDone(created) {
      if (!pendingRequest) return;
      invalidateDispatches(cache, pendingRequest);
      for (const fieldName of [
        'redemptions',
        'redemptionsQuotas',
        'deliveryFailureGroups',
        'deliveryFailures',
      ])
        cache.evict({ id: 'ROOT_QUERY', fieldName });
      onCreated(created, pendingRequest);
    },
  });

  function noteTotal({ done }: PreviewHandlers<CreatedRedemption>) {
    return (created: CreatedRedemption) => {
      total.current = created.cost.total.amount;
      return done(created);
    };
  }
  return {
    ...calls,
    /** The redemption that awaits confirmation; null while the form is filled in. */
    asked: pendingRequest,
    ask(next: NewRedemptionAsk) {
      // A repetition after a missing response keeps its key.
      if (JSON.stringify(next) !== JSON.stringify(last.current)) request.renew();
      last.current = next;
      setPendingRequest(next);
    },
    stopAsking: () => setPendingRequest(null),
  };
}
