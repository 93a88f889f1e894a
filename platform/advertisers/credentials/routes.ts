import { z } from 'zod';
import { credentialDraft } from '../../../schema/advertisers/credentials.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Authentication } from '../../foundation/access/authentication.ts';
import { endpoints, get, post, put, remove } from '../../foundation/endpoints/endpoints.ts';
import { pageQuery } from '../../foundation/http/requests.ts';
import { createCredential } from './create.ts';
import {
  changedCredentialShape,
  createdCredentialShape,
  credentialPageShape,
  deletedCredentialShape,
} from './shape.ts';
import { deleteCredential, listCredentials, updateCredential } from './store.ts';

interface Tools {
  config: PlatformConfig;
  authentication: Authentication;
}

/** API keys of an advertiser (APIKEY-15). Changing and deleting them needs what creating them needs (APIKEY-20). */
export const credentialEndpoints = ({ config: { isExternalIssuer }, authentication }: Tools) =>
  endpoints(
    {
      tag: 'credentials',
      view: { ability: 'viewCredentials' },
      edit: { ability: 'createCredentials' },
    },
    {
      listCredentials: get('/api/advertisers/:id/credentials', {
        summary: 'API keys of an advertiser, the newest first, without their secrets',
        query: z.strictObject(pageQuery),
        answer: credentialPageShape,
        run: async ({ scope, id, query }) => ({
          ...(await listCredentials(scope, id, query)),
          is_external_issuer: isExternalIssuer,
        }),
      }),
      createCredential: post('/api/advertisers/:id/credentials', {
        summary: 'Creates an API key; its secret is answered only this once',
        key: 'optional',
        body: credentialDraft,
        answer: createdCredentialShape,
        noStore: true,
        run: ({ scope, id, key, body }) => createCredential(scope, id, { ...body, key, isExternalIssuer }),
      }),
      updateCredential: put('/api/credentials/:id', {
        summary: 'Renames an API key',
        body: credentialDraft,
        answer: changedCredentialShape,
        run: ({ scope, id, version, body }) => updateCredential(scope, id, { version, name: body.name }),
      }),
      deleteCredential: remove('/api/credentials/:id', {
        summary: 'Permanently deletes an API key; its tokens stop working at once',
        versioned: false,
        answer: deletedCredentialShape,
        run: async ({ scope, id }) => {
          const deleted = await deleteCredential(scope, id);
          if (!scope.isDryRun) authentication.forgetClient(deleted.credential.client_id);
          return deleted;
        },
      }),
    },
  );
