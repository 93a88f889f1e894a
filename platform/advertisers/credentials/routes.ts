import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { credentialDraft } from '../../../schema/advertisers/credentials.ts';
import type { PlatformConfig } from '../../config.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { idParams, ifMatch, maybeKeyed, pageQuery } from '../../foundation/http/requests.ts';
import { createCredential } from './create.ts';
import {
  changedCredentialShape,
  createdCredentialShape,
  credentialPageShape,
  deletedCredentialShape,
} from './shape.ts';
import { deleteCredential, listCredentials, updateCredential } from './store.ts';

const tags = ['credentials'];

/** API keys of an advertiser (APIKEY-15). Changing and deleting them needs what creating them needs (APIKEY-20). */
export const credentialRoutes: FastifyPluginAsyncZod<{ config: PlatformConfig }> = async (app, parts) => {
  const { isExternalIssuer } = parts.config;

  app.get(
    '/api/advertisers/:id/credentials',
    {
      config: { ability: 'viewCredentials' },
      schema: {
        operationId: 'listCredentials',
        summary: 'API keys of an advertiser, the newest first, without their secrets',
        tags,
        params: idParams,
        querystring: z.strictObject(pageQuery),
        response: { 200: credentialPageShape },
      },
    },
    async ({ scope, params, query }) => ({
      ...(await listCredentials(scope, params.id, query)),
      is_external_issuer: isExternalIssuer,
    }),
  );

  app.post(
    '/api/advertisers/:id/credentials',
    {
      config: { ability: 'createCredentials' },
      schema: {
        operationId: 'createCredential',
        summary: 'Creates an API key; its secret is answered only this once',
        tags,
        params: idParams,
        headers: maybeKeyed,
        querystring: dryRunQuery,
        body: credentialDraft,
        response: { 201: createdCredentialShape },
      },
    },
    async ({ scope, params, headers, body }, reply) => {
      const draft = { ...body, key: headers['idempotency-key'], isExternalIssuer };
      const created = await createCredential(scope, params.id, draft);
      return reply.code(201).header('cache-control', 'no-store').send(created);
    },
  );

  app.put(
    '/api/credentials/:id',
    {
      config: { ability: 'createCredentials' },
      schema: {
        operationId: 'updateCredential',
        summary: 'Renames an API key',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: credentialDraft,
        response: { 200: changedCredentialShape },
      },
    },
    ({ scope, params, headers, body }) =>
      updateCredential(scope, params.id, {
        version: headers['if-match'],
        name: body.name,
      }),
  );

  app.delete(
    '/api/credentials/:id',
    {
      config: { ability: 'createCredentials' },
      schema: {
        operationId: 'deleteCredential',
        summary: 'Permanently deletes an API key; its tokens stop working at once',
        tags,
        params: idParams,
        querystring: dryRunQuery,
        response: { 200: deletedCredentialShape },
      },
    },
    async ({ scope, params }) => {
      const deleted = await deleteCredential(scope, params.id);
      if (!scope.isDryRun) app.authentication.forgetClient(deleted.credential.client_id);
      return deleted;
    },
  );
};
