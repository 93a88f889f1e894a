// `npm run codes:rotate`: rewraps the keys of all reward codes and stored exports with the first of CODES_KEYS, while the product runs. Afterwards the older keys can be
// removed.
import { systemScope } from '../access/scope.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connection.ts';
import { openCodeBox } from './codeBox.ts';
import { rotateCodes } from './rotateCodes.ts';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const box = await openCodeBox(config, database);
    const rotated = await rotateCodes(systemScope(database), box);
    process.stdout.write(`${rotated} keys are wrapped by ${box.currentKey} now\n`);
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 2;
});
