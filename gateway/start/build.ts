import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Bundle {
  name: string;
  config: string;
  dist: string;
  sources: string[];
  /** Whether it is built a second time, for page rendering in the gateway. */
  rendersPages?: boolean;
}

/** A bundle that Vite builds: its configuration, its output folder, and its source folders. */
const BUNDLES: Bundle[] = [
  {
    name: 'application',
    config: 'web/vite.config.ts',
    dist: 'web/dist',
    sources: ['web', 'operations', 'schema'],
  },
  {
    name: 'public catalogue',
    config: 'web/catalogue/vite.config.ts',
    dist: 'web/catalogue/dist',
    sources: ['web/catalogue', 'web/tokens', 'web/locales', 'schema'],
    rendersPages: true,
  },
  {
    name: 'playground',
    config: 'gateway/playground/vite.config.ts',
    dist: 'gateway/playground/dist',
    sources: ['gateway/playground'],
  },
];

/** Builds each bundle, or only the named one, if it is missing or older than one of its sources. */
export async function buildWhatIsMissing(say: (text: string) => void, only?: string): Promise<void> {
  for (const { name, config, dist, sources, rendersPages } of BUNDLES) {
    if (only !== undefined && only !== name) continue;
    const made = ['package-lock.json', ...sources].map((path) => newest(join(root, path)));
    if (oldest(join(root, dist)) > Math.max(...made)) continue;
    say(`Building the ${name} …`);
    await bundle(config);
    if (rendersPages) await bundle(config, '--ssr');
  }
}

/** Builds in a separate process: the bundler takes 900 MB, which a long-running process would never release. */
async function bundle(config: string, ...more: string[]): Promise<void> {
  const args = [
    join(root, 'node_modules/vite/bin/vite.js'),
    'build',
    '-c',
    config,
    '--logLevel',
    'warn',
    ...more,
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${config} cannot be built`);
}

/** When the oldest file under `path` was written, in milliseconds; 0 when there is none. Compressed files are added later and are newer. */
export function oldest(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const times = readdirSync(path).map((name) => oldest(join(path, name)));
  return times.length === 0 ? 0 : Math.min(...times);
}

/** When the newest file at or under `path` was changed, in milliseconds; 0 when there is none. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const names = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules');
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}
