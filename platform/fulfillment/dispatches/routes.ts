import type { DispatchKind } from '../../../schema/fulfillment/dispatchKinds.ts';
import type { DispatchChange } from '../../../schema/fulfillment/dispatchRequests.ts';
import { command, endpoints, get, post, withStatus } from '../../foundation/endpoints/endpoints.ts';
import { newDispatchBody } from './body.ts';
import { batchLinePage } from './lineShape.ts';
import { lineQuery, listLines } from './lines.ts';
import { dispatchQuery, listDispatches, listPromotionDispatches, promotionDispatchQuery } from './list.ts';
import { dispatchRequest } from './requests/shape.ts';
import { type RequestTools, requestDispatch } from './requests/start.ts';
import { requestChange } from './requests/startChange.ts';
import { acceptedDispatch, changedDispatch, dispatch, dispatchPage } from './shape.ts';
import { readDispatch } from './store.ts';

const change = (what: DispatchChange, summary: string) =>
  command(`/api/dispatches/:id/${what}`, {
    summary: `${summary}. Above 1,000 affected lines the answer is 202 with a request that a job works on`,
    goesOn: true,
    key: 'required',
    answer: { 200: changedDispatch, 202: dispatchRequest.schema },
    run: async ({ scope, id, key }) => {
      const answer = await requestChange(scope, { id, what, key });
      return 'changed' in answer ? withStatus(200, answer.changed) : withStatus(202, answer.request);
    },
  });

/** Immediate sends, downloads and activations: creating, reading and recalling them. */
export const dispatchEndpoints = ({ tools }: { tools: RequestTools }) =>
  endpoints(
    {
      tag: 'dispatches',
      view: { ability: ['createBulkRedemptions', 'viewRedemptions'] },
      edit: { ability: 'createBulkRedemptions' },
    },
    {
      createDispatch: post('/api/promotions/:id/dispatches', {
        summary:
          'Sends, downloads or activates rewards of a promotion; everything is reserved at once and goes out after the undo window. Above 1,000 lines the answer is 202 with a request that a job works on',
        goesOn: true,
        key: 'required',
        body: newDispatchBody,
        answer: { 201: acceptedDispatch, 202: dispatchRequest.schema },
        run: async ({ scope, id, key, body }) => {
          const answer = await requestDispatch(scope, { promotionId: id, body, key }, tools);
          return 'accepted' in answer ? withStatus(201, answer.accepted) : withStatus(202, answer.request);
        },
      }),
      listPromotionDispatches: get('/api/promotions/:id/dispatches', {
        summary: 'Dispatches of a promotion, newest first',
        query: promotionDispatchQuery,
        answer: dispatchPage,
        run: ({ scope, id, query }) => listPromotionDispatches(scope, id, query),
      }),
      listCodeActivations: get('/api/promotions/:id/code_activations', {
        summary: 'Dispatches of a promotion that activated printed codes, newest first',
        access: { ability: 'createBulkRedemptions' },
        query: promotionDispatchQuery,
        answer: dispatchPage,
        run: ({ scope, id, query }) =>
          listPromotionDispatches(scope, id, { ...query, kind: 'activate_codes' satisfies DispatchKind }),
      }),
      listDispatches: get('/api/dispatches', {
        summary: 'Dispatches of all advertisers that the caller may see, newest first',
        query: dispatchQuery,
        answer: dispatchPage,
        run: ({ scope, query }) => listDispatches(scope, query),
      }),
      readDispatch: get('/api/dispatches/:id', {
        summary: 'One dispatch with its batches and progress',
        answer: dispatch.schema,
        run: ({ scope, id }) => readDispatch(scope, id),
      }),
      listDispatchLines: get('/api/dispatches/:id/lines', {
        summary: 'The lines of a dispatch, with outcome and remedy for failed ones',
        access: { ability: 'viewRedemptions' },
        query: lineQuery,
        answer: batchLinePage,
        run: ({ scope, id, query }) => listLines(scope, id, query),
      }),
      recallDispatch: change('recall', 'Recalls a whole dispatch before anything went out'),
      releaseDispatch: change('release', 'Releases a held dispatch now'),
      cancelDispatch: change('cancel', 'Cancels the unsent part of a dispatch'),
      retryDispatch: change('retry', 'Retries the failed lines of a dispatch'),
    },
  );
