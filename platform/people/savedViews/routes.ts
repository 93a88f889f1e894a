import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { newSavedView, savedViewDraft } from '../../../schema/people/savedViewRules.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { idParams, ifMatch, maybeKeyed } from '../../foundation/http/requests.ts';
import { listSavedViews, readSavedView, savedViewQuery } from './read.ts';
import { savedView, savedViewList } from './shape.ts';
import { createSavedView, deleteSavedView, updateSavedView } from './store.ts';

const tags = ['saved views'];
const view = { ability: 'viewAccount', peopleOnly: 'not_for_keys' } as const;
const edit = { ability: 'editAccounts', peopleOnly: 'not_for_keys' } as const;

/** Lists and reports that people keep under a name, for themselves or for their colleagues (VIEWS-1 … VIEWS-12). */
export const savedViewRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/api/saved_views',
    {
      config: view,
      schema: {
        operationId: 'listSavedViews',
        summary:
          "The caller's own and shared views of one screen, or those with these ids: own ones first, then by name",
        tags,
        querystring: savedViewQuery,
        response: { 200: savedViewList },
      },
    },
    ({ scope, query }) => listSavedViews(scope, query),
  );

  app.get(
    '/api/saved_views/:id',
    {
      config: view,
      schema: {
        operationId: 'readSavedView',
        summary: "One view, either the caller's own or a shared one",
        tags,
        params: idParams,
        response: { 200: savedView.schema },
      },
    },
    ({ scope, params }) => readSavedView(scope, params.id),
  );

  app.post(
    '/api/saved_views',
    {
      config: edit,
      schema: {
        operationId: 'createSavedView',
        summary: 'Saves the filters and sort order of a screen under a name',
        tags,
        headers: maybeKeyed,
        querystring: dryRunQuery,
        body: snakeCased(newSavedView),
        response: { 201: savedView.schema },
      },
    },
    async ({ scope, headers, body }, reply) => {
      const options = { key: headers['idempotency-key'] };
      return reply.code(201).send(await createSavedView(scope, body, options));
    },
  );

  app.put(
    '/api/saved_views/:id',
    {
      config: { ...edit, repeatedKeys: { computed: ['owner_name', 'owner_has_left', 'can_edit'] } },
      schema: {
        operationId: 'updateSavedView',
        summary: 'Renames or shares a view, or replaces its filters; omitted fields keep their values',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(savedViewDraft),
        response: { 200: savedView.schema },
      },
    },
    ({ scope, params: { id }, headers, body }) =>
      updateSavedView(scope, { id, version: headers['if-match'] }, body),
  );

  app.delete(
    '/api/saved_views/:id',
    {
      config: edit,
      schema: {
        operationId: 'deleteSavedView',
        summary: 'Deletes a view, including for everyone it was shared with; answers it as it was',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        response: { 200: savedView.schema },
      },
    },
    ({ scope, params: { id }, headers }) => deleteSavedView(scope, { id, version: headers['if-match'] }),
  );
};
