// Second half of `npm run codegen`; with `--check` it compares everything generated with what lies on disk instead.
import { staleFiles, writeFiles } from './files.ts';
import { manifestFiles } from './manifest.ts';
import { restFile } from './rest.ts';

const own = [...manifestFiles(), restFile()];

if (process.argv.includes('--check')) {
  const { generate } = await import('@graphql-codegen/cli');
  const { default: config } = await import('../../codegen.ts');
  const typed = (await generate(config, false)) as { filename: string; content: string }[];
  const files = typed.map(({ filename, content }) => ({ path: filename, text: content }));
  const stale = staleFiles([...files, ...own]);
  for (const path of stale) process.stderr.write(`${path} is not fresh: run npm run codegen.\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  writeFiles(own);
}
