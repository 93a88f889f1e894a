import { buildSchema, isAbstractType } from 'graphql';
import type { GeneratedFile } from './generatedFiles.ts';
import { printSchema } from './printSchema.ts';

/** The members of every union of the graph: the web's cache needs them to match fragments. */
export function possibleTypesFile(): GeneratedFile {
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
