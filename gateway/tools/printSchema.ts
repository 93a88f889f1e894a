import { getDocumentNodeFromSchema } from '@graphql-tools/utils';
import { lexicographicSortSchema, print } from 'graphql';
import { stitchedSchema } from '../foundation/graph/stitchedSchema.ts';

/** The stitched schema as text, sorted, with its root types, descriptions and abilities; needs no server. */
export function printSchema(): string {
  const offline = stitchedSchema(() => {
    throw new Error('The schema is being printed; nothing is executed.');
  });
  return `${print(getDocumentNodeFromSchema(lexicographicSortSchema(offline)))}\n`;
}
