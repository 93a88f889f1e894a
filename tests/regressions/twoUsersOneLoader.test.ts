import { afterEach, beforeEach, expect, test } from 'vitest';
import { advertiser, alert, list, organization } from '../../gateway/testing/rows.ts';
import { startGateway, type TestGateway } from '../../gateway/testing/startGateway.ts';

// A shared root value made batched delegation, and any loader kept on it, answer one person from another's rows.

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  const tenant = (authorization: string | undefined) => authorization?.replace('Bearer ', '') ?? 'nobody';
  gateway.platform.on('GET /api/advertisers/:id', ({ headers }) => ({
    json: advertiser({ name: `of ${tenant(headers.authorization)}` }),
  }));
  gateway.platform.on('GET /api/advertisers', ({ headers }) => ({
    json: list(['1', '2'].map((id) => advertiser({ id, name: `of ${tenant(headers.authorization)}` }))),
  }));
  gateway.platform.on('GET /api/alerts', {
    json: list(['1', '2'].map((id) => alert({ id, advertiser_id: id }))),
  });
  gateway.platform.on('GET /api/organizations/mine', ({ headers }) => ({
    json: organization({ name: `of ${tenant(headers.authorization)}` }),
  }));
  gateway.platform.on('POST /api/graphql', ({ headers, body }) => {
    const name = `of ${tenant(headers.authorization)}`;
    const isMerge = (body as { query: string }).query.includes('countriesByCode');
    const page = { items: [{ id: '1', name }], totalPages: 1, totalCount: 1, currentPage: 1, limitValue: 10 };
    return { json: { data: isMerge ? { countriesByCode: [{ code: 'FR', name }] } : { tags: page } } };
  });
});
afterEach(() => gateway.close());

const DOCUMENT = `{ advertiser(id: "1") { name } alerts { items { advertiser { name } } }
  organization { name operatingCountries { code name } } tags { items { name } } }`;

test('two people asking the same at the same moment get their own rows, over and over', async () => {
  for (let round = 0; round < 5; round += 1) {
    const people = ['one', 'two', 'one', 'three'];
    const answers = await Promise.all(people.map((token) => gateway.graph(DOCUMENT, {}, { token })));
    for (const [index, { text, errors }] of answers.entries()) {
      expect(errors).toBeUndefined();
      const owners = new Set(text.match(/of \w+/g));
      expect([...owners]).toEqual([`of ${people[index]}`]);
    }
  }
});
