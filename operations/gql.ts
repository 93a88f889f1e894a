import type { DefinitionNode, DocumentNode } from 'graphql';
import { readDefinitions } from './readDefinitions.ts';

/**
 * A document from its text and the fragments it uses, as the generated modules declare it. The text is read when `definitions` is first accessed, so
 * that a screen that is not open costs no time. Afterwards the document is a plain object with the same identity.
 */
export function gql(texts: readonly string[], ...fragments: readonly DocumentNode[]): DocumentNode {
  return {
    get definitions(): readonly DefinitionNode[] {
      const own = readDefinitions(texts.join(' '));
      const value = [...own, ...fragments.flatMap(({ definitions }) => definitions)];
      // Apollo copies documents with their properties and then writes to them: a getter could not be written.
      Object.defineProperty(this, 'definitions', {
        value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
      return value;
    },
    kind: 'Document' as DocumentNode['kind'],
  };
}
