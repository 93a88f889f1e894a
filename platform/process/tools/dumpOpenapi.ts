// Writes the contract to schema/platform.openapi.json; with --check it only says whether that file is fresh.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runCommand } from '../../../server/runCommand.ts';
import { buildPlatform } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { openDatabase } from '../../foundation/database/connections/connection.ts';
import { migrate } from '../../foundation/database/migrate.ts';

const path = fileURLToPath(new URL('../../../schema/platform.openapi.json', import.meta.url));

async function contract(): Promise<string> {
  const config = readConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent' });
  const database = await openDatabase(config);
  await migrate(database);
  const app = await buildPlatform({ config, database });
  const text = `${JSON.stringify(app.swagger(), null, 2)}\n`;
  await app.close();
  await database.close();
  return text;
}

runCommand(async () => {
  const text = await contract();
  if (!process.argv.includes('--check')) {
    writeFileSync(path, text);
  } else if (text !== readFileSync(path, 'utf8')) {
    process.stderr.write('schema/platform.openapi.json is stale: run `npm run schema:dump`.\n');
    process.exitCode = 1;
  }
});
