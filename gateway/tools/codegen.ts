// Second half of `npm run codegen`; with `--check` it compares everything generated with what lies on disk instead.
import { runCommand } from '../../server/runCommand.ts';
import { staleFiles, writeFiles } from './generatedFiles.ts';
import { manifestFiles } from './manifest.ts';
import { possibleTypesFile } from './possibleTypes.ts';
import { restTypesFile } from './restTypes.ts';
import { rowTypesFile } from './rowTypesFile.ts';

runCommand(async () => {
  const own = [...manifestFiles(), possibleTypesFile(), restTypesFile(), rowTypesFile()];

  if (process.argv.includes('--check')) {
    const { generate } = await import('@graphql-codegen/cli');
    const { default: config } = await import('../../codegen.ts');
    const typed = (await generate(config, false)) as { filename: string; content: string }[];
    const files = typed.map(({ filename, content }) => ({ path: filename, text: content }));
    const stale = staleFiles([...files, ...own]);
    for (const path of stale) process.stderr.write(`${path} is out of date: run npm run codegen.\n`);
    process.exitCode = stale.length === 0 ? 0 : 1;
  } else {
    writeFiles(own);
  }
});
