import { isDispatchChange } from '../../schema/fulfillment/dispatchRequests.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery } from '../foundation/rest/paging.ts';
import { memberOfProblem, nullIfNotFound } from '../foundation/rest/refusal.ts';
import type { ChangedDispatch, DispatchRequest } from '../foundation/rest/rest.generated.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type {
  CreateDispatchInput,
  DispatchChangeInput,
  DispatchLinesArgs,
  MutationCancelDispatchRequestArgs,
  PageInput,
  QueryDispatchesArgs,
} from '../sdl/types.generated.ts';

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

/** The only file that knows `/dispatches` and `/dispatch_requests`, but for what one of them is read as. */
export function dispatchSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/dispatches/{id}', { path: { id } }),
    many: (ids) => rest.call('GET /api/dispatches', { query: { ids, per_page: ids.length } }),
  });
  const changed = ({ id, idempotencyKey, dryRun }: DispatchChangeInput) => ({
    path: { id },
    idempotencyKey,
    dryRun,
  });
  return {
    byId: (id: string) => byId.load(id),
    page: async ({ filter, page }: QueryDispatchesArgs) =>
      rest.call('GET /api/dispatches', {
        query: {
          ...pageQuery(page),
          advertiser_ids: filter?.advertiserIds ?? undefined,
          state: filter?.state,
        },
      }),
    pageOf: async (id: string, page: PageInput | null | undefined) =>
      nullIfNotFound(
        rest.call('GET /api/promotions/{id}/dispatches', { path: { id }, query: pageQuery(page) }),
      ),
    activationsOf: async (id: string, page: PageInput | null | undefined) =>
      nullIfNotFound(
        rest.call('GET /api/promotions/{id}/code_activations', { path: { id }, query: pageQuery(page) }),
      ),
    lines: async (id: string, { filter, page }: DispatchLinesArgs) =>
      nullIfNotFound(
        rest.call('GET /api/dispatches/{id}/lines', {
          path: { id },
          query: {
            ...pageQuery(page),
            states: filter?.states ?? undefined,
            stages: filter?.stages ?? undefined,
            failed: filter?.failed,
            search: filter?.search || undefined,
          },
        }),
      ),
    refusedRows: async (id: string, page: PageInput | null | undefined) =>
      nullIfNotFound(
        rest.call('GET /api/dispatches/{id}/refused_rows', { path: { id }, query: pageQuery(page) }),
      ),
    create: ({ promotionId, idempotencyKey, dryRun, ...order }: CreateDispatchInput) =>
      rest.call('POST /api/promotions/{id}/dispatches', {
        path: { id: promotionId },
        idempotencyKey,
        dryRun,
        body: dispatchBody(order),
      }),
    request: async (id: string) =>
      nullIfNotFound(rest.call('GET /api/dispatch_requests/{id}', { path: { id } })),
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
    cancelRequest: ({ id, dryRun }: MutationCancelDispatchRequestArgs) =>
      rest.call('POST /api/dispatch_requests/{id}/cancel', { path: { id }, dryRun }),
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
