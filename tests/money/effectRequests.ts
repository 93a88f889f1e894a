import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { openChange } from '../../platform/foundation/changes/change.ts';
import { moveRedemptions } from '../../platform/fulfillment/redemptions/money/move.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import type { RedemptionStep } from '../../schema/foundation/transitions.ts';
import { type AllocationWorld, committed, open, REWARDS } from '../support/allocationWorld.ts';
import { dispatchRequests, type MoneyRequest } from './dispatchRequests.ts';

type Request = () => Promise<MoneyRequest>;

interface RequestContext {
  world: () => AllocationWorld;
  newKey: () => string;
}

/** Every mutation that answers effects, with the requests by which it is compared, each about something new. */
export function effectRequests({ world, newKey }: RequestContext): Record<string, Record<string, Request>> {
  const run = (statement: ReturnType<typeof sql>) =>
    world().database.script(async (db) => void (await db.execute(statement)));
  const rows = <Row>(statement: ReturnType<typeof sql>) =>
    systemScope(world().database).read((tx) => storedRows<Row>(tx, statement));
  const ofDispatches = Object.fromEntries(dispatchRequests({ world, newKey }));
  const dispatchRequest = (operation: string): Request => {
    const request = ofDispatches[operation];
    if (!request) throw new Error(operation);
    return request;
  };
  const budget = (type: 'credit' | 'debit', amount: string): MoneyRequest => ({
    method: 'PUT',
    url: '/api/advertisers/1/budget',
    login: 'operator',
    other: 'second',
    body: { type, amount, description: 'Effects' },
  });
  const allocationRequest = (body: object): MoneyRequest => ({
    method: 'POST',
    url: '/api/advertisers/1/allocations',
    login: 'retailer',
    other: 'colleague',
    body,
  });
  const decided = (verb: string, login: string, allocation: object) => async (): Promise<MoneyRequest> => {
    const { request, ...refused } = (await world().ask(allocation)).body;
    if (!request) throw new Error(JSON.stringify(refused));
    const url = `/api/allocation_requests/${request.id}/${verb}`;
    const body = verb === 'reject' ? { body: { reason: 'Not now' } } : {};
    return { method: 'POST', url, login, other: login, version: 1, ...body };
  };
  const approve = async (body: object) => {
    const { request } = (await world().ask(body)).body;
    const answer = await world().decide('approve', request?.id);
    if (answer.status !== 200) throw new Error(answer.text);
  };
  const credential = async () => {
    const url = '/api/advertisers/1/credentials';
    const headers = { 'idempotency-key': newKey() };
    const answer = await world().call('retailer', 'POST', url, { body: { name: newKey() }, headers });
    return answer.body.credential as unknown as { id: string; version: number };
  };

  /** One redemption of a committed allocation or of the budget, brought so far by these steps. */
  async function redemption(...steps: RedemptionStep[]): Promise<string> {
    const { url, login, ...creation } = await dispatchRequest('createRedemption')();
    const body = { ...creation.body, user: { email: `${newKey()}@x.example` } };
    const answer = await world().call(login, 'POST', url, { body, headers: { 'idempotency-key': newKey() } });
    const { redemption: created } = answer.body as { redemption?: { id: string } };
    if (!created) throw new Error(answer.text);
    const scope = systemScope(world().database);
    for (const step of steps)
      await scope.write((tx) =>
        moveRedemptions(openChange(tx, { scope }), {
          advertiserId: '1',
          ids: [created.id],
          step,
          madeBy: null,
        }),
      );
    return created.id;
  }
  const commanded =
    (command: string, steps: RedemptionStep[], body?: object): Request =>
    async () => ({
      method: 'POST',
      url: `/api/redemptions/${await redemption(...steps)}/${command}`,
      login: 'operator',
      other: 'second',
      ...(body ? { body } : {}),
    });

  return {
    updateBudget: {
      'a credit': async () => budget('credit', '12.34'),
      'a debit': async () => budget('debit', '5.00'),
      'a debit below a limit of the balance': async () => {
        await run(sql`update advertisers set alert_1 = (select -sum(balance) from ledger_accounts
          where advertiser_id = 1 and kind in ('funding', 'delivered', 'expired')) where id = 1`);
        return budget('debit', '0.01');
      },
      'a debit below what was told of already': async () => budget('debit', '0.01'),
      'a credit above it': async () => budget('credit', '50.00'),
    },
    updateBudgetAlerts: {
      'a limit above the balance': async () => {
        const { body } = await world().call('operator', 'GET', '/api/advertisers/1');
        return {
          method: 'PUT',
          url: '/api/advertisers/1/budget_alerts',
          login: 'operator',
          other: 'second',
          version: Number(body.version),
          body: { alert_1: '9000000.00' },
        };
      },
    },
    updateBudgetLine: {
      'another reference': async () => {
        const [line] = await rows<{ id: string; version: number }>(
          sql`select id::text as id, version from budget_lines where advertiser_id = 1 and type = 'credit' order by id limit 1`,
        );
        const url = `/api/advertisers/1/budget/line_items/${line?.id}?description=${newKey()}`;
        return { method: 'PUT', url, login: 'operator', other: 'second', version: Number(line?.version) };
      },
    },
    createAllocation: {
      'committed stock': async () => allocationRequest(committed(3, '9.99')),
      'the first open one': async () => allocationRequest(open('20.00', REWARDS.other)),
      'more for the open one': async () => {
        await approve(open('200.00'));
        return allocationRequest(open('1.50'));
      },
      'less for the open one': async () => allocationRequest(open('-1.50')),
      'rewards alone': async () => allocationRequest(open('0.00', REWARDS.third)),
    },
    updateAllocation: {
      'another quantity': async () => {
        const { allocation } = (await world().ask(committed(2, '5'))).body as never as {
          allocation: { id: string; version: number };
        };
        return {
          method: 'PUT',
          url: `/api/advertisers/1/allocations/${allocation.id}`,
          login: 'retailer',
          other: 'colleague',
          version: allocation.version,
          body: { rewards: [{ sku: REWARDS.fine, selling_price: '5', quantity: 7 }] },
        };
      },
    },
    giveBackAllocation: {
      'what an expired one holds': async () => {
        await approve(committed(2, '10', REWARDS.third));
        const [row] = await rows<{ id: string }>(
          sql`update allocations set expires_at = now() - interval '1 day'
            where id = (select max(id) from allocations where advertiser_id = 1 and type = 'committed' and status = 'enabled') returning id::text as id`,
        );
        return {
          method: 'POST',
          url: `/api/advertisers/1/allocations/${row?.id}/give_back`,
          login: 'retailer',
          other: 'colleague',
          body: { amount: '20.00' },
        };
      },
    },
    decideAllocationRequest: {
      'approved stock': decided('approve', 'second', committed(4, '10')),
      'approved for the open one': decided('approve', 'second', open('3.00')),
      'approved back from the open one': decided('approve', 'second', open('-2.00')),
      rejected: decided('reject', 'second', committed(1, '10')),
      withdrawn: decided('withdraw', 'retailer', committed(1, '10')),
    },
    createCredential: {
      'a key': async () => ({
        method: 'POST',
        url: '/api/advertisers/1/credentials',
        login: 'retailer',
        other: 'colleague',
        body: { name: newKey() },
      }),
    },
    updateCredential: {
      'another name': async () => {
        const { id, version } = await credential();
        return {
          method: 'PUT',
          url: `/api/credentials/${id}`,
          login: 'retailer',
          other: 'colleague',
          version,
          body: { name: newKey() },
        };
      },
    },
    updateDiscount: {
      'a new one': async () => ({
        method: 'PUT',
        url: '/api/advertisers/1/discounts',
        login: 'operator',
        other: 'second',
        version: 0,
        body: { product_id: 'ABC-AA0001', discount: '10' },
      }),
    },
    createDispatch: {
      links: () => dispatchRequest('createDispatch')(),
      'links that reach the threshold of a quota': async () => {
        await run(sql`delete from redemption_quotas`);
        await run(sql`insert into redemption_quotas (advertiser_id, sku, nb_redemptions_allowed, used, alert_threshold)
          values (1, ${REWARDS.fine}, 100000, 0, 1)`);
        return dispatchRequest('createDispatch')();
      },
    },
    recallDispatch: { 'one that is held': () => dispatchRequest('recallDispatch')() },
    releaseDispatch: { 'one that is held': () => dispatchRequest('releaseDispatch')() },
    cancelDispatch: { 'one that went out': () => dispatchRequest('cancelDispatch')() },
    retryDispatch: { 'one that failed': () => dispatchRequest('retryDispatch')() },
    createRedemption: { 'from its allocation': () => dispatchRequest('createRedemption')() },
    createAndRedeem: {
      'one that its provider has not': async () => {
        const { body, ...request } = await dispatchRequest('createAndRedeem')();
        return { ...request, body: { ...body, testing: false } };
      },
    },
    retryRedemption: { 'a failed one': commanded('retry', ['activate', 'fail']) },
    resetRedemption: { 'a denied one': commanded('reset', ['activate', 'deny']) },
    cancelRedemption: { 'a pending one': commanded('cancel', ['activate']) },
    reverseRedemption: { 'a redeemed one': commanded('reversal', ['activate', 'redeem']) },
    blockRedemption: { 'a redeemed one': commanded('block', ['activate', 'redeem']) },
    refundRedemption: {
      'a redeemed one': commanded('refund', ['activate', 'redeem'], {
        force_code_cancel: true,
        reason: 'The shop closed',
      }),
    },
    replaceRedemption: {
      'a blocked one': commanded('replace', ['activate', 'redeem'], { former: 'block' }),
    },
  };
}
