import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { type ConstDirectiveNode, type GraphQLSchema, Kind, type NameNode } from 'graphql';

/** A root field of the index that the graph exposes. */
interface ExposedField {
  /** Its name in the graph. */
  name: string;
  /** Ability that the index requires; without it, being signed in is enough. */
  ability?: string;
}

/** Root fields of the index that the graph exposes, by the index's names; all others stay hidden, including its mutations. */
export const EXPOSED: Readonly<Record<string, ExposedField>> = {
  tags: { name: 'tags' },
  countries: { name: 'countries' },
  typologies: { name: 'typologies' },
  serviceCategories: { name: 'serviceCategories' },
  rewardGroups: { name: 'rewardGroups', ability: 'viewCatalog' },
  rewardSearch: { name: 'searchRewards', ability: 'viewCatalog' },
  rewardSuggestions: { name: 'rewardSuggestions', ability: 'viewCatalog' },
  reward: { name: 'reward', ability: 'viewCatalog' },
  redemptionCard: { name: 'redemptionCard', ability: 'viewRedemptions' },
};

/** Adds the required abilities of the exposed fields to the schema; the index itself enforces them. */
export const statesAbilities = {
  transformSchema: (schema: GraphQLSchema): GraphQLSchema =>
    mapSchema(schema, {
      [MapperKind.QUERY_ROOT_FIELD]: (field, name) => {
        const ability = Object.values(EXPOSED).find((exposed) => exposed.name === name)?.ability;
        if (!ability || !field.astNode) return field;
        return { ...field, astNode: { ...field.astNode, directives: [abilityDirective(ability)] } };
      },
    }),
};

const nameNode = (value: string): NameNode => ({ kind: Kind.NAME, value });

const abilityDirective = (ability: string): ConstDirectiveNode => ({
  kind: Kind.DIRECTIVE,
  name: nameNode('ability'),
  arguments: [{ kind: Kind.ARGUMENT, name: nameNode('name'), value: { kind: Kind.STRING, value: ability } }],
});
