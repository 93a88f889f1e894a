// Prints the stitched schema, without any server, into schema/gateway.graphql; `--check` compares instead.
import { readFileSync, writeFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges } from 'graphql';
import { runCommand } from '../../server/runCommand.ts';
import { printSchema } from './printSchema.ts';

runCommand(async () => {
  const file = new URL('../../schema/gateway.graphql', import.meta.url);
  const now = printSchema();

  if (process.argv.includes('--check')) {
    const committed = readFileSync(file, 'utf8');
    const breaking = findBreakingChanges(buildSchema(committed), buildSchema(now));
    for (const change of breaking) process.stderr.write(`breaking: ${change.description}\n`);
    if (committed !== now)
      process.stderr.write('schema/gateway.graphql is not fresh: run npm run schema:dump.\n');
    process.exitCode = committed === now ? 0 : 1;
  } else {
    writeFileSync(file, now);
  }
});
