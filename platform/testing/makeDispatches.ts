// Only for tests: dispatches of the promotions that a dispatch world has, by their ids.
import { CARD, type DispatchWorld } from './dispatches.ts';

/** Makes dispatches of a world: `made` has links that are downloaded, `mailed` mails its rows. */
export const makerOf = (world: DispatchWorld) => {
  const accepted = async (promotionId: string, body: Record<string, unknown>) => {
    const answer = await world.dispatch(promotionId, body);
    if (answer.status !== 201) throw new Error(answer.text);
    return String(answer.body.dispatch?.id);
  };
  return {
    made: (quantity = 2, more: Record<string, unknown> = {}) =>
      accepted(world.downloads, { kind: 'download_links', quantities: [{ sku: CARD, quantity }], ...more }),
    mailed: (rows: Record<string, unknown>[]) => accepted(world.mails, { kind: 'send_links', rows }),
  };
};

/** A row for an address. */
export const to = (email: string) => ({ sku: CARD, value: '10', email });
