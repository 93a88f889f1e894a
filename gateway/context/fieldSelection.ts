import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Results by the nodes of the compiled document, which outlive a request. */
const selections = new WeakMap<object, Map<string, boolean>>();

/** True if the operation selects the direct child `name` of this field; `@skip` and `@include` are not evaluated. */
export function isSelected(info: GraphQLResolveInfo, name: string): boolean {
  const [node] = info.fieldNodes;
  if (!node) return false;
  const results = selections.get(node) ?? new Map<string, boolean>();
  selections.set(node, results);
  let result = results.get(name);
  if (result === undefined) {
    result = info.fieldNodes.some(({ selectionSet }) => selectionSet && selects(selectionSet, name, info));
    results.set(name, result);
  }
  return result;
}

function selects(set: SelectionSetNode, name: string, info: GraphQLResolveInfo): boolean {
  return set.selections.some((selection) => {
    if (selection.kind === Kind.FIELD) return selection.name.value === name;
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value];
    return inner !== undefined && selects(inner.selectionSet, name, info);
  });
}
