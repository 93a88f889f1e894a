import {
  type ArgumentNode,
  type ConstDirectiveNode,
  type ConstValueNode,
  type DefinitionNode,
  type DirectiveNode,
  Kind,
  type NamedTypeNode,
  type NameNode,
  type OperationTypeNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
  type VariableDefinitionNode,
  type VariableNode,
} from 'graphql';

/** The tokens of a text, and the index of the next one. */
interface Cursor {
  tokens: readonly string[];
  at: number;
}

/** `...`, a string, a name or number, or one punctuation mark; spaces and commas separate. */
const TOKEN = /\.{3}|"(?:\\.|[^"\\])*"|[-+\w.]+|[^\s,]/g;

/**
 * Reads the definitions of an operation or fragment from text that codegen has validated and printed. graphql's own parser also explains
 * errors and reads schemas, and is seven times as large.
 */
export function readDefinitions(text: string): DefinitionNode[] {
  const cursor: Cursor = { tokens: text.match(TOKEN) ?? [], at: 0 };
  const definitions: DefinitionNode[] = [];
  while (cursor.at < cursor.tokens.length) definitions.push(definition(cursor));
  return definitions;
}

function definition(cursor: Cursor): DefinitionNode {
  const keyword = take(cursor);
  const named = name(cursor);
  if (keyword === 'fragment') {
    take(cursor); // on
    return {
      kind: Kind.FRAGMENT_DEFINITION,
      name: named,
      typeCondition: namedType(cursor),
      directives: directives(cursor),
      selectionSet: selectionSet(cursor),
    };
  }
  return {
    kind: Kind.OPERATION_DEFINITION,
    operation: keyword as OperationTypeNode,
    name: named,
    variableDefinitions: list(cursor, '()', variableDefinition),
    directives: directives(cursor),
    selectionSet: selectionSet(cursor),
  };
}

function variableDefinition(cursor: Cursor): VariableDefinitionNode {
  const variable = value(cursor) as VariableNode;
  take(cursor); // :
  return {
    kind: Kind.VARIABLE_DEFINITION,
    variable,
    type: type(cursor),
    ...(skip(cursor, '=') && { defaultValue: value(cursor) as ConstValueNode }),
    directives: directives(cursor) as ConstDirectiveNode[],
  };
}

function type(cursor: Cursor): TypeNode {
  const [element] = list(cursor, '[]', type);
  const nullable = element ? { kind: Kind.LIST_TYPE as const, type: element } : namedType(cursor);
  return skip(cursor, '!') ? { kind: Kind.NON_NULL_TYPE, type: nullable } : nullable;
}

const selectionSet = (cursor: Cursor): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: list(cursor, '{}', selection),
});

function selection(cursor: Cursor): SelectionNode {
  if (!skip(cursor, '...')) {
    const first = name(cursor);
    const isAlias = skip(cursor, ':');
    return {
      kind: Kind.FIELD,
      ...(isAlias && { alias: first }),
      name: isAlias ? name(cursor) : first,
      arguments: list(cursor, '()', argument),
      directives: directives(cursor),
      ...(isNext(cursor, '{') && { selectionSet: selectionSet(cursor) }),
    };
  }
  if (/^\w/.test(next(cursor)) && !isNext(cursor, 'on'))
    return { kind: Kind.FRAGMENT_SPREAD, name: name(cursor), directives: directives(cursor) };
  return {
    kind: Kind.INLINE_FRAGMENT,
    ...(skip(cursor, 'on') && { typeCondition: namedType(cursor) }),
    directives: directives(cursor),
    selectionSet: selectionSet(cursor),
  };
}

function directives(cursor: Cursor): DirectiveNode[] {
  const directiveNodes: DirectiveNode[] = [];
  while (skip(cursor, '@'))
    directiveNodes.push({
      kind: Kind.DIRECTIVE,
      name: name(cursor),
      arguments: list(cursor, '()', argument),
    });
  return directiveNodes;
}

const argument = (cursor: Cursor): ArgumentNode => ({ kind: Kind.ARGUMENT, ...nameAndValue(cursor) });

function nameAndValue(cursor: Cursor): { name: NameNode; value: ValueNode } {
  const named = name(cursor);
  take(cursor); // :
  return { name: named, value: value(cursor) };
}

function value(cursor: Cursor): ValueNode {
  if (isNext(cursor, '[')) return { kind: Kind.LIST, values: list(cursor, '[]', value) };
  if (isNext(cursor, '{'))
    return {
      kind: Kind.OBJECT,
      fields: list(cursor, '{}', (field) => ({ kind: Kind.OBJECT_FIELD, ...nameAndValue(field) })),
    };
  if (skip(cursor, '$')) return { kind: Kind.VARIABLE, name: name(cursor) };
  const token = take(cursor);
  if (token.startsWith('"')) return { kind: Kind.STRING, value: JSON.parse(token) as string, block: false };
  if (/^-?\d/.test(token)) return { kind: /[.eE]/.test(token) ? Kind.FLOAT : Kind.INT, value: token };
  if (token === 'null') return { kind: Kind.NULL };
  if (token === 'true' || token === 'false') return { kind: Kind.BOOLEAN, value: token === 'true' };
  return { kind: Kind.ENUM, value: token };
}

/** The items between a pair of brackets; empty without brackets. */
function list<Node>(cursor: Cursor, [open, close]: string, read: (cursor: Cursor) => Node): Node[] {
  const nodes: Node[] = [];
  if (!open || !close || !skip(cursor, open)) return nodes;
  while (!skip(cursor, close)) {
    if (next(cursor) === '') throw new Error(`A document lacks its ${close}`);
    nodes.push(read(cursor));
  }
  return nodes;
}

const name = (cursor: Cursor): NameNode => ({ kind: Kind.NAME, value: take(cursor) });
const namedType = (cursor: Cursor): NamedTypeNode => ({ kind: Kind.NAMED_TYPE, name: name(cursor) });

const next = ({ tokens, at }: Cursor): string => tokens[at] ?? '';
const isNext = (cursor: Cursor, token: string): boolean => next(cursor) === token;

function take(cursor: Cursor): string {
  const token = next(cursor);
  cursor.at += 1;
  return token;
}

function skip(cursor: Cursor, token: string): boolean {
  const isFound = isNext(cursor, token);
  if (isFound) cursor.at += 1;
  return isFound;
}
