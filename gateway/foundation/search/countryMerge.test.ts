import type { ExecutionRequest, Executor } from '@graphql-tools/utils';
import { type GraphQLError, graphql, print } from 'graphql';
import { expect, test } from 'vitest';
import { stitchedSchema } from '../graph/stitchedSchema.ts';

const QUESTION = '{ organization { operatingCountries { __typename code name label: fullLabel } } }';

/** Queries the countries FR, XX and DE, whose rows are only codes; `answer` is the response of the index. */
async function ask(answer: () => unknown) {
  const sent: ExecutionRequest[] = [];
  const index = (async (request: ExecutionRequest) => {
    sent.push(request);
    return answer();
  }) as Executor;
  const schema = stitchedSchema(index, {
    Query: { organization: () => ({}) },
    Organization: { operatingCountries: () => ['FR', 'XX', 'DE'].map((code) => ({ code })) },
  });
  const missing = new Map<string, GraphQLError>();
  const result = await graphql({ schema, source: QUESTION, contextValue: { missing } });
  return { ...result, sent, missing: [...missing.values()] };
}

const rows = (...countries: { code: string; name: string | null; label: string | null }[]) => ({
  organization: {
    operatingCountries: countries.map((country) => ({ __typename: 'Country', ...country })),
  },
});

test('rows that are codes alone are merged with the index in one batch; an unknown code keeps null words', async () => {
  const countryRow = (code: string, name: string) => ({
    __typename: 'Country',
    name,
    label: `${code} - ${name}`,
  });
  const { data, errors, sent, missing } = await ask(() => ({
    data: { countriesByCode: [countryRow('FR', 'France'), null, countryRow('DE', 'Germany')] },
  }));
  expect(errors).toBeUndefined();
  expect(missing).toEqual([]);
  expect(sent).toHaveLength(1);
  expect(print(sent[0]?.document as never)).toContain('countriesByCode');
  expect(Object.values(sent[0]?.variables ?? {})).toEqual([['FR', 'XX', 'DE']]);
  expect(data).toEqual(
    rows(
      { code: 'FR', name: 'France', label: 'FR - France' },
      { code: 'XX', name: null, label: null },
      { code: 'DE', name: 'Germany', label: 'DE - Germany' },
    ),
  );
});

test('with the index down the codes stay, and what is missing is told once at the first row', async () => {
  const { data, missing } = await ask(() => {
    throw new Error('connect ECONNREFUSED 10.0.0.7:9200');
  });
  expect(data).toEqual(rows(...['FR', 'XX', 'DE'].map((code) => ({ code, name: null, label: null }))));
  expect(missing.map(({ path }) => path?.join('.'))).toEqual([
    'organization.operatingCountries.0.name',
    'organization.operatingCountries.0.label',
  ]);
});
