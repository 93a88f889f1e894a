import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
} from 'graphql';
import { ASSUMED_ROWS, fieldCostOf, NODE_IDS, pageOf } from '../limits/cost.ts';
import { MAX_LIST_VALUES } from '../limits/shapeRule.ts';
import { MAX_PAGE_SIZE } from '../rest/paging.ts';

type Field = GraphQLField<unknown, unknown>;

/**
 * Adds to the descriptions which ability a field needs, what it costs, and how many rows or values it takes. All follow from what the gateway reads
 * itself: `@ability`, the rules of the cost, the largest page and the longest list.
 * @param schema changed in place.
 */
export function describeRules(schema: GraphQLSchema): GraphQLSchema {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
  const fields = types.flatMap((type) => (isObjectType(type) ? Object.values(type.getFields()) : []));
  // The rows of a page are in the cost of the field with the page.
  const pages = new Set(fields.map(pageOf));
  for (const field of fields) {
    describe(field, [abilityText(field), pages.has(field) ? null : costText(field)]);
    for (const argument of field.args) describe(argument, [listText(argument)]);
  }
  for (const type of types)
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) describe(field, [listText(field)]);
  return schema;
}

/** Sets both descriptions: introspection reads the field's own, the printed schema that of its node. */
function describe(field: Field | GraphQLArgument | GraphQLInputField, rules: (string | null)[]): void {
  const texts = [field.description, rules.filter((rule) => rule !== null).join(' ')];
  const value = texts.filter(Boolean).join('\n');
  if (!value || value === field.description) return;
  field.description = value;
  if (field.astNode)
    Object.assign(field, {
      astNode: { ...field.astNode, description: { kind: Kind.STRING, value, block: true } },
    });
}

/** `Needs the ability viewRewards or redemptionsAdmin; only for operator staff.` */
function abilityText({ astNode }: Field): string | null {
  const node = astNode?.directives?.find(({ name }) => name.value === 'ability');
  const values = new Map(node?.arguments?.map(({ name, value }) => [name.value, value]));
  const name = values.get('name');
  const others = values.get('or');
  const isStaffOnly = values.get('staffOnly');
  if (name?.kind !== Kind.STRING) return null;
  const names = [name, ...(others?.kind === Kind.LIST ? others.values : [])];
  const listed = names.flatMap((one) => (one.kind === Kind.STRING ? [one.value] : []));
  const staff = isStaffOnly?.kind === Kind.BOOLEAN && isStaffOnly.value ? '; only for operator staff' : '';
  return `Needs the ability ${listed.join(' or ')}${staff}.`;
}

/** `Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most.` Null for a field that is free. */
function costText(field: Field): string | null {
  const cost = fieldCostOf(field);
  if (!cost) return null;
  if (field.args.some(({ name }) => name === NODE_IDS))
    return `Costs ${cost.perCall + cost.perRow} points for each record.`;
  const items = pageOf(field);
  const rows = (items && fieldCostOf(items)) ?? cost;
  const once = cost.perCall + (rows.isList ? 0 : cost.perRow);
  const costsRows = rows.isList && rows.perRow > 0;
  const size = `${ASSUMED_ROWS} by default, ${MAX_PAGE_SIZE} at most`;
  const page = items && !costsRows ? ` The page has ${size} rows.` : '';
  const each = items ? ` of the page: ${size}` : `; ${rows.rows} rows are assumed`;
  if (once === 0) return costsRows ? `Costs 1 point for each row${each}.` : null;
  return `Costs ${once} ${once === 1 ? 'point' : 'points'}${costsRows ? `, and 1 for each row${each}` : ''}.${page}`;
}

/** Null where the list has its own maximum, which its description names. */
function listText({ type, description }: GraphQLArgument | GraphQLInputField): string | null {
  const hasOwn = /\bmost\b/i.test(description ?? '');
  return isListType(getNullableType(type)) && !hasOwn ? `At most ${MAX_LIST_VALUES} values.` : null;
}
