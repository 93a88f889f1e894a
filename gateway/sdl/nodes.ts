import {
  type DocumentNode,
  type FieldDefinitionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  parse,
  print,
  type TypeNode,
} from 'graphql';

const NODE = parse(`
type Any implements Node {
  "Identifier among the records of all types, for the field node."
  nodeId: ID!
}`).definitions[0] as ObjectTypeDefinitionNode;

/** Lets every type that a root field answers by `id` alone implement `Node`, with its field `nodeId`. */
export function withNodes(document: DocumentNode): DocumentNode {
  const objects = document.definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);
  const hasId = new Set(
    objects.filter(({ fields }) => fields?.some(isIdentifier)).map(({ name }) => name.value),
  );
  const types = new Set(
    queryFields(document)
      .filter(isDetail)
      .map(({ type }) => nameOf(type))
      .filter((name) => hasId.has(name)),
  );
  const definitions = document.definitions.map((node) =>
    node.kind === Kind.OBJECT_TYPE_DEFINITION && types.has(node.name.value)
      ? {
          ...node,
          interfaces: [...(node.interfaces ?? []), ...(NODE.interfaces ?? [])],
          fields: [...(node.fields ?? []), ...(NODE.fields ?? [])],
        }
      : node,
  );
  return { ...document, definitions };
}

/** `advertiser(id: ID!): Advertiser @rest(get: …)` */
const isDetail = ({ arguments: args = [], directives = [] }: FieldDefinitionNode): boolean =>
  args.length === 1 &&
  args[0]?.name.value === 'id' &&
  print(args[0].type) === 'ID!' &&
  directives.some(({ name }) => name.value === 'rest');

const isIdentifier = ({ name, type }: FieldDefinitionNode): boolean =>
  name.value === 'id' && print(type) === 'ID!';

const queryFields = ({ definitions }: DocumentNode): FieldDefinitionNode[] =>
  definitions.flatMap((node) =>
    (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) &&
    node.name.value === 'Query'
      ? (node.fields ?? [])
      : [],
  );

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}
