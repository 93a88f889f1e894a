import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createServiceAccount } from '../../platform/people/serviceAccounts/create.ts';
import { endServiceAccount, rotateSecret } from '../../platform/people/serviceAccounts/store.ts';
import { operatorOf } from '../../platform/testing/operatorOf.ts';
import { startTestPlatform, type TestPlatform } from '../../platform/testing/testPlatform.ts';
import {
  CLIENT,
  MACHINE,
  MACHINE_SUBJECT,
  startExternalIssuer,
  type TestIssuer,
} from '../support/externalIssuer.ts';

const PUBLIC_URL = 'http://localhost:4000';
let issuer: TestIssuer;
let platform: TestPlatform;
beforeAll(async () => {
  issuer = await startExternalIssuer('keycloak', PUBLIC_URL);
  platform = await startTestPlatform({
    PUBLIC_URL,
    OIDC_ISSUER: issuer.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
    OIDC_TOKENS: 'jwt',
    OIDC_AUDIENCE: 'account',
    OIDC_CLIENTS: `${CLIENT.id},${MACHINE.id}`,
    LOG_LEVEL: 'silent',
  });
});
afterAll(async () => {
  await platform?.close();
  await issuer?.close();
});

describe('SERV-13: a program of the issuer is a service account', () => {
  /** A token of the program, as it gets it from the issuer. */
  async function machineToken(): Promise<string> {
    const answer = await fetch(`${issuer.issuer}/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${MACHINE.id}:${MACHINE.secret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    });
    return ((await answer.json()) as { access_token: string }).access_token;
  }
  const ask = async (token: string, url = '/api/advertisers') =>
    (await platform.call(null, 'GET', url, { headers: { authorization: `Bearer ${token}` } })).status;

  test('bound by its subject, with its abilities, until it is ended', async () => {
    const scope = await operatorOf(platform);
    const around = { staffDomains: platform.config.staffDomains, issuer: issuer.issuer };
    const draft = { name: 'Importer', organizationId: null, abilities: ['viewAdvertisers'] as const };
    const make = (subject: string | null) =>
      createServiceAccount(
        scope,
        { ...draft, abilities: [...draft.abilities], subject },
        { ...around, key: undefined },
      );
    const token = await machineToken();
    expect(await ask(token)).toBe(401);
    await expect(async () => make(null)).rejects.toMatchObject({ kind: 'invalid_parameters' });
    const creation = await make(MACHINE_SUBJECT);
    expect([creation.client_secret, creation.service_account.secrets]).toEqual([null, []]);
    expect(creation.service_account).toMatchObject({ subject: MACHINE_SUBJECT, state: 'working' });
    expect([await ask(token), await ask(token, '/api/products')]).toEqual([200, 403]);
    await expect(make(MACHINE_SUBJECT)).rejects.toMatchObject({ kind: 'invalid_parameters' });
    const { id } = creation.service_account;
    const account = { ...around, id, version: 1 };
    await expect(rotateSecret(scope, account, { oldSecretHours: 0 })).rejects.toMatchObject({
      name: 'secret_elsewhere',
    });
    await endServiceAccount(scope, account);
    expect(await ask(token)).toBe(401);
  });
});
