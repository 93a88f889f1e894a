import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScope } from '../../foundation/access/scope.ts';
import { storedRows } from '../../testing/storedRows.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform?.close());

test('the database itself keeps others from making accounts and giving roles', async () => {
  const facts = {
    caller: 'account:1',
    isStaff: false,
    accountId: '3',
    organizationId: '1',
    advertiserIds: ['1'],
    roles: [],
  };
  const rest = { abilities: new Set<never>(), locale: 'en', timezone: 'UTC', requestId: 'r' } as const;
  const scope = openScope(platform.database, { ...facts, ...rest });
  for (const statement of [
    sql`update accounts set roles = '{superadmin}' where id = 3`,
    sql`update accounts set status = 'disabled' where id = 3`,
    sql`update accounts set email = 'operator@guerdon.example.x' where id = 3`,
    sql`insert into accounts (organization_id, subject, login, email, name, roles, accepted_at) values (1, 's', 'l', 'e@x.example', 'n', '{}', null)`,
  ])
    await expect(scope.write((tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  await scope.write((tx) => tx.execute(sql`delete from account_advertisers where account_id = 3`));
  expect(
    await storedRows(platform.database.db, sql`select 1 from account_advertisers where account_id = 3`),
  ).toHaveLength(1);
});

test('nor does it let even operator staff make an account that can sign in, or say of an address that it is proved', async () => {
  const rest = {
    abilities: new Set<never>(),
    locale: 'en',
    timezone: 'UTC',
    requestId: 'r',
    roles: [],
  } as const;
  const scope = openScope(platform.database, {
    caller: 'account:1',
    isStaff: true,
    accountId: '1',
    organizationId: '1',
    advertiserIds: [],
    ...rest,
  });
  const insertAccount = (columns: string, values: string) =>
    sql.raw(`insert into accounts (organization_id, subject, login, email, name, roles, ${columns})
      values (1, 's', 'l', 'e@x.example', 'n', '{}', ${values})`);
  for (const statement of [
    insertAccount('accepted_at', 'now()'),
    insertAccount('accepted_at, email_verified', 'null, true'),
    insertAccount('accepted_at, password_hash', `null, 'scrypt'`),
    sql`update accounts set email = 'x@guerdon.example' where id = 3`,
    sql`update accounts set password_hash = 'scrypt' where id = 3`,
    sql`update accounts set accepted_at = now() where id = 3`,
    sql`select token_hashes from account_links`,
  ])
    await expect(scope.write((tx) => tx.execute(statement))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
});
