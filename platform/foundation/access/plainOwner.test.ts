import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../tests/support/postgres.ts';
import { checkRequestsLogin } from '../../process/setup/requestsLogin.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { openDatabase } from '../database/connections/connection.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { type LeasedJob, leaseJobs, markDone } from '../jobs/lease.ts';
import { openScope, systemScope } from './scope.ts';
import { serviceFacts } from './serviceAccounts.ts';

const retailer = {
  caller: 'account:1',
  accountId: '1',
  organizationId: '1',
  isStaff: false,
  advertiserIds: ['1'],
  roles: [],
  abilities: new Set<never>(),
  locale: 'en' as const,
  timezone: 'UTC',
  requestId: 'of-this-test',
};

describe('an owner of the tables that is no superuser, as in production', () => {
  let server: PostgresForTests;
  let platform: TestPlatform;
  beforeAll(async () => {
    server = await startPostgres({ isOwnerPlain: true });
    platform = await startTestPlatform({
      DATABASE_URL: server.url,
      LOG_LEVEL: 'silent',
      OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
    });
  });
  afterAll(async () => {
    await platform?.close();
    await server?.stop();
  });

  test('without a scope it sees no row of an advertiser', async () => {
    for (const table of ['advertisers', 'account_advertisers', 'redemptions', 'events', 'promotion_drafts'])
      expect(await storedRows(platform.database.db, sql`select 1 from ${sql.identifier(table)}`)).toEqual([]);
  });

  test.each([
    ['retailer', ['1', '2']],
    ['shop', ['1']],
    ['rival', ['3']],
    ['operator', ['1', '2', '3']],
  ])('%s sees the advertisers it may see', async (login, ids) => {
    const { status, body } = await platform.call(login, 'GET', '/api/advertisers');
    expect([
      status,
      Object.values(body.items ?? {})
        .map(({ id }) => String(id))
        .sort(),
    ]).toEqual([200, ids]);
  });

  test('a service account of an organization sees the advertisers of that organization', async () => {
    await systemScope(platform.database).write(async (tx) => {
      await tx.execute(sql`insert into service_accounts (id, organization_id, name, client_id, abilities, made_by)
        values (1, 1, 'Tooling', 'svc-1', '{viewAdvertisers}', 1)`);
      await tx.execute(
        sql`insert into service_account_secrets (id, service_account_id, secret_hash, hint, made_by) values (1, 1, 'h', 'h', 1)`,
      );
    });
    const bearer = { subject: 'svc-1', clientId: 'svc-1', isKey: true, secretId: '1' };
    const facts = await serviceFacts(platform.database, bearer, ['guerdon.example']);
    expect(facts?.advertiserIds).toEqual(['1', '2']);
  });

  test('requests log in as their own role, and a database that says otherwise is refused', async () => {
    await expect(checkRequestsLogin(platform.database)).resolves.toBeUndefined();
    const asOwner = await openDatabase({
      databaseUrl: server.url,
      databaseRequestsUrl: server.url,
      databaseFolder: '',
    });
    await expect(checkRequestsLogin(asOwner)).rejects.toThrow(/log in as guerdon\..*DATABASE_REQUESTS_URL/s);
    await asOwner.close();
    const elsewhere = new URL(server.url);
    [elsewhere.username, elsewhere.pathname] = ['guerdon_app', '/postgres'];
    const apart = await openDatabase({
      databaseUrl: server.url,
      databaseRequestsUrl: elsewhere.href,
      databaseFolder: '',
    });
    await expect(checkRequestsLogin(apart)).rejects.toThrow(/different databases/);
    await apart.close();
  });

  test('a job that a request queued is leased and done', async () => {
    const { database } = platform;
    const shop = openScope(database, { ...retailer, accountId: '3' });
    await shop.write((tx) =>
      enqueue(tx, { kind: 'budgetAlert', payload: { advertiserId: '1' }, advertiserId: '1' }),
    );
    const [job] = await leaseJobs(database, 1, 30);
    expect(job).toMatchObject({ kind: 'budgetAlert', advertiserId: '1' });
    await systemScope(database).write((tx) => markDone(tx, job as LeasedJob));
    const states = await storedRows(database.db, sql`select state from jobs`);
    expect(states).toEqual([{ state: 'done' }]);
  });
});
