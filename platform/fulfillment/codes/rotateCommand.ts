// `npm run codes:rotate`: rewraps the keys of all reward codes and stored files with the first of CODES_KEYS, while the product runs. Afterwards the older keys can be
// removed.
import { systemScope } from '../../foundation/access/scope.ts';
import { databaseCommand } from '../../foundation/commands/databaseCommand.ts';
import { openCodeBox } from '../../foundation/secrets/openCodeBox.ts';
import { rotateCodes } from './rotateCodes.ts';

databaseCommand(async ({ config, database }) => {
  const box = await openCodeBox(config, database);
  const rotated = await rotateCodes(systemScope(database), box);
  process.stdout.write(`${rotated} keys are wrapped by ${box.currentKey} now\n`);
});
