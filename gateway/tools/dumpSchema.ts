// Prints the stitched schema, without any server, into schema/gateway.graphql, and what follows from the code into the guides; `--check` compares instead.
import { runCommand } from '../../server/runCommand.ts';
import { apiGuideFile } from './apiGuide.ts';
import { staleFiles, writeFiles } from './generatedFiles.ts';
import { printSchema } from './printSchema.ts';

runCommand(async () => {
  const files = [{ path: 'schema/gateway.graphql', text: printSchema() }, apiGuideFile()];
  if (!process.argv.includes('--check')) return writeFiles(files);
  const stale = staleFiles(files);
  for (const path of stale) process.stderr.write(`${path} is out of date: run npm run schema:dump.\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
});
