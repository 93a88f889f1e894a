import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isUnionType,
  Kind,
} from 'graphql';
import type { Ability } from '../../schema/foundation/abilities.ts';

type Field = GraphQLField<unknown, unknown>;
type AbilitySet = Pick<ReadonlySet<Ability>, 'has'>;

/** The abilities of which a field requires one; null if it requires none of its own. */
export function abilitiesFor({ astNode }: Field): Ability[] | null {
  const directive = astNode?.directives?.find(({ name }) => name.value === 'ability');
  const values = (directive?.arguments ?? []).flatMap(({ value }) =>
    value.kind === Kind.LIST ? value.values : [value],
  );
  const names = values.flatMap((value) => (value.kind === Kind.STRING ? [value.value as Ability] : []));
  return directive ? names : null;
}

const isOpen = (field: Field, abilities: AbilitySet) =>
  abilitiesFor(field)?.some((name) => abilities.has(name)) ?? true;

/** The object types that these fields lead to, each with the way there, for a holder of these abilities. */
export function typesFrom(fields: readonly Field[], abilities: AbilitySet): Map<string, string> {
  const paths = new Map<string, string>();
  function follow(type: unknown, way: string) {
    if (isUnionType(type)) for (const member of type.getTypes()) follow(member, way);
    if (!isObjectType(type) || paths.has(type.name)) return;
    paths.set(type.name, way);
    for (const field of Object.values(type.getFields()))
      if (isOpen(field, abilities)) follow(getNamedType(field.type), `${way} > ${type.name}.${field.name}`);
  }
  for (const field of fields) follow(getNamedType(field.type), field.name);
  return paths;
}

/**
 * The types that a holder of these abilities can query: those reachable from the queries open to it, and those behind a field that names
 * one of its abilities, in whatever type that field is.
 */
export function askableTypes(schema: GraphQLSchema, abilities: AbilitySet): ReadonlySet<string> {
  const everything = typesFrom(fieldsOf(schema.getQueryType()), { has: () => true });
  const named = [...everything.keys()].flatMap((name) =>
    fieldsOf(schema.getType(name) as GraphQLObjectType).filter((field) => abilitiesFor(field)),
  );
  const open = [...fieldsOf(schema.getQueryType()), ...named].filter((field) => isOpen(field, abilities));
  return new Set(typesFrom(open, abilities).keys());
}

/** The changes that a holder of these abilities may make. */
export function openMutations(schema: GraphQLSchema, abilities: AbilitySet): Field[] {
  return fieldsOf(schema.getMutationType()).filter((field) => isOpen(field, abilities));
}

/** The fields of mutation results that require abilities, as `Type.field`. */
export function carriedFields(schema: GraphQLSchema): { name: string; field: Field }[] {
  const members = fieldsOf(schema.getMutationType()).flatMap(({ type }) => {
    const union = getNamedType(type);
    return isUnionType(union) ? union.getTypes() : [];
  });
  return [...new Set(members)].flatMap((member) =>
    fieldsOf(member)
      .filter((field) => abilitiesFor(field))
      .map((field) => ({ name: `${member.name}.${field.name}`, field })),
  );
}

const fieldsOf = (type: GraphQLObjectType | null | undefined): Field[] =>
  Object.values(type?.getFields() ?? {});
