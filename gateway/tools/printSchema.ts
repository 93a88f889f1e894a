import { getDocumentNodeFromSchema } from '@graphql-tools/utils';
import { Kind, lexicographicSortSchema, print } from 'graphql';
import { stitchedSchema } from '../graph/stitchedSchema.ts';

/** The stitched schema as text, sorted, with its descriptions and abilities; needs no server. */
export function printSchema(): string {
  const offline = stitchedSchema(() => {
    throw new Error('The schema is being printed; nothing is executed.');
  });
  const { definitions } = getDocumentNodeFromSchema(lexicographicSortSchema(offline));
  const printed = definitions.filter((definition) => definition.kind !== Kind.SCHEMA_DEFINITION).map(print);
  return `${printed.join('\n\n')}\n`;
}
