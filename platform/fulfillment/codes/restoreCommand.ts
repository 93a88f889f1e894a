// `npm run codes:restore`: returns reward codes that could not be opened and were laid aside to their pools, as far as the keys open them now, and starts
// stopped pools again. `-- --discard` marks those dead that still cannot be opened. Exits with 1 if some are left.
import { systemScope } from '../../foundation/access/scope.ts';
import { databaseCommand } from '../../foundation/commands/databaseCommand.ts';
import { openCodeBox } from '../../foundation/secrets/openCodeBox.ts';
import { restoreCodes } from './restoreCodes.ts';

databaseCommand(async ({ config, database }) => {
  const discards = process.argv.includes('--discard');
  const box = await openCodeBox(config, database);
  const pools = await restoreCodes(systemScope(database), box, { discards });
  const left = discards ? 'discarded' : 'still unreadable';
  for (const { sku, restored, unreadable } of pools)
    process.stdout.write(`${sku}: ${restored} codes restored, ${unreadable} ${left}\n`);
  if (pools.length === 0) process.stdout.write('No codes are laid aside, and no pool is stopped\n');
  process.exitCode = discards || pools.every(({ unreadable }) => unreadable === 0) ? 0 : 1;
});
