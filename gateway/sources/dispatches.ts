import { toRest } from '../rest/casing.ts';
import type { RestClient } from '../rest/client.ts';
import { pageQuery } from '../rest/paging.ts';
import { memberOfProblem, nullIfNotFound } from '../rest/refusal.ts';
import type { DispatchRequest } from '../rest/rest.generated.ts';
import { rowLoader } from '../rest/rowLoader.ts';
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
  ...(['firstName', 'lastName', 'customImage', 'message'] as const),
] as const;
const QUANTITY = ['sku', 'quantity', 'value', 'codesFileId'] as const;

/** Maximum milliseconds that the platform takes to change a large dispatch. */
const CHANGE_TIME = 8000;

/** The only file that knows `/dispatches` and `/dispatch_requests`, but for what one of them is read as. */
export function dispatchSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/dispatches/{id}', { path: { id } }),
    many: (ids) => rest.call('GET /api/dispatches', { query: { ids, per_page: ids.length } }),
  });
  const changed = ({ id, idempotencyKey, dryRun }: DispatchChangeInput) => ({
    ...{ path: { id }, idempotencyKey, dryRun },
    patience: CHANGE_TIME,
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
    create: ({ promotionId, idempotencyKey, dryRun, ...order }: CreateDispatchInput) =>
      rest.call('POST /api/promotions/{id}/dispatches', {
        path: { id: promotionId },
        ...{ idempotencyKey, dryRun },
        body: dispatchBody(order),
      }),
    request: async (id: string) =>
      nullIfNotFound(rest.call('GET /api/dispatch_requests/{id}', { path: { id } })),
    /** What a request in progress has become, as `createDispatch` answers it. */
    resultOf: ({ answer, refusal }: DispatchRequest) =>
      refusal
        ? memberOfProblem(refusal)
        : answer && { ...answer, __typename: 'CreateDispatchSuccess' as const },
    cancelRequest: ({ id, dryRun }: MutationCancelDispatchRequestArgs) =>
      rest.call('POST /api/dispatch_requests/{id}/cancel', { path: { id }, dryRun }),
    recall: (input: DispatchChangeInput) => rest.call('POST /api/dispatches/{id}/recall', changed(input)),
    release: (input: DispatchChangeInput) => rest.call('POST /api/dispatches/{id}/release', changed(input)),
    cancel: (input: DispatchChangeInput) => rest.call('POST /api/dispatches/{id}/cancel', changed(input)),
    retry: (input: DispatchChangeInput) => rest.call('POST /api/dispatches/{id}/retry', changed(input)),
  };
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
