import { useApolloClient } from '@apollo/client/react';
import i18next from 'i18next';
import { useRef } from 'react';
import { GiveBackDialogRequestDocument } from '../../../operations/reports/inventory/GiveBackDialog.generated.ts';
import type { GiveBackAllocationInput } from '../../../operations/schema.generated.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { previewAndCommit } from '../../foundation/effects/previewAndCommit.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { allocationRefusal } from '../shared/allocationRefusal.ts';
import { invalidateAllocationsReport, invalidateBudget } from '../shared/invalidateBudget.ts';

interface Asking {
  /** The current form. */
  input: () => Omit<GiveBackAllocationInput, 'idempotencyKey' | 'dryRun'>;
  /** Returns to the form, which shows the platform's errors. */
  onInvalid: (errors: readonly FieldError[]) => void;
  onDone: () => void;
}

/** The two calls of a request to give back: a dry run, and the request itself, made once however often it is sent. */
export function useGiveBack({ input, onInvalid, onDone }: Asking) {
  const request = useRequestKey('allocation.give_back');
  const [send] = useKeyedMutation(GiveBackDialogRequestDocument, request);
  const { cache } = useApolloClient();
  const lastRequest = useRef('');

  return previewAndCommit({
    send(dryRun, handlers) {
      const value = input();
      if (JSON.stringify(value) !== lastRequest.current) request.renew(); // another content is another request
      lastRequest.current = JSON.stringify(value);
      return send({ input: { ...value, dryRun } }, handlers);
    },
    invalidReason(errors) {
      onInvalid(errors);
      return null;
    },
    refusedReason: allocationRefusal,
    onDone() {
      toast.success(i18next.t('inventory:requested_done'));
      invalidateBudget(cache, input().advertiserId);
      invalidateAllocationsReport(cache);
      request.renew();
      onDone();
    },
  });
}
