import {
  newWebhook,
  webhookDraft,
  webhookReplay,
  webhookRotation,
} from '../../../schema/reports/webhooks.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { command, endpoints, get, post, put, remove } from '../../foundation/endpoints/endpoints.ts';
import { createWebhook, type WebhookTools } from './create.ts';
import { attemptQuery, listAttempts, listWebhooks, webhookById, webhookQuery } from './read.ts';
import { replayEvents } from './replay.ts';
import { testWebhook } from './sendTest.ts';
import {
  attemptPageShape,
  changedWebhookShape,
  createdWebhookShape,
  replayedWebhookShape,
  testedWebhookShape,
  webhook,
  webhookPageShape,
} from './shape.ts';
import { deleteWebhook, rotateWebhook, updateWebhook } from './store.ts';

/** Webhooks: events delivered to addresses of customers, and the log of each attempt. */
export const webhookEndpoints = ({ database, box, fetcher }: WebhookTools & { database: Database }) =>
  endpoints(
    {
      tag: 'webhooks',
      view: { ability: 'viewCredentials', peopleOnly: 'not_for_keys' },
      edit: { ability: 'createCredentials', peopleOnly: 'not_for_keys' },
    },
    {
      listWebhooks: get('/api/webhooks', {
        summary: 'Webhooks, the newest first, without their secrets',
        query: webhookQuery,
        answer: webhookPageShape,
        run: ({ scope, query }) => listWebhooks(scope, query),
      }),
      readWebhook: get('/api/webhooks/:id', {
        summary: 'One webhook with its lag and the success of its attempts',
        answer: webhook.schema,
        run: ({ scope, id }) => scope.read((tx) => webhookById(tx, scope, id)),
      }),
      listWebhookAttempts: get('/api/webhooks/:id/attempts', {
        summary: 'Attempts of a webhook in the last 30 days, the newest first',
        query: attemptQuery,
        answer: attemptPageShape,
        run: ({ scope, id, query }) => listAttempts(scope, id, query),
      }),
      createWebhook: post('/api/webhooks', {
        summary:
          'Creates a webhook, which delivers events from now on; its secret is answered only this once',
        key: 'optional',
        body: newWebhook,
        answer: createdWebhookShape,
        noStore: true,
        run: ({ scope, key, body }) => createWebhook(scope, body, { box, fetcher, key }),
      }),
      updateWebhook: put('/api/webhooks/:id', {
        summary: 'Saves a webhook, resumes it, or takes it over; omitted fields keep their values',
        computed: [
          ...(['position', 'pause_reason', 'failing_since', 'pending', 'unread'] as const),
          ...(['attempts_24h', 'delivered_24h', 'success_rate', 'created_by', 'secrets'] as const),
        ],
        body: webhookDraft,
        answer: changedWebhookShape,
        run: ({ scope, id, version, body }) =>
          updateWebhook(scope, { id, version }, { draft: body, fetcher }),
      }),
      rotateWebhookSecret: command('/api/webhooks/:id/rotate', {
        summary:
          'Creates a new secret, answered only this once; the old one signs beside it for a while or ends at once',
        versioned: true,
        body: webhookRotation,
        answer: createdWebhookShape,
        noStore: true,
        run: ({ scope, id, version, body }) => rotateWebhook(scope, { id, version }, { rotation: body, box }),
      }),
      testWebhook: command('/api/webhooks/:id/test', {
        summary:
          'Sends a test event at once and answers how it ended; a slow receiver’s outcome is in the list of attempts',
        answer: testedWebhookShape,
        run: ({ scope, id }) => testWebhook(scope, id, { database, box, fetcher }),
      }),
      replayWebhookEvents: command('/api/webhooks/:id/replay', {
        summary: 'Delivers events again: some of them, or everything after a position or since a moment',
        body: webhookReplay,
        answer: replayedWebhookShape,
        run: ({ scope, id, body }) => replayEvents(scope, id, body),
      }),
      deleteWebhook: remove('/api/webhooks/:id', {
        summary: 'Permanently deletes a webhook with its log',
        answer: changedWebhookShape,
        run: ({ scope, id, version }) => deleteWebhook(scope, { id, version }),
      }),
    },
  );
