import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beginBuild, completeBuild, completeBuildTime } from '../foundation/http/static/completeBuild.ts';
import { withBuildLock } from './buildLock.ts';
import { compressFolder } from './compressFolder.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A folder that Vite builds, and its sources. */
export interface Bundle {
  name: string;
  config: string;
  dist: string;
  sources: string[];
  /** The folder below `dist` that browsers load from, if another one beside it renders pages in the gateway. */
  browser?: string;
}

const BUNDLES: readonly Bundle[] = [
  {
    name: 'application',
    config: 'web/vite.config.ts',
    dist: 'web/dist',
    sources: ['web', 'operations', 'recipient', 'schema'],
  },
  {
    name: 'public catalogue',
    config: 'web/catalog/publicPages/vite.config.ts',
    dist: 'web/catalog/publicPages/dist',
    sources: ['web/catalog/publicPages', 'web/tokens', 'web/locales', 'schema'],
    browser: 'browser',
  },
  {
    name: 'playground',
    config: 'gateway/foundation/playground/vite.config.ts',
    dist: 'gateway/foundation/playground/dist',
    sources: ['gateway/foundation/playground', 'schema'],
  },
];

/** Selects the bundles to build: all or the named one, and optionally also those that are up to date. */
export interface BuildRequest {
  only?: string;
  isForced?: boolean;
}

/**
 * Builds each requested bundle that is missing, incomplete or older than one of its sources. `npm start`, `npm run build` and the tests all
 * build here, so that each of them leaves the same files, compressed ones included.
 */
export async function buildWhatIsMissing(
  say: (text: string) => void,
  { only, isForced = false }: BuildRequest = {},
): Promise<void> {
  const requested = BUNDLES.filter(({ name }) => only === undefined || only === name);
  const pending = () => requested.filter((bundle) => isForced || isStale(bundle));
  if (pending().length === 0) return;
  await withBuildLock(join(root, '.build/build.lock.sqlite'), {
    onWait: () => say('Waiting for another process that builds here …'),
    async build() {
      // Another process may have built them meanwhile.
      for (const bundle of pending()) await buildBundle(bundle, say);
    },
  });
}

/** True if a requested bundle has to be built before it can be served. */
export function isBuildNeeded(): boolean {
  return BUNDLES.some((bundle) => isStale(bundle));
}

function isStale({ dist, sources }: Bundle): boolean {
  const changes = ['package-lock.json', ...sources].map((path) => newest(join(root, path)));
  return completeBuildTime(join(root, dist)) <= Math.max(...changes);
}

async function buildBundle({ name, config, dist, browser }: Bundle, say: (text: string) => void) {
  say(`Building the ${name} …`);
  const folder = join(root, dist);
  const begunAt = Date.now();
  beginBuild(folder);
  await runVite(config);
  if (browser !== undefined) await runVite(config, '--ssr');
  await compressFolder(join(folder, browser ?? ''));
  completeBuild(folder, begunAt);
}

/** Builds in a separate process: the bundler takes 900 MB, which a long-running process would never release. */
async function runVite(config: string, ...more: string[]): Promise<void> {
  const args = [join(root, 'node_modules/vite/bin/vite.js'), 'build', '-c', config, '--logLevel', 'warn'];
  const child = spawn(process.execPath, [...args, ...more], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${config} cannot be built`);
}

/** When the newest file at or under `path` was changed, in milliseconds; 0 when there is none. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const names = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules');
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}
