import { expect, test, vi } from 'vitest';
import { treeOfSettings } from '../../schema/promotions/promotionPaths.ts';
import { newPromotionSettings } from '../../schema/promotions/promotionValues.ts';
import { camelOf } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { declaredNames } from '../foundation/rest/restName.ts';
import { promotionSource } from './promotionsSource.ts';

const SETTINGS = newPromotionSettings({ now: new Date('2026-12-01T08:00:00Z'), operatingCountries: ['FR'] });

const { names } = declaredNames('UpdatePromotionInput');

/** A tree of REST as an input of the graph spells it. */
const inputOf = (tree: unknown): unknown =>
  tree === null || typeof tree !== 'object' || Array.isArray(tree)
    ? tree
    : Object.fromEntries(
        Object.entries(tree).map(([key, value]) => [names[key] ?? camelOf(key), inputOf(value)]),
      );

test('every setting of the rule reaches REST on creation and on a save', async () => {
  const call = vi.fn(async (_route: string, _request: { body: object }) => ({}));
  const source = promotionSource({ call, onChange() {} } as unknown as RestClient);
  const tree = treeOfSettings(SETTINGS);
  const settings = inputOf(tree) as object;
  await source.update({ id: '1', version: 1, ...settings });
  await source.create({ advertiserId: '1', experience: { id: 'x' }, rewards: [], ...settings });
  expect(call.mock.calls.map(([, { body }]) => body)).toEqual([
    tree,
    { ...tree, experience: { id: 'x' }, rewards: [] },
  ]);
});
