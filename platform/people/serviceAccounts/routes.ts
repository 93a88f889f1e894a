import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import {
  newServiceAccount,
  secretRotation,
  serviceAccountDraft,
} from '../../../schema/people/serviceAccounts.ts';
import type { PlatformConfig } from '../../config.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { idParams, ifMatch, maybeKeyed } from '../../foundation/http/requests.ts';
import { createServiceAccount } from './create.ts';
import { listServiceAccounts, serviceAccountById, serviceAccountQuery } from './read.ts';
import {
  changedServiceAccountShape,
  endedSecretShape,
  madeServiceAccountShape,
  serviceAccountPageShape,
  serviceAccountShape,
} from './shape.ts';
import { endSecret, endServiceAccount, rotateSecret, updateServiceAccount } from './store.ts';

const config = { ability: 'createAccounts', staffOnly: true } as const;
const tags = ['service_accounts'];
const secretParams = idParams.extend({ secretId: z.string().regex(DIGITS) });

/** Service accounts: made, rotated and ended by operator staff alone (SERV-1). */
export const serviceAccountRoutes: FastifyPluginAsyncZod<{ config: PlatformConfig }> = async (app, parts) => {
  const { staffDomains, otherIssuer } = parts.config;
  const around = { staffDomains, issuer: otherIssuer?.issuer ?? null };

  app.get(
    '/api/service_accounts',
    {
      config,
      schema: {
        operationId: 'listServiceAccounts',
        summary: 'Service accounts, those in use first, then by name',
        tags,
        querystring: serviceAccountQuery,
        response: { 200: serviceAccountPageShape },
      },
    },
    async ({ scope, query }) => ({
      ...(await listServiceAccounts(scope, query, staffDomains)),
      is_external_issuer: around.issuer !== null,
    }),
  );

  app.get(
    '/api/service_accounts/:id',
    {
      config,
      schema: {
        operationId: 'readServiceAccount',
        summary: 'One service account with its valid secrets',
        tags,
        params: idParams,
        response: { 200: serviceAccountShape },
      },
    },
    ({ scope, params }) => scope.read((tx) => serviceAccountById(tx, params.id, staffDomains)),
  );

  app.post(
    '/api/service_accounts',
    {
      config,
      schema: {
        operationId: 'createServiceAccount',
        summary: 'Creates a service account; its secret is answered only this once',
        tags,
        headers: maybeKeyed,
        querystring: dryRunQuery,
        body: snakeCased(newServiceAccount),
        response: { 201: madeServiceAccountShape },
      },
    },
    async ({ scope, headers, body }, reply) => {
      const options = { ...around, key: headers['idempotency-key'] };
      const serviceAccount = await createServiceAccount(scope, body, options);
      return reply.code(201).header('cache-control', 'no-store').send(serviceAccount);
    },
  );

  app.put(
    '/api/service_accounts/:id',
    {
      config: { ...config, repeatedKeys: { computed: ['missing_abilities', 'state', 'last_used_at'] } },
      schema: {
        operationId: 'updateServiceAccount',
        summary: 'Saves name and abilities of a service account; omitted fields keep their values',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(serviceAccountDraft),
        response: { 200: changedServiceAccountShape },
      },
    },
    ({ scope, params, headers, body }) =>
      forgetting(updateServiceAccount(scope, askedOf(params.id, headers), body)),
  );

  app.post(
    '/api/service_accounts/:id/rotate',
    {
      config,
      schema: {
        operationId: 'rotateServiceAccountSecret',
        summary:
          'Creates a new secret, answered only this once; the old one stays valid for a while or ends at once',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(secretRotation),
        response: { 200: madeServiceAccountShape },
      },
    },
    async ({ scope, params, headers, body }, reply) => {
      const rotated = await rotateSecret(scope, askedOf(params.id, headers), body);
      return reply.header('cache-control', 'no-store').send(rotated);
    },
  );

  app.delete(
    '/api/service_accounts/:id/secrets/:secretId',
    {
      config,
      schema: {
        operationId: 'endServiceAccountSecret',
        summary: 'Revokes one secret; its tokens stop working at once',
        tags,
        params: secretParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        response: { 200: endedSecretShape },
      },
    },
    ({ scope, params, headers }) => endSecret(scope, askedOf(params.id, headers), params.secretId),
  );

  app.delete(
    '/api/service_accounts/:id',
    {
      config,
      schema: {
        operationId: 'endServiceAccount',
        summary: 'Permanently ends a service account; its tokens stop working at once',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        response: { 200: changedServiceAccountShape },
      },
    },
    ({ scope, params, headers }) => forgetting(endServiceAccount(scope, askedOf(params.id, headers))),
  );

  function askedOf(id: string, { 'if-match': version }: z.output<typeof ifMatch>) {
    return { ...around, id, version };
  }

  /** This process drops its cache of the account at once; other processes follow within five seconds. */
  async function forgetting<Answer extends { service_account: { client_id: string } }>(
    change: Promise<Answer>,
  ): Promise<Answer> {
    const answer = await change;
    app.authentication.forgetClient(answer.service_account.client_id);
    return answer;
  }
};
