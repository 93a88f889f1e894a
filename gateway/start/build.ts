import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What Vite builds: its configuration, where it goes, and the folders it is made of. */
const BUNDLES = [
  {
    name: 'application',
    config: 'web/vite.config.ts',
    dist: 'web/dist',
    sources: ['web', 'operations', 'schema'],
  },
  {
    name: 'playground',
    config: 'gateway/playground/vite.config.ts',
    dist: 'gateway/playground/dist',
    sources: ['gateway/playground'],
  },
];

/** Builds each bundle that is not there or older than one of its sources. */
export async function buildWhatIsMissing(say: (text: string) => void): Promise<void> {
  for (const { name, config, dist, sources } of BUNDLES) {
    const built = newest(join(root, dist));
    if (
      built >
      Math.max(
        newest(join(root, 'package-lock.json')),
        ...sources.map((source) => newest(join(root, source))),
      )
    )
      continue;
    say(`Building the ${name} …`);
    const { build } = await import('vite');
    await build({ configFile: join(root, config), logLevel: 'warn' });
  }
}

/** When the newest file at or under `path` was changed, in milliseconds; 0 when there is none. */
function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const names = readdirSync(path).filter((name) => name !== 'dist' && name !== 'node_modules');
  return Math.max(0, ...names.map((name) => newest(join(path, name))));
}
