import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type FragmentSpreadNode,
  Kind,
  visit,
} from 'graphql';

/**
 * Replaces every spread marked `@inline` with the fields of its fragment and drops these fragments. It is for fields that many
 * operations read themselves, which masking would hide from them; neither the web nor the gateway sees the directive.
 */
export function inlineFragments(documents: readonly DocumentNode[]): DocumentNode[] {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const { definitions } of documents) {
    for (const definition of definitions)
      if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const inlined = new Set<string>();
  const expanded = documents.map((document) =>
    visit(document, {
      FragmentSpread(spread) {
        if (!isInline(spread)) return undefined;
        const fragment = fragments.get(spread.name.value);
        if (!fragment) throw new Error(`There is no fragment ${spread.name.value} to inline.`);
        inlined.add(spread.name.value);
        const { typeCondition, selectionSet } = fragment;
        return { kind: Kind.INLINE_FRAGMENT, typeCondition, selectionSet } as const;
      },
    }),
  );
  return expanded.map((document) => ({
    ...document,
    definitions: document.definitions.filter(
      (definition) => definition.kind !== Kind.FRAGMENT_DEFINITION || !inlined.has(definition.name.value),
    ),
  }));
}

function isInline({ directives }: FragmentSpreadNode): boolean {
  return directives?.some(({ name }) => name.value === 'inline') ?? false;
}
