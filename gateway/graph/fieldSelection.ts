import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

const answers = new WeakMap<object, Map<string, boolean>>();

/**
 * Whether the answer of this field is asked for its direct child `name` (a @skip or @include is taken as asked for).
 * Remembered by the compiled document's own nodes.
 */
export function isSelected(info: GraphQLResolveInfo, name: string): boolean {
  const [node] = info.fieldNodes;
  if (!node) return false;
  const known = answers.get(node) ?? new Map<string, boolean>();
  answers.set(node, known);
  let answer = known.get(name);
  if (answer === undefined) {
    answer = info.fieldNodes.some(({ selectionSet }) => selectionSet && has(selectionSet, name, info));
    known.set(name, answer);
  }
  return answer;
}

function has(set: SelectionSetNode, name: string, info: GraphQLResolveInfo): boolean {
  return set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === name;
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return inner !== undefined && has(inner.selectionSet, name, info);
  });
}
