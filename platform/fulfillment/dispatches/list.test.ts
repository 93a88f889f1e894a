import { afterAll, beforeAll, expect, test } from 'vitest';
import { CARD, type DispatchWorld, startDispatches } from '../../testing/dispatches.ts';
import { makerOf, to } from '../../testing/makeDispatches.ts';

let world: DispatchWorld;
let dispatchLinks: ReturnType<typeof makerOf>['made'];
let mailLinks: ReturnType<typeof makerOf>['mailed'];
beforeAll(async () => {
  world = await startDispatches();
  ({ made: dispatchLinks, mailed: mailLinks } = makerOf(world));
});
afterAll(() => world.platform.close());

test('the lists of dispatches: all, of a promotion, and by state; lines by order ID and address', async () => {
  const id = await mailLinks([
    { ...to('Seven@Somewhere.example'), order_id: 'seven-1', first_name: 'Ada' },
    to('eight@somewhere.example'),
  ]);
  const all = await world.platform.call('retailer', 'GET', '/api/dispatches?state=held&per_page=1');
  expect(all.body).toMatchObject({ per_page: 1, items: [{ id, state: 'held' }] });
  const own = await world.platform.call('retailer', 'GET', `/api/promotions/${world.mails}/dispatches`);
  expect(own.body.items).toContainEqual(
    expect.objectContaining({ id, kind: 'send_links', channel: 'email' }),
  );
  const activations = await world.platform.call(
    'retailer',
    'GET',
    `/api/promotions/${world.mails}/code_activations`,
  );
  expect(activations.body).toMatchObject({ total: 0, items: [] });
  const searchLines = async (query: string) =>
    (await world.platform.call('retailer', 'GET', `/api/dispatches/${id}/lines?${query}`)).body;
  expect(await searchLines('search=seven-1')).toMatchObject({
    total: 1,
    items: [
      {
        line: 1,
        order_id: 'seven-1',
        value: '10.00',
        value_currency: 'EUR',
        recipient: { email: 'seven@somewhere.example', first_name: 'Ada' },
        delivery: null,
        last4: null,
        remedy: null,
      },
    ],
  });
  expect(await searchLines('search=EIGHT@')).toMatchObject({ total: 1, items: [{ line: 2 }] });
  expect(await searchLines('states=redeemed')).toMatchObject({ total: 0 });
  expect(await searchLines('stages=held')).toMatchObject({ total: 2 });
});

test('another advertiser’s dispatch is not found, whatever is asked of it', async () => {
  const id = await dispatchLinks();
  const answers = await Promise.all([
    world.platform.call('rival', 'GET', `/api/dispatches/${id}`),
    world.platform.call('rival', 'GET', `/api/dispatches/${id}/lines`),
    world.change(id, 'recall', { login: 'rival' }),
    world.dispatch(
      world.downloads,
      { kind: 'download_links', quantities: [{ sku: CARD, quantity: 1 }] },
      { login: 'rival' },
    ),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
