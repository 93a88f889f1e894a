import { newSavedView, savedViewDraft } from '../../../schema/people/savedViewRules.ts';
import { endpoints, get, post, put, remove } from '../../foundation/endpoints/endpoints.ts';
import { listSavedViews, readSavedView, savedViewQuery } from './read.ts';
import { savedView, savedViewList } from './shape.ts';
import { createSavedView, deleteSavedView, updateSavedView } from './store.ts';

/** Lists and reports that people keep under a name, for themselves or for their colleagues (VIEWS-1 … VIEWS-12). */
export const savedViewEndpoints = endpoints(
  {
    tag: 'saved views',
    view: { ability: 'viewAccount', peopleOnly: 'not_for_keys' },
    edit: { ability: 'editAccounts', peopleOnly: 'not_for_keys' },
  },
  {
    listSavedViews: get('/api/saved_views', {
      summary:
        "The caller's own and shared views of one screen, or those with these ids: own ones first, then by name",
      query: savedViewQuery,
      answer: savedViewList,
      run: ({ scope, query }) => listSavedViews(scope, query),
    }),
    readSavedView: get('/api/saved_views/:id', {
      summary: "One view, either the caller's own or a shared one",
      answer: savedView.schema,
      run: ({ scope, id }) => readSavedView(scope, id),
    }),
    createSavedView: post('/api/saved_views', {
      summary: 'Saves the filters and sort order of a screen under a name',
      key: 'optional',
      body: newSavedView,
      answer: savedView.schema,
      run: ({ scope, key, body }) => createSavedView(scope, body, { key }),
    }),
    updateSavedView: put('/api/saved_views/:id', {
      summary: 'Renames or shares a view, or replaces its filters; omitted fields keep their values',
      computed: ['owner_name', 'owner_has_left', 'can_edit'],
      body: savedViewDraft,
      answer: savedView.schema,
      run: ({ scope, id, version, body }) => updateSavedView(scope, { id, version }, body),
    }),
    deleteSavedView: remove('/api/saved_views/:id', {
      summary: 'Deletes a view, including for everyone it was shared with; answers it as it was',
      answer: savedView.schema,
      run: ({ scope, id, version }) => deleteSavedView(scope, { id, version }),
    }),
  },
);
