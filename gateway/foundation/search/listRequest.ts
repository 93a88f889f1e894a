import type { ExecutionRequest } from '@graphql-tools/utils';
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLInputObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  valueFromAST,
  visit,
} from 'graphql';

interface PageInput {
  number?: number | null;
  size?: number | null;
}

/** Figures of a list that `page` is made of. */
export const FIGURES: readonly string[] = [
  'totalPages',
  'totalCount',
  'currentPage',
  'limitValue',
  'totalIsCapped',
];

/**
 * Translates the root field of a list for the index: `page: {number, size}` becomes `page` and `limit`, and the selection of
 * `page` becomes the index's figures.
 */
export function toIndexList(
  field: FieldNode,
  request: ExecutionRequest,
  { input, figures }: { input: GraphQLInputObjectType; figures: readonly string[] },
): FieldNode {
  const pageArgument = field.arguments?.find((argument) => argument.name.value === 'page');
  const page = (pageArgument ? valueFromAST(pageArgument.value, input, request.variables) : null) as
    | PageInput
    | null
    | undefined;
  const args = (field.arguments ?? []).filter((argument) => argument !== pageArgument);
  args.push(integer('page', page?.number ?? 1));
  if (page) args.push(integer('limit', page.size ?? 10));
  const selections = field.selectionSet
    ? rowsAndFigures(field.selectionSet, { document: request.document, figures })
    : [];
  return { ...field, arguments: args, selectionSet: { kind: Kind.SELECTION_SET, selections } };
}

/** Drops the definitions of variables that the document no longer uses. */
export function keepUsedVariables(document: DocumentNode): DocumentNode {
  const used = new Set<string>();
  visit(document, {
    VariableDefinition: () => false,
    Variable: (node) => void used.add(node.name.value),
  });
  return visit(document, {
    VariableDefinition: (node) => (used.has(node.variable.name.value) ? undefined : null),
  });
}

function integer(name: string, value: number): ArgumentNode {
  return {
    kind: Kind.ARGUMENT,
    name: { kind: Kind.NAME, value: name },
    value: { kind: Kind.INT, value: String(value) },
  };
}

function rowsAndFigures(
  set: SelectionSetNode,
  { document, figures }: { document: DocumentNode; figures: readonly string[] },
): SelectionNode[] {
  const fragments = new Map(
    document.definitions
      .filter(
        (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
      )
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const rows: SelectionNode[] = [];
  (function collect({ selections }: SelectionSetNode) {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        if (selection.name.value !== 'page') rows.push(selection);
        continue;
      }
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
      if (inner) collect(inner.selectionSet);
    }
  })(set);
  return [
    ...rows,
    ...figures.map((name): FieldNode => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value: name } })),
  ];
}
