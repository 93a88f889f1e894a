import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Dispatcher, request } from 'undici';
import { ACCOUNT_ROLES, type Role } from '../../schema/foundation/abilities.ts';
import { CODE_KEYS } from '../../tests/support/codeKeys.ts';
import { buildPlatform } from '../app.ts';
import { type PlatformConfig, readConfig } from '../config.ts';
import { systemScope } from '../foundation/access/scope.ts';
import type { Database } from '../foundation/database/connections/connection.ts';
import type { AnswerTime } from '../foundation/http/answerTime.ts';
import { loadKeys } from '../people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../people/signIn/tokens/accessToken.ts';
import { migratedDatabase, runsDatabase } from './migratedDatabase.ts';

/** A platform on a fresh database, listening on a free port, for tests of its routes: two organizations, three advertisers, an account for each role. */
export interface TestPlatform {
  app: FastifyInstance;
  config: PlatformConfig;
  database: Database;
  /** Lines the platform logged. */
  log: string[];
  /** Calls as the account with this login (none: without a token); the body is parsed JSON. */
  call(login: string | null, method: string, url: string, more?: Call): Promise<Answer>;
  close(): Promise<void>;
}

export interface Call {
  /** JSON, or text sent as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  version?: number;
}

/** Parsed JSON, to be looked into freely. */
export interface Json {
  [key: string]: Json;
}

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  bytes: Buffer;
  body: Json;
}

/** Settings beside those of the environment; with the engine `pglite` the database is the embedded one, whatever else there is. */
interface TestSettings extends Partial<PlatformConfig> {
  engine?: 'pglite';
}

/**
 * Milliseconds. A slow machine answers late. If requests at once were canceled by the product's own limit and sent again, it would start more work than
 * it ends. Tests of the limit build their own application.
 */
export const LONG_ANSWER_TIME: AnswerTime = { begin: 120_000, progress: 120_000 };

/**
 * Starts one on the PostgreSQL that `env` names, else on that of the whole run where it has one, else on the embedded database.
 * Logins: `operator` (staff), `retailer` (admin of 1 and 2), `shop` (user of 1), `rival` (admin of 3), `nobody`, and each role (of 1).
 */
export async function startTestPlatform(
  env: Record<string, string> = {},
  { engine, ...settings }: TestSettings = {},
): Promise<TestPlatform> {
  // Files are named by ids, which begin at 1 on every platform: those of another test must not lie in the same folder.
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-test-'));
  const config = {
    ...readConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'info', ...CODE_KEYS, ...env }),
    mediaFolder: join(folder, 'media'),
    mailFolder: join(folder, 'mail'),
    smsFolder: join(folder, 'sms'),
    ...settings,
  };
  const isOwn = engine === 'pglite' || config.databaseUrl !== null;
  const database = await (isOwn ? migratedDatabase(config.databaseUrl) : runsDatabase());
  await systemScope(database).write(async (tx) => {
    for (const statement of facts()) await tx.execute(statement);
  });
  const log: string[] = [];
  const logStream = { write: (line: string) => void log.push(line) };
  const app = await buildPlatform({ config, database, logStream, answerTime: LONG_ANSWER_TIME });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const keys = await loadKeys(database);

  return {
    app,
    config,
    database,
    log,
    async call(login, method, url, { body, headers, version } = {}) {
      const token = login && (await mintAccessToken(keys, { publicUrl: config.publicUrl, subject: login }));
      const isText = typeof body === 'string';
      const answer = await request(address + url, {
        method: method as Dispatcher.HttpMethod,
        ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(version === undefined ? {} : { 'if-match': String(version) }),
          ...headers,
        },
      });
      const bytes = Buffer.from(await answer.body.arrayBuffer());
      const text = new TextDecoder().decode(bytes);
      const isJson = /json/.test(String(answer.headers['content-type']));
      return {
        status: answer.statusCode,
        headers: answer.headers,
        text,
        bytes,
        body: (isJson ? JSON.parse(text) : {}) as Json,
      };
    },
    async close() {
      await app.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function facts() {
  const account = (
    id: number,
    organization: number,
    login: string,
    roles: readonly Role[],
    email = `${login}@retail.example`,
  ) =>
    sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
      values (${id}, ${organization}, ${login}, ${login}, ${email}, true, ${login}, ${`{${roles.join(',')}}`}::text[])`;
  const sees = (accountId: number, advertiserId: number) =>
    sql`insert into account_advertisers values (${accountId}, ${advertiserId})`;
  return [
    sql`insert into organizations (id, ui_id, name, operating_countries, billing_currencies) values
      (1, 'north', 'Northwind', '{FR,US}', '{EUR,JPY}'), (2, 'rival', 'Rival', '{GB}', '{GBP}')`,
    sql`insert into advertisers (id, organization_id, name, locale, billing_currency) values
      (1, 1, 'Alpha', 'en', 'EUR'), (2, 1, 'Beta', 'ja', 'JPY'), (3, 2, 'Gamma', 'en', 'GBP')`,
    sql`select setval('advertisers_id_seq', 100), setval('accounts_id_seq', 1000)`,
    account(1, 1, 'operator', ['superadmin', 'platform_admin'], 'operator@guerdon.example'),
    account(2, 1, 'retailer', ['admin']),
    account(3, 1, 'shop', ['user']),
    account(4, 2, 'rival', ['admin']),
    account(5, 1, 'nobody', []),
    ...[sees(2, 1), sees(2, 2), sees(3, 1), sees(4, 3)],
    ...ACCOUNT_ROLES.flatMap((role, position) => [
      account(100 + position, 1, role, [role]),
      sees(100 + position, 1),
    ]),
  ];
}
