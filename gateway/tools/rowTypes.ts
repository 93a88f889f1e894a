import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type GraphQLUnionType,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
} from 'graphql';
import { currencyKeysOf } from '../foundation/graph/defaultResolvers.ts';
import { type HasResolver, resultUnionOf } from '../foundation/graph/mutationResults.ts';
import { restNameOf } from '../foundation/rest/restName.ts';
import { isNullable, type JsonSchema, notNull } from './platformContract.ts';

/** Sources from which row types are derived. */
export interface RowSources {
  /** The gateway's own schema. */
  own: GraphQLSchema;
  hasResolver: HasResolver;
  /** Named schemas of the platform's contract. */
  schemas: Record<string, JsonSchema>;
  /** Names of types whose row a file of the gateway declares. */
  declared: ReadonlySet<string>;
}

/** Types of the graph that have a row: objects, and results of mutations. */
export function typesWithRows(own: GraphQLSchema) {
  const all = Object.values(own.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  return {
    objects: all.filter((type) => isObjectType(type)).filter(({ name }) => !/^(Query|Mutation)$/.test(name)),
    results: all.filter((type) => isUnionType(type)).filter(({ name }) => name.endsWith('Result')),
  };
}

/**
 * The row behind every type of the gateway, as TypeScript: the schema of that name in the platform's contract, else the part
 * of a parent's row, else an object with one snake_case key a field. Throws where a row of the contract lacks what a field
 * without a resolver reads.
 */
export function rowTypes(sources: RowSources): string[] {
  const { objects, results } = typesWithRows(sources.own);
  const contract = contractRows(objects, sources);
  for (const type of objects) checkRow(type, contract.get(type.name), sources);
  return [
    ...objects
      .filter(({ name }) => !sources.declared.has(name))
      .map((type) => {
        const row = contract.get(type.name)?.type ?? objectOf(fieldsReadFrom(type, sources));
        return `export type ${type.name}Row = ${row};`;
      }),
    ...results.map((union) => {
      const { success, rowField } = resultUnionOf(union, sources.hasResolver);
      const type = rowField ? (success.getFields()[rowField]?.type as GraphQLOutputType) : success;
      const orNull = rowField && !isNonNullType(type) ? ' | null' : '';
      const row = `${getNamedType(type).name}Row${orNull}`;
      return `export type ${union.name}Row = ${[row, ...namedMembers(union, sources.own)].join(' | ')};`;
    }),
  ];
}

/**
 * Rows of a union with a further member, such as work in progress, and of one that is read otherwise than as the answer of a mutation: a resolver of such
 * a result names the member itself.
 */
function namedMembers(union: GraphQLUnionType, own: GraphQLSchema): string[] {
  const members = union
    .getTypes()
    .filter(({ name }) => !name.endsWith('Success') && !name.startsWith('Stale'));
  const isPlain = members.every(({ name }) => name === 'InvalidInput' || name === 'Refused');
  return isPlain && !isRead(union, own)
    ? []
    : members.map(({ name }) => `(${name}Row & { __typename: '${name}' })`);
}

/** True if a field of another type than `Mutation` answers it. */
function isRead(union: GraphQLUnionType, own: GraphQLSchema): boolean {
  const objects = Object.values(own.getTypeMap()).filter((type) => isObjectType(type));
  const readers = objects.filter((type) => type !== own.getMutationType());
  return readers.some((type) =>
    Object.values(type.getFields()).some((field) => getNamedType(field.type) === union),
  );
}

/** A row by the platform's contract: its type in the generated file, and its schema. */
interface ContractRow {
  type: string;
  schema: JsonSchema;
}

function contractRows(objects: readonly GraphQLObjectType[], sources: RowSources): Map<string, ContractRow> {
  const { schemas, declared } = sources;
  const rows = new Map<string, ContractRow>();
  const add = (type: GraphQLObjectType, row: ContractRow) => {
    if (declared.has(type.name) || rows.has(type.name)) return;
    rows.set(type.name, row);
    for (const field of fieldsReadFrom(type, sources)) {
      const inner = getNamedType(field.type);
      const part = row.schema.properties?.[restNameOf(field)];
      if (!part || !isObjectType(inner) || inner.name in schemas || isDerived(inner)) continue;
      const isList = isListType(getNullableType(field.type));
      const schema = notNull(isList ? (notNull(part, schemas).items ?? {}) : part, schemas);
      const partType = `NonNullable<${type.name}Row['${restNameOf(field)}']>${isList ? '[number]' : ''}`;
      if (schema.properties) add(inner, { type: partType, schema });
    }
  };
  for (const type of objects) {
    const schema = schemas[type.name];
    if (schema) add(type, { type: `Rest.${type.name}`, schema });
  }
  return rows;
}

/** Fields that are read from the row because no resolver serves them. */
function fieldsReadFrom(
  type: GraphQLObjectType,
  { hasResolver }: RowSources,
): GraphQLField<unknown, unknown>[] {
  return Object.values(type.getFields()).filter(({ name }) => !hasResolver(type.name, name));
}

/** True if the gateway derives values of the type from keys of the row around them. */
const isDerived = ({ name }: { name: string }) => name === 'Money' || name === 'PageInfo';

/** Throws when a field without a resolver reads a key that the contract does not promise. */
function checkRow(type: GraphQLObjectType, row: ContractRow | undefined, sources: RowSources): void {
  if (!row) return;
  const { properties = {}, required = [] } = row.schema;
  for (const field of fieldsReadFrom(type, sources)) {
    const kind = getNamedType(field.type).name;
    const key = kind === 'PageInfo' ? 'page' : restNameOf(field);
    const part = properties[key];
    const wrong = !part
      ? `has no ${key}`
      : kind === 'Money' &&
          !bearsCurrency(part, sources.schemas) &&
          !currencyKeysOf(key).some((name) => name in properties)
        ? `names no currency of ${key}`
        : isNonNullType(field.type) && (isNullable(part) || !required.includes(key))
          ? `may lack ${key}`
          : null;
    if (wrong) {
      const remedy = `give it a resolver, or declare ${type.name}Row beside it`;
      throw new Error(`${type.name}.${field.name}: ${row.type} of the contract ${wrong}; ${remedy}.`);
    }
  }
}

/** True if an amount, or each of a list of them, stands with its own currency in an object. */
function bearsCurrency(part: JsonSchema, schemas: RowSources['schemas']): boolean {
  const { items, properties } = notNull(part, schemas);
  return items ? bearsCurrency(items, schemas) : properties !== undefined && 'currency' in properties;
}

/** A row that the gateway makes: one key a field. */
function objectOf(fields: readonly GraphQLField<unknown, unknown>[]): string {
  const keys = fields.map((field) => `${restNameOf(field)}: ${typeOf(field.type)}`);
  const hasMoney = fields.some((field) => getNamedType(field.type).name === 'Money');
  return `{ ${[...keys, ...(hasMoney ? ['currency: string'] : [])].join('; ')} }`;
}

function typeOf(type: GraphQLOutputType): string {
  if (!isNonNullType(type)) return `${nonNullTypeOf(type)} | null`;
  return nonNullTypeOf(type.ofType as GraphQLOutputType);
}

function nonNullTypeOf(type: GraphQLOutputType): string {
  if (isListType(type)) return `(${typeOf(type.ofType as GraphQLOutputType)})[]`;
  if (isEnumType(type)) return `Schema.${type.name}`;
  if (isObjectType(type)) return type.name === 'Money' ? 'string' : `${type.name}Row`;
  return { Int: 'number', Float: 'number', Boolean: 'boolean' }[(type as { name: string }).name] ?? 'string';
}
