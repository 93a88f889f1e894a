// What a promotion's change says of its dispatches is what then becomes of their lines, their money and the mail to their maker.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PromotionEffectsJson } from '../../platform/resources/promotions/effects.ts';
import { type AllocationWorld, startAllocationWorld } from '../support/allocationWorld.ts';
import { compareTry, type TriedRequest } from '../support/comparedTry.ts';
import { type HeldDispatches, openHeldDispatches } from '../support/heldDispatches.ts';

type Change = () => Promise<TriedRequest>;

let world: AllocationWorld;
let held: HeldDispatches;
let promotion: string;
beforeAll(async () => {
  world = await startAllocationWorld('pglite');
  held = openHeldDispatches(world);
  await world.fund('1', 10_000);
});
afterAll(async () => {
  held?.mails.close();
  await world?.close();
});
beforeEach(async () => {
  promotion = await held.hold();
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const put = (body: object) => async () => {
  const url = `/api/promotions/${promotion}`;
  const { version } = (await world.call('retailer', 'GET', url)).body;
  return { login: 'retailer', method: 'PUT', url, version: Number(version), body };
};

describe('MONEY-2: what a promotion’s effects say of its dispatches is what then becomes of them', () => {
  const begins = put({ start_datetime: day(-3) });
  const pauses = put({ status: 'paused' });
  const redeems: Change = async () => {
    await held.redeem();
    return put({ name: `Redeemed ${promotion}` })();
  };
  const ENDS: Record<string, [before: Change[], change: Change, said: Partial<PromotionEffectsJson>]> = {
    'its completion': [[], put({ status: 'completed' }), { lines_canceled: 3, returned: '30.00' }],
    'an end in the past': [
      [begins],
      put({ end_datetime: day(-2) }),
      { lines_canceled: 3, returned: '30.00' },
    ],
    'its completion while it pauses': [[pauses], put({ status: 'completed' }), { lines_canceled: 3 }],
    'its completion while one is redeemed': [
      [redeems],
      put({ status: 'completed' }),
      { lines_canceled: 2, lines_failed: 1, returned: '20.00' },
    ],
    'a pause': [[], pauses, { lines_waiting: 3, returned: '0.00', mails: [] }],
    'its going on': [[pauses], put({ status: 'enabled' }), { lines_resumed: 3, returned: '0.00' }],
    'another name': [[], put({ name: 'Another' }), { lines_canceled: 0, lines_waiting: 0, mails: [] }],
  };
  test.each(Object.entries(ENDS))('%s', async (_name, [before, change, said]) => {
    const { mails, work: settle } = held;
    for (const one of before) await compareTry({ world, mails }, await one());
    const request = await change();
    const isNamed = request.body && 'name' in request.body;
    const pending = await held.pending();
    const { done } = await compareTry({ world, mails }, { ...request, ...(isNamed ? {} : { settle }) });
    const effects = done.effects as unknown as PromotionEffectsJson;
    expect(effects).toMatchObject(said);
    if (isNamed) return;
    const { canceled = 0, failed = 0, done: gone = 0, ...open } = await held.stages();
    const waiting = Object.values(open).reduce((sum, n) => sum + n, 0);
    expect({ canceled, failed, gone, waiting, returned: pending - (await held.pending()) }).toEqual({
      ...{ canceled: effects.lines_canceled, failed: effects.lines_failed, gone: effects.lines_resumed },
      ...{ waiting: effects.lines_waiting, returned: Number(effects.returned) },
    });
  });
});
