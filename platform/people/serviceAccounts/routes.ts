import {
  newServiceAccount,
  secretRotation,
  serviceAccountDraft,
} from '../../../schema/people/serviceAccounts.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Authentication } from '../../foundation/access/authentication.ts';
import { command, endpoints, get, post, put, remove } from '../../foundation/endpoints/endpoints.ts';
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

interface Tools {
  config: PlatformConfig;
  authentication: Authentication;
}

/** Service accounts: made, rotated and ended by operator staff alone (SERV-1). */
export const serviceAccountEndpoints = ({
  config: { staffDomains, externalIssuer },
  authentication,
}: Tools) => {
  const around = { staffDomains, issuer: externalIssuer?.issuer ?? null };

  /** This process drops its cache of the account at once; other processes follow within five seconds. */
  async function forgetting<Answer extends { service_account: { client_id: string } }>(
    change: Promise<Answer>,
  ): Promise<Answer> {
    const answer = await change;
    authentication.forgetClient(answer.service_account.client_id);
    return answer;
  }

  return endpoints(
    { tag: 'service_accounts', access: { ability: 'createAccounts', staffOnly: true } },
    {
      listServiceAccounts: get('/api/service_accounts', {
        summary: 'Service accounts, those in use first, then by name',
        query: serviceAccountQuery,
        answer: serviceAccountPageShape,
        run: async ({ scope, query }) => ({
          ...(await listServiceAccounts(scope, query, staffDomains)),
          is_external_issuer: around.issuer !== null,
        }),
      }),
      readServiceAccount: get('/api/service_accounts/:id', {
        summary: 'One service account with its valid secrets',
        answer: serviceAccountShape,
        run: ({ scope, id }) => scope.read((tx) => serviceAccountById(tx, id, staffDomains)),
      }),
      createServiceAccount: post('/api/service_accounts', {
        summary: 'Creates a service account; its secret is answered only this once',
        key: 'optional',
        body: newServiceAccount,
        answer: madeServiceAccountShape,
        noStore: true,
        run: ({ scope, key, body }) => createServiceAccount(scope, body, { ...around, key }),
      }),
      updateServiceAccount: put('/api/service_accounts/:id', {
        summary: 'Saves name and abilities of a service account; omitted fields keep their values',
        computed: ['missing_abilities', 'state', 'last_used_at'],
        body: serviceAccountDraft,
        answer: changedServiceAccountShape,
        run: ({ scope, id, version, body }) =>
          forgetting(updateServiceAccount(scope, { ...around, id, version }, body)),
      }),
      rotateServiceAccountSecret: command('/api/service_accounts/:id/rotate', {
        summary:
          'Creates a new secret, answered only this once; the old one stays valid for a while or ends at once',
        versioned: true,
        body: secretRotation,
        answer: madeServiceAccountShape,
        noStore: true,
        run: ({ scope, id, version, body }) => rotateSecret(scope, { ...around, id, version }, body),
      }),
      endServiceAccountSecret: remove('/api/service_accounts/:id/secrets/:secretId', {
        summary: 'Revokes one secret; its tokens stop working at once',
        answer: endedSecretShape,
        run: ({ scope, id, secretId, version }) => endSecret(scope, { ...around, id, version }, secretId),
      }),
      endServiceAccount: remove('/api/service_accounts/:id', {
        summary: 'Permanently ends a service account; its tokens stop working at once',
        answer: changedServiceAccountShape,
        run: ({ scope, id, version }) => forgetting(endServiceAccount(scope, { ...around, id, version })),
      }),
    },
  );
};
