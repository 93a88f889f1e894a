// Second half of `npm run codegen`; with `--check` it compares everything generated with what lies on disk instead.

import { buildSchema, isAbstractType } from 'graphql';
import { runCommand } from '../../server/runCommand.ts';
import { hasResolver } from '../foundation/graph/schema.ts';
import { REST_FIELDS } from '../foundation/rest/restFields.ts';
import { type GeneratedFile, staleFiles, writeFiles } from './generatedFiles.ts';
import { manifestFiles } from './manifest.ts';
import { platformContract } from './platformContract.ts';
import { printSchema } from './printSchema.ts';
import { restFaults } from './restFaults.ts';
import { restTypesFile } from './restTypes.ts';
import { rowTypesFile } from './rowTypesFile.ts';

runCommand(async () => {
  const faults = restFaults(REST_FIELDS, { contract: platformContract(), hasResolver });
  if (faults.length > 0) throw new Error(`@rest and the platform's contract disagree:\n${faults.join('\n')}`);
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

/** The members of every union of the graph: the web's cache needs them to match fragments. */
function possibleTypesFile(): GeneratedFile {
  const schema = buildSchema(printSchema());
  const unions = Object.values(schema.getTypeMap()).filter((type) => isAbstractType(type));
  const lines = unions.map((union) => {
    const members = schema.getPossibleTypes(union).map(({ name }) => `'${name}'`);
    return `  ${union.name}: [${members.join(', ')}],\n`;
  });
  return {
    path: 'operations/possibleTypes.generated.ts',
    text: `/** Union → its members. */\nexport const possibleTypes: Record<string, string[]> = {\n${lines.join('')}};\n`,
  };
}
