import { type ASTVisitor, GraphQLError, Kind, type SelectionSetNode, type ValidationContext } from 'graphql';
import { badRequest } from '../errors/graphErrors.ts';

/** The largest document that is executed. */
export const SHAPE_LIMITS = { depth: 8, aliases: 15, directives: 8, fields: 1000, tokens: 1000 } as const;

/** Bytes of a request's body: enough for the largest document allowed, with its variables. */
export const MAX_BODY_BYTES = 128 * 1024;

/** Values of a list, in the document and in its variables. */
export const MAX_LIST_VALUES = 250;

/** The depth that introspection queries need. */
export const INTROSPECTION_DEPTH = 16;

interface Shape {
  depth: number;
  /** Aliases, and fields repeated within one selection. */
  aliases: number;
  directives: number;
  /** Fields and fragment spreads with every fragment expanded: the work of a traversal. */
  fields: number;
}

/** Validation rule that refuses operations whose root type the schema does not have, lists that are too long, and documents deeper, wider or more repetitive than the application's. */
export function shapeRule(context: ValidationContext): ASTVisitor {
  return {
    OperationDefinition(operation) {
      if (!context.getSchema().getRootType(operation.operation)) {
        const message = `The graph has no ${operation.operation}s.`;
        context.reportError(new GraphQLError(message, { nodes: [operation] }));
      }
      const shape: Shape = { depth: 0, aliases: 0, directives: operation.directives?.length ?? 0, fields: 0 };
      measure(
        operation.selectionSet,
        { context, shape, open: [], allowed: SHAPE_LIMITS.depth, seen: new Set() },
        1,
      );
      for (const [name, count] of Object.entries(shape) as [keyof Shape, number][]) {
        const limit = SHAPE_LIMITS[name];
        if (count > limit) context.reportError(tooMuch(name, { limit, value: count }));
      }
    },
    ListValue({ values }) {
      if (values.length > MAX_LIST_VALUES) context.reportError(listTooLong(values.length));
    },
  };
}

interface Traversal {
  context: ValidationContext;
  shape: Shape;
  /** Fragments around this selection; another rule refuses cycles. */
  open: readonly string[];
  allowed: number;
  /** Selections whose aliases and directives are already counted: a fragment used twice counts once. */
  seen: Set<SelectionSetNode>;
}

function measure(set: SelectionSetNode, traversal: Traversal, depth: number): void {
  const { shape, context, open } = traversal;
  if (shape.fields > SHAPE_LIMITS.fields || shape.depth > SHAPE_LIMITS.depth) return;
  const isNew = !traversal.seen.has(set);
  traversal.seen.add(set);
  const names = new Set<string>();
  for (const node of set.selections) {
    if (isNew) shape.directives += node.directives?.length ?? 0;
    if (node.kind === Kind.FIELD) {
      shape.fields += 1;
      const name = node.alias?.value ?? node.name.value;
      if (isNew && (node.alias || names.has(name))) shape.aliases += 1;
      names.add(name);
      const allowed = node.name.value.startsWith('__') ? INTROSPECTION_DEPTH : traversal.allowed;
      shape.depth = Math.max(shape.depth, depth - (allowed - SHAPE_LIMITS.depth));
      if (node.selectionSet) measure(node.selectionSet, { ...traversal, allowed }, depth + 1);
    } else if (node.kind === Kind.INLINE_FRAGMENT) {
      measure(node.selectionSet, traversal, depth);
    } else if (!open.includes(node.name.value)) {
      shape.fields += 1;
      const fragment = context.getFragment(node.name.value);
      if (fragment) measure(fragment.selectionSet, { ...traversal, open: [...open, node.name.value] }, depth);
    }
  }
}

export const listTooLong = (length: number) =>
  badRequest(`A list has at most ${MAX_LIST_VALUES} values; this one has ${length}.`, {
    limit: MAX_LIST_VALUES,
    value: length,
  });

/** `value` is the first count above the limit where the traversal stops there: of depth and fields. */
function tooMuch(name: keyof Shape, { limit, value }: { limit: number; value: number }): GraphQLError {
  return badRequest(`The document is too large: at most ${limit} ${name} are allowed.`, { limit, value });
}
