import { isDispatchChange } from '../../schema/fulfillment/dispatchRequests.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { memberOfProblem } from '../foundation/rest/refusal.ts';
import type { ChangedDispatch, DispatchRequest } from '../foundation/rest/rest.generated.ts';
import type { CreateDispatchInput, DispatchChangeInput } from '../sdl/types.generated.ts';

/** Values of a dispatch for which null means the same as leaving them out. */
const PLAIN = [
  'kind',
  'fileId',
  'fileName',
  'orderId',
  'releaseAt',
  'minimalExpiration',
  'expectedTotal',
] as const;
/** Values that have a default when they are left out, and accept no null. */
const PRESET = ['undoSeconds', 'reminderDays', 'includePdf', 'testing'] as const;
const ROW = [
  ...(['orderId', 'externalRef', 'companyName', 'sku', 'value', 'email', 'phoneNumber'] as const),
  ...(['firstName', 'lastName', 'customImage', 'message', 'refusedRow'] as const),
] as const;
const QUANTITY = ['sku', 'quantity', 'value', 'codesFileId'] as const;

/** New dispatches and their changes, which a job may still work on when they are answered. */
export function dispatchSource(rest: RestClient) {
  const changed = ({ id, idempotencyKey, dryRun }: DispatchChangeInput) => ({
    path: { id },
    idempotencyKey,
    dryRun,
  });
  return {
    create: ({ promotionId, idempotencyKey, dryRun, ...order }: CreateDispatchInput) =>
      rest.call('POST /api/promotions/{id}/dispatches', {
        path: { id: promotionId },
        idempotencyKey,
        dryRun,
        body: dispatchBody(order),
      }),
    /** The outcome of a new dispatch's request, as `createDispatch` answers it; for a batch only the reason of its refusal. */
    resultOf: ({ action, answer, refusal }: DispatchRequest) => {
      if (isDispatchChange(action)) return null;
      return refusal
        ? memberOfProblem(refusal)
        : answer && { ...answer, __typename: 'CreateDispatchSuccess' as const };
    },
    /** The outcome of a change's request, as the change answers it. */
    changedBy: ({ action, changed, refusal }: DispatchRequest) => {
      if (!isDispatchChange(action)) return null;
      return refusal
        ? memberOfProblem(refusal)
        : changed && { ...changed, __typename: 'DispatchChangeSuccess' as const };
    },
    recall: async (input: DispatchChangeInput) =>
      orPending(await rest.call('POST /api/dispatches/{id}/recall', changed(input))),
    release: async (input: DispatchChangeInput) =>
      orPending(await rest.call('POST /api/dispatches/{id}/release', changed(input))),
    cancel: async (input: DispatchChangeInput) =>
      orPending(await rest.call('POST /api/dispatches/{id}/cancel', changed(input))),
    retry: async (input: DispatchChangeInput) =>
      orPending(await rest.call('POST /api/dispatches/{id}/retry', changed(input))),
  };
}

/** A change that was made at once, or the request of one that a job works on. */
function orPending(answer: ChangedDispatch | DispatchRequest) {
  return 'effects' in answer ? answer : { __typename: 'ChangeDispatchPending' as const, request: answer };
}

type Order = Omit<CreateDispatchInput, 'promotionId' | 'idempotencyKey' | 'dryRun'>;

function dispatchBody({ rows, quantities, ...order }: Order): Record<string, unknown> {
  const preset = PRESET.filter((key) => order[key] != null);
  return {
    ...toRest(order, [...PLAIN, ...preset]),
    ...(rows == null ? {} : { rows: rows.map((row) => toRest(row, ROW)) }),
    ...(quantities == null ? {} : { quantities: quantities.map((one) => toRest(one, QUANTITY)) }),
  };
}
