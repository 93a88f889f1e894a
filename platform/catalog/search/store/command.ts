// `npm run search:rebuild`: compares the search index with the record of the database that the environment names, prints the differences and
// repairs them; with `--check` it only prints them, and exits with 1 if there are any.

import { systemScope } from '../../../foundation/access/scope.ts';
import { databaseCommand } from '../../../foundation/commands/databaseCommand.ts';
import { type Rebuilt, rebuildIndex } from './rebuild.ts';

const WORDS = { missing: 'missing', idle: 'idle   ', changed: 'changed' } as const;
const MAX_PRINTED_ROWS = 200;

const say = (line: string) => process.stdout.write(`${line}\n`);

function print({ products, entries, differences }: Rebuilt, isCheck: boolean): void {
  for (const { kind, sku, fields } of differences.slice(0, MAX_PRINTED_ROWS))
    say(`${WORDS[kind]} ${sku}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`);
  if (differences.length > MAX_PRINTED_ROWS) say(`and ${differences.length - MAX_PRINTED_ROWS} more`);
  const outcome = isCheck ? 'differ from the record' : 'were written anew';
  say(`${products} products, ${entries} entries, of which ${differences.length} ${outcome}`);
}

databaseCommand(async ({ database }) => {
  const isCheck = process.argv.includes('--check');
  const rebuilt = await rebuildIndex(systemScope(database), { isCheck });
  print(rebuilt, isCheck);
  process.exitCode = isCheck && rebuilt.differences.length > 0 ? 1 : 0;
});
