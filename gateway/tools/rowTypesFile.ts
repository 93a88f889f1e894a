import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasResolver } from '../foundation/graph/schema.ts';
import { ownSchema } from '../sdl/sdl.ts';
import { type GeneratedFile, root } from './generatedFiles.ts';
import { platformContract } from './platformContract.ts';
import { rowTypes, typesWithRows } from './rowTypes.ts';

/** Files that may declare the row of a type: `export interface UploadRow`. */
const DECLARING = ['foundation/{rest,search}/*.ts', '*/**/*{Source,Row}.ts'];

const named = Object.values(typesWithRows(ownSchema))
  .flat()
  .map(({ name }) => name);

/** Type of the graph → the row that its resolvers receive, as typescript-resolvers reads it. */
export const mappers: Record<string, string> = Object.fromEntries(
  named.map((name) => [name, `./rows.generated.ts#${name}Row`]),
);

/** The row behind every type of the graph, those that the files of the gateway declare included. */
export function rowTypesFile(): GeneratedFile {
  const declared = declaredRows();
  const { schemas } = platformContract().components;
  const lines = [
    '/** Generated from the SDL and schema/platform.openapi.json: the row behind every type of the graph. */',
    "import type * as Rest from '../foundation/rest/rest.generated.ts';",
    "import type * as Schema from '../sdl/types.generated.ts';",
    ...[...declared].flatMap(([file, names]) => {
      const rows = names.map((name) => `${name}Row`).join(', ');
      return [`import type { ${rows} } from ${JSON.stringify(`../${file}`)};`, `export type { ${rows} };`];
    }),
    ...rowTypes({ own: ownSchema, hasResolver, schemas, declared: new Set([...declared.values()].flat()) }),
  ];
  return { path: 'gateway/context/rows.generated.ts', text: `${lines.join('\n')}\n` };
}

/** File, seen from gateway/ → the types whose rows it declares. */
function declaredRows(): Map<string, string[]> {
  const files = globSync(DECLARING, { cwd: join(root, 'gateway'), exclude: ['**/*.generated.ts'] }).sort();
  const rowsByFile = files.map((file): [string, string[]] => {
    const text = readFileSync(join(root, 'gateway', file), 'utf8');
    const rows = [...text.matchAll(/^export (?:interface|type) (\w+)Row\b/gm)].map(([, name = '']) => name);
    return [file, rows.filter((name) => named.includes(name))];
  });
  return new Map(rowsByFile.filter(([, rows]) => rows.length > 0));
}
