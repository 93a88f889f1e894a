// `npm run migrations:generate`: writes the SQL of changed tables as a new migration. drizzle-kit compares the tables with the newest
// snapshot only, so the older ones are deleted.
import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from '../../../server/runCommand.ts';

const SNAPSHOTS = resolve(import.meta.dirname, '../../database/migrations/meta');

runCommand(async () => {
  const config = ['--config', 'platform/database/drizzle.config.ts'];
  const { status } = spawnSync('npx', ['drizzle-kit', 'generate', ...config, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  if (status !== 0) return;
  const snapshots = readdirSync(SNAPSHOTS).filter((name) => name.endsWith('_snapshot.json'));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(join(SNAPSHOTS, name));
});
