// What a promotion's change says of its dispatches is what then becomes of their lines, their money and the mail to their maker.
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import type { TriedRequest } from '../support/comparedTry.ts';
import { type HeldDispatches, type SaidEffects, startHeldDispatches } from '../support/heldDispatches.ts';

type Change = () => Promise<TriedRequest>;

let dispatches: HeldDispatches;
let promotion: string;
beforeAll(async () => {
  dispatches = await startHeldDispatches();
});
afterAll(() => dispatches?.close());
beforeEach(async () => {
  promotion = await dispatches.hold();
});

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const put = (body: object) => async () => {
  const url = `/api/promotions/${promotion}`;
  const { version } = (await dispatches.world.call('retailer', 'GET', url)).body;
  return { login: 'retailer', method: 'PUT', url, version: Number(version), body };
};

describe('MONEY-2: what a promotion’s effects say of its dispatches is what then becomes of them', () => {
  const begins = put({ start_datetime: day(-3) });
  const pauses = put({ status: 'paused' });
  const redeems: Change = async () => {
    await dispatches.redeem();
    return put({ name: `Redeemed ${promotion}` })();
  };
  const returns = (amount: string) => ({ returned: [{ amount, currency: 'EUR' }] });
  const ALL = { lines_canceled: 3, ...returns('30.00') };
  const ENDS: Record<string, [before: Change[], change: Change, effects: SaidEffects]> = {
    'its completion': [[], put({ status: 'completed' }), { dispatches: ALL }],
    'an end in the past': [[begins], put({ end_datetime: day(-2) }), { dispatches: ALL }],
    'its completion while it pauses': [[pauses], put({ status: 'completed' }), { dispatches: ALL }],
    'its completion while one is redeemed': [
      [redeems],
      put({ status: 'completed' }),
      { dispatches: { lines_canceled: 2, lines_failed: 1, ...returns('20.00') } },
    ],
    'a pause': [[], pauses, { lines_waiting: 3, dispatches: { returned: [], mails: [] } }],
    'its going on': [
      [pauses],
      put({ status: 'enabled' }),
      { dispatches: { lines_resumed: 3, returned: [] } },
    ],
    'another name': [
      [],
      put({ name: 'Another' }),
      { lines_waiting: 0, dispatches: { lines_canceled: 0, mails: [] } },
    ],
  };
  test.each(Object.entries(ENDS))('%s', async (_name, [before, change, effects]) => {
    for (const one of before) await dispatches.change(await one());
    await dispatches.compare(await change(), effects);
  });
});
