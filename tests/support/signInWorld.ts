// Issuer and gateway session over real HTTP: everything needed to sign in, and nothing else.

import { scryptSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { request as send } from 'undici';
import { sessionConfigOf, sessionEnvironment } from '../../gateway/foundation/session/environment.ts';
import type { RefreshStore } from '../../gateway/foundation/session/refreshStore.ts';
import { sessionPlugin } from '../../gateway/foundation/session/sessionPlugin.ts';
import { type PlatformConfig, readConfig } from '../../platform/config.ts';
import { bearerOf } from '../../platform/foundation/access/bearerToken.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { logOptions } from '../../platform/foundation/http/logging.ts';
import { bindMember } from '../../platform/people/accounts/bindMember.ts';
import { oidcPlugin } from '../../platform/people/signIn/issuer/plugin.ts';
import { bearerVerifier } from '../../platform/people/signIn/tokens/bearer.ts';
import { migratedDatabase, runsDatabase } from '../../platform/testing/migratedDatabase.ts';
import { refusalPages } from '../../server/pages/refusalPages.ts';
import type { Answer, Visitor } from './visitor.ts';

export interface SignInWorld {
  config: PlatformConfig;
  database: Database;
  publicUrl: string;
  platformUrl: string;
  /** Lines the platform logged. */
  log: string[];
  /** The accounts that exist: one with, one without a role, one disabled; password `right password`. */
  logins: { person: string; roleless: string; disabled: string };
  /** Another gateway with the same issuer; it has the same cookies, and shares refreshes if it is given a store. */
  anotherGateway(refreshes?: RefreshStore): Promise<string>;
  /** Signs the visitor in through the pages; answers the last redirect, into the application. */
  signIn(visitor: Visitor, login?: string, returnTo?: string): Promise<Answer>;
  close(): Promise<void>;
}

export const RIGHT_PASSWORD = 'right password';

/** Starts everything; on a PostgreSQL where one is named, else, unless it shall be the embedded one, on the database that the run has for such tests. */
export async function startSignInWorld(databaseUrl: string | 'embedded' | null = null): Promise<SignInWorld> {
  // The public address must be known before the plugins are, so the server listens before it is Fastify's.
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
  const gateway = Fastify({ pluginTimeout: 0, serverFactory: (handler) => server.on('request', handler) });
  const log: string[] = [];
  const logger = logOptions('info', { write: (line) => void log.push(line) }) ?? false;
  const platform = Fastify({ pluginTimeout: 0, trustProxy: 'loopback', logger });
  const ports = { platformUrl: '' };
  for (const app of [gateway, platform]) await app.register(refusalPages);
  await gateway.register(async (proxy) => {
    proxy.removeAllContentTypeParsers();
    proxy.addContentTypeParser('*', (_request, payload, callback) => callback(null, payload));
    proxy.all('/oidc/*', async (request, reply) => {
      const { 'content-length': _length, connection: _connection, ...headers } = request.headers;
      const answer = await send(ports.platformUrl + request.url, {
        method: request.method as 'GET',
        headers: { ...headers, 'x-forwarded-for': request.ip },
        body: request.method === 'POST' ? (request.body as NodeJS.ReadableStream as never) : null,
      });
      return reply.code(answer.statusCode).headers(answer.headers).send(answer.body);
    });
  });
  gateway.get('/who', async ({ session }) => ({ subject: session?.subject ?? null }));
  // A call of the product's API on behalf of the browser, as the gateway's own routes make it.
  gateway.get('/api-call', async ({ session }) => {
    const headers = session ? { authorization: `Bearer ${session.accessToken}` } : {};
    return { status: (await send(`${ports.platformUrl}/api/whoami`, { headers })).statusCode };
  });
  const environment = { PUBLIC_URL: publicUrl, DATA_DIR: ':memory:', LOG_LEVEL: 'silent' };
  const address = databaseUrl === 'embedded' ? null : databaseUrl;
  const config = { ...readConfig(environment), databaseUrl: address };
  const database = await (databaseUrl ? migratedDatabase(address) : runsDatabase());
  const logins = await makeAccounts(database);

  await platform.register(oidcPlugin, { config, database, bindMember });
  const verify = bearerVerifier(config, database);
  platform.get('/api/whoami', async (request, reply) => {
    const token = bearerOf(request.raw);
    const bearer = token === null ? null : await verify(token);
    return bearer ?? reply.code(401).send({ error_name: 'unauthenticated' });
  });
  ports.platformUrl = await platform.listen({ port: 0, host: '127.0.0.1' });

  const session = sessionConfigOf({
    ...sessionEnvironment.parse({ DATA_DIR: ':memory:' }),
    PUBLIC_URL: publicUrl,
    PLATFORM_URL: ports.platformUrl,
  });
  await gateway.register(sessionPlugin, { config: session });
  await gateway.ready();
  const others: FastifyInstance[] = [];

  return {
    config,
    database,
    publicUrl,
    platformUrl: ports.platformUrl,
    log,
    logins,
    async anotherGateway(refreshes) {
      const other = Fastify({ pluginTimeout: 0 });
      others.push(other);
      await other.register(sessionPlugin, { config: session, ...(refreshes ? { refreshes } : {}) });
      return other.listen({ port: 0, host: '127.0.0.1' });
    },
    async signIn(visitor, login = logins.person, returnTo = '/#/home') {
      const start = await visitor.send(`${publicUrl}/auth/login?return_to=${encodeURIComponent(returnTo)}`);
      const page = await visitor.follow(start);
      let answer = await visitor.post(page.url, { login, password: RIGHT_PASSWORD });
      while (answer.location && new URL(answer.location).pathname.match(/^\/(oidc|auth)\//)) {
        answer = await visitor.send(answer.location);
      }
      return answer;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      for (const one of [gateway, ...others]) await one.close();
      await platform.close();
      await database.close();
    },
  };
}

/** A hash whose parameters cost little: it is checked by them. What a new one costs is shown by `platform/people/signIn/password.test.ts`. */
function quickHash(password: string): string {
  const salt = Buffer.alloc(16, 7);
  const key = scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 });
  return `scrypt$N=1024,r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;
}

async function makeAccounts(database: Database): Promise<SignInWorld['logins']> {
  const hash = quickHash(RIGHT_PASSWORD);
  await database.db.execute(sql`insert into organizations (ui_id, name, operating_countries, billing_currencies)
    values ('sign-in', 'Sign-in', '{FR}', '{EUR}')`);
  const make = async (name: string, roles: string, status = 'enabled') => {
    const login = `${name}@sign-in.example`;
    await database.db.execute(sql`insert into accounts (organization_id, subject, login, email, password_hash, name, roles, status)
      select id, ${`subject-${name}`}, ${login}, ${login}, ${hash}, ${name}, ${roles}::text[], ${status} from organizations limit 1`);
    return login;
  };
  return {
    person: await make('person', '{admin}'),
    roleless: await make('roleless', '{}'),
    disabled: await make('disabled', '{admin}', 'disabled'),
  };
}
