import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { buildGateway } from '../../gateway/app.ts';
import { type GatewayConfig, readConfig as readGatewayConfig } from '../../gateway/config.ts';
import { buildPlatform } from '../../platform/app.ts';
import { type PlatformConfig, readConfig as readPlatformConfig } from '../../platform/config.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import type { AnswerTime } from '../../platform/foundation/http/answerTime.ts';
import { accounts } from '../../platform/people/accounts/table.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { isProgramClientId, isServiceClientId } from '../../platform/people/signIn/tokens/apiKeys.ts';
import { seedDemo } from '../../platform/process/demo/seed.ts';
import { migratedDatabase } from '../../platform/testing/migratedDatabase.ts';
import { LONG_ANSWER_TIME } from '../../platform/testing/testPlatform.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/foundation/dates/dates.ts';
import { isNightly } from '../money/seeded.ts';
import { type Calls, callsTo } from './calls.ts';
import { CODE_KEYS } from './codeKeys.ts';
import { freePort } from './freePort.ts';
import { startPostgres } from './postgres.ts';

export type Engine = 'pglite' | 'postgres';

/**
 * The databases that a test of a noun runs on: PostgreSQL on every change, the embedded one at night as well; that every noun works on
 * either is shown by `tests/contract/resources.test.ts` every time. `TEST_ENGINES=pglite` names others.
 */
export const ENGINES = (process.env.TEST_ENGINES?.split(',') ??
  (isNightly ? ['pglite', 'postgres'] : ['postgres'])) as Engine[];

export interface WorldOptions {
  engine: Engine;
  size: 'full' | 'small';
  /** Settings of the gateway beyond the usual ones. */
  gateway?: Partial<GatewayConfig>;
  /** How long the platform takes for an answer; as long as on a slow machine when absent. */
  answerTime?: AnswerTime;
  /** Puts something between gateway and platform: gets the platform's address, answers the one the gateway shall use. */
  before?: (platformUrl: string) => Promise<string>;
}

/** The whole product in this process, on a fresh database with demo data, listening on free ports. */
export interface World extends Calls {
  platformUrl: string;
  gatewayUrl: string;
  publicUrl: string;
  database: Database;
  /** Of the platform. */
  config: PlatformConfig;
  /** An access token like the embedded issuer's, for an account's login or the client id of an API key or a service account. */
  tokenFor(login: string): Promise<string>;
  close(): Promise<void>;
}

/** Starts everything; `close` stops it. */
export async function startWorld(options: WorldOptions): Promise<World> {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'guerdon-world-'));
    closing.push(() => rmSync(folder, { recursive: true, force: true }));
    const gatewayPort = await freePort();
    const publicUrl = `http://localhost:${gatewayPort}`;
    const shared: Record<string, string> = {
      PUBLIC_URL: publicUrl,
      OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
      SESSION_KEY: 'only-for-tests-and-nothing-else-0123456789',
      LOG_LEVEL: 'silent',
      GUERDON_ENVIRONMENT: 'test',
    };

    const server = options.engine === 'postgres' ? await startPostgres() : null;
    if (server) closing.push(() => server.stop());
    const place = server ? { DATABASE_URL: server.url } : { DATA_DIR: ':memory:' };
    const read = readPlatformConfig({ ...shared, ...place, ...CODE_KEYS, PLATFORM_PORT: '0' });
    const own = (name: string) => join(folder, name);
    const config = { ...read, mediaFolder: own('media'), mailFolder: own('mail'), smsFolder: own('sms') };
    const database = await migratedDatabase(server?.url);
    closing.push(() => database.close());
    await seedDemo(database, {
      size: options.size,
      seed: config.demoSeed,
      today: dayIn(DEFAULT_TIME_ZONE),
      codes: config,
    });

    const platform = await buildPlatform({
      config,
      database,
      answerTime: options.answerTime ?? LONG_ANSWER_TIME,
    });
    closing.push(() => platform.close());
    const platformUrl = await platform.listen({ host: '127.0.0.1', port: 0 });

    const upstream = (await options.before?.(platformUrl)) ?? platformUrl;
    const gateway = await buildGateway({
      config: { ...readGatewayConfig({ ...shared, ...place, PLATFORM_URL: upstream }), ...options.gateway },
    });
    closing.push(() => gateway.close());
    await gateway.listen({ host: '127.0.0.1', port: gatewayPort });

    const tokenFor = async (login: string) => {
      if (isProgramClientId(login)) {
        const grant = isServiceClientId(login) ? await secretIdOf(database, login) : undefined;
        return mintAccessToken(await loadKeys(database), {
          publicUrl,
          subject: login,
          clientId: login,
          ...(grant && { grant }),
        });
      }
      const [account] = await database.db
        .select({ subject: accounts.subject })
        .from(accounts)
        .where(eq(accounts.login, login));
      if (!account) throw new Error(`There is no account ${login}`);
      return mintAccessToken(await loadKeys(database), { publicUrl, subject: account.subject });
    };
    const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
    return {
      ...callsTo(platformUrl, gatewayUrl, tokenFor),
      platformUrl,
      gatewayUrl,
      publicUrl,
      config,
      database,
      tokenFor,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The newest secret of a service account, by its id. */
async function secretIdOf(database: Database, clientId: string): Promise<string> {
  const [row] = await rowsOf(
    database.db,
    { id: text },
    sql`select max(x.id)::text as id from service_account_secrets x join service_accounts s on s.id = x.service_account_id
      where s.client_id = ${clientId}`,
  );
  return row?.id ?? '';
}
