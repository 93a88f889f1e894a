import { buildSchema, isNonNullType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { ACCOUNT_ROLES, abilitiesOf } from '../../schema/foundation/abilities.ts';
import { textOf } from '../house/tree.ts';
import { askableTypes, carriedFields, openMutations, typesFrom } from '../support/askable.ts';

const schema = buildSchema(textOf('schema/gateway.graphql'));

/** What callers are told though no query of theirs leads there: each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  AllocationRequest:
    'what the caller asked for, changed or withdrew; persons, obstacles and outcome in it are judged by themselves (APPR-1)',
  RedemptionHistoryEntry: 'the comment that the caller has just written',
};

/**
 * What a change answers about itself: what is wrong with it, and its effects. A query leads there too, since the request of a large dispatch stores its
 * answer for the caller.
 */
const ABOUT_A_CHANGE = [
  ...['InvalidInput', 'FieldError', 'Refused'],
  ...['Effects', 'EffectFigure', 'EffectMail', 'EffectPosting'],
];

/** Types that any query leads to, without those about a change; all others are of answers alone. */
const entities = new Set(askableTypes(schema, { has: () => true }));
for (const type of ABOUT_A_CHANGE) entities.delete(type);

describe('API-8: what the answer to a change carries is judged as what is read', () => {
  test.each(ACCOUNT_ROLES)('nothing that %s could not ask for by itself stands in any answer', (role) => {
    const abilities = abilitiesOf([role]);
    const askable = askableTypes(schema, abilities);
    const wrong = openMutations(schema, abilities).flatMap((mutation) =>
      [...typesFrom([mutation], abilities)]
        .filter(([type]) => entities.has(type) && !askable.has(type))
        // Below what is told stands nothing of its own.
        .filter(([, way]) => !Object.keys(EXCEPTIONS).some((exception) => way.includes(`> ${exception}.`)))
        .filter(([type]) => !(type in EXCEPTIONS))
        .map(([type, way]) => `${way}: ${type}`),
    );
    expect(wrong).toEqual([]);
  });

  test('whatever is told without a query is told to somebody', () => {
    const unaskable = ACCOUNT_ROLES.flatMap((role) => {
      const abilities = abilitiesOf([role]);
      const askable = askableTypes(schema, abilities);
      return openMutations(schema, abilities).flatMap((mutation) =>
        [...typesFrom([mutation], abilities).keys()].filter((type) => !askable.has(type)),
      );
    });
    expect(Object.keys(EXCEPTIONS).filter((type) => !unaskable.includes(type))).toEqual([]);
  });

  test('what is carried may be null, and its description says for whom', () => {
    const carried = carriedFields(schema);
    expect(carried.length).toBeGreaterThan(10);
    const wrong = carried.filter(
      ({ field }) =>
        isNonNullType(field.type) || !/null when the caller may not see it/i.test(field.description ?? ''),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
