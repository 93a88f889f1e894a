import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import pg from 'pg';
import { newClusterFolder } from './clusterFolder.ts';

/** A PostgreSQL with one fresh database of its own. */
export interface PostgresForTests {
  /** Connection string of an empty database. */
  url: string;
  /** Drops the database, or ends the server when it was started here. */
  stop(): Promise<void>;
}

/**
 * The only way in which tests get a real PostgreSQL: `TEST_DATABASE_URL` names a server (a new database is created on it), else a
 * server of our own is started from the `initdb` and `postgres` of this machine. Without either it throws and names the fix.
 * If `TEST_DATABASE_TEMPLATE` names a migrated database of that server, the new one is its copy, unless it has to be empty.
 * @param isOwnerPlain its owner is no superuser, as in production, so that row-level security holds for it too; the database is empty.
 */
export async function startPostgres({
  isEmpty = false,
  isOwnerPlain = false,
} = {}): Promise<PostgresForTests> {
  if (isOwnerPlain) return plainOwnersDatabase();
  const serverUrl = process.env.TEST_DATABASE_URL;
  const template = isEmpty ? undefined : process.env.TEST_DATABASE_TEMPLATE;
  return serverUrl ? databaseOn(serverUrl, template) : ownServer({ isInMemory: true });
}

/** The folder holding `initdb` and `postgres`, or null. */
export function postgresFolder(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((f) => existsSync(join(f, 'initdb')) && existsSync(join(f, 'postgres'))) ?? null;
}

/** Seconds for a statement, a lock, an idle transaction and a connection of a test: four times the product's limits and more. */
const LONG_LIMITS_S = { statement_timeout: 30, lock_timeout: 15, idle_in_transaction_session_timeout: 60 };
const LONG_CONNECT_TIMEOUT_S = 15;

/**
 * The connection string of a server, with limits that a machine keeps which is busy or slow. A test that asserts a limit sets it itself, or uses a
 * server with the product's own (`restartablePostgres`, `hasProductLimits`, `isDurable`).
 */
function withLongLimits(connectionString: string): string {
  const url = new URL(connectionString);
  for (const [limit, seconds] of Object.entries(LONG_LIMITS_S))
    url.searchParams.set(limit, String(seconds * 1000));
  url.searchParams.set('connect_timeout', String(LONG_CONNECT_TIMEOUT_S));
  return url.href;
}

let count = 0;

/** A new database on a server, empty or a copy of `template`. */
export async function databaseOn(server: string, template?: string): Promise<PostgresForTests> {
  count += 1;
  const name = `guerdon_test_${process.pid}_${Date.now().toString(36)}_${count}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  // Files are copied as they are: cheaper than page by page, where a crash loses nothing that matters.
  await run(`create database ${name} ${template ? `template ${template} strategy file_copy` : ''}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: withLongLimits(url.href), stop: () => run(`drop database if exists ${name} with (force)`) };
}

/** An empty database on a server of its own, whose owner has the rights that docs/production.md gives it. */
async function plainOwnersDatabase(): Promise<PostgresForTests> {
  const server = await ownServer({ isInMemory: true });
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  for (const statement of [
    'create role guerdon login',
    'create role guerdon_app login',
    'grant guerdon_app to guerdon',
    'grant set on parameter "app.staff" to guerdon',
    'create database guerdon owner guerdon',
  ])
    await client.query(statement);
  await client.end();
  const url = new URL(server.url);
  url.username = 'guerdon';
  url.pathname = '/guerdon';
  return { url: url.href, stop: server.stop };
}

/** The folder of our own cluster, its binaries, and its system user: PostgreSQL refuses to run as root. */
export interface Cluster {
  bin: string;
  /** Holds the socket, and the cluster in `data`. */
  directory: string;
  data: string;
  settings: string[];
  options: { uid?: number; gid?: number; cwd: string };
  url: string;
}

/** Creates an empty cluster. It loses data in a power cut, unless `isDurable`: then commits have their real cost. `isInMemory`: off the disk. */
export function newCluster({ isDurable = false, isInMemory = false } = {}): Cluster {
  const bin = postgresFolder();
  if (!bin) throw new Error('No PostgreSQL found: install `postgresql` or set TEST_DATABASE_URL.');
  const directory = newClusterFolder({ isInMemory });
  const data = join(directory, 'data');
  const owner = unprivileged();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(directory, owner.uid, owner.gid);
  const options = { ...owner, cwd: directory };
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'ignore',
  });
  const settings = [`unix_socket_directories=${directory}`, 'listen_addresses=', 'max_connections=200'];
  settings.push('shared_buffers=64MB');
  if (!isDurable) settings.push('fsync=off', 'full_page_writes=off');
  const url = `postgres://app@localhost/postgres?host=${encodeURIComponent(directory)}`;
  return { bin, directory, data, settings, options, url };
}

/** A server of our own, its one database empty; its limits are the product's where it is `isDurable` or `hasProductLimits`. */
export async function ownServer(
  kind: { isDurable?: boolean; isInMemory?: boolean; hasProductLimits?: boolean } = {},
): Promise<PostgresForTests> {
  const { bin, directory, data, settings, options, url } = newCluster(kind);
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-4000);
      if (log.includes('ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error(`PostgreSQL ended before it was ready: ${log}`)));
  });
  const forget = () => server.kill('SIGQUIT');
  process.once('exit', forget);
  return {
    url: kind.isDurable || kind.hasProductLimits ? url : withLongLimits(url),
    async stop() {
      process.removeListener('exit', forget);
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: then it runs as `postgres`, or as `nobody` if there is no such user. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const ask = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }).toString());
      return { uid: ask('-u'), gid: ask('-g') };
    } catch {}
  }
  return {};
}
