import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINES, startWorld, type World } from '../support/world.ts';
import { type Line, READ, type Read, SAVE, SAVE_LINE } from './budgetDocuments.ts';

const RETAILER = 'retailer@northwind.example';
const OPERATOR = 'operator@guerdon.example';
const SHOP = 'shop@cornershop.example';

describe.each(ENGINES)('budgets on %s', (engine) => {
  let world: World;
  let id: string;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    const { advertisers } = await world.ask<{ advertisers: { items: { id: string }[] } }>(
      RETAILER,
      '{ advertisers { items { id } } }',
    );
    id = advertisers.items[0]?.id ?? '';
  });
  afterAll(() => world?.close());

  const read = async (variables: object = {}) =>
    (await world.ask<{ advertiser: Read }>(RETAILER, READ, { id, ...variables })).advertiser;
  const credit = (amount = '10.00', more: object = {}) => ({
    id,
    type: 'credit',
    amount,
    description: 'Order 1',
    idempotencyKey: randomUUID(),
    ...more,
  });
  const save = async (input: object, login = RETAILER) =>
    (await world.graph<{ updateBudget: Record<string, never> }>(login, SAVE, { input })).data?.updateBudget;
  const put = (body: object, key: string | null, login = OPERATOR) =>
    world.rest(
      login,
      'PUT',
      `/api/advertisers/${id}/budget`,
      body,
      key === null ? {} : { 'idempotency-key': key },
    );
  const cents = async () => BigInt((await read()).budget.total.amount.replace('.', ''));

  test('BUDGET-15, BUDGET-46: funded through the graph, everything of it is told and kept', async () => {
    const before = await read();
    const tried = await save({ ...credit('100'), dryRun: true });
    expect(await read()).toEqual(before);
    const saved = await save(credit('100.00'));
    const { effects, lines, advertiser, budget } = saved as never as Record<string, never>;
    expect((tried as never as { effects: object }).effects).toEqual(effects);
    expect(effects).toMatchObject({
      postings: [{ kind: 'credit', from: 'funding', to: 'unallocated' }],
      mails: [],
    });
    expect(lines).toMatchObject([{ type: 'credit', amount: { amount: '100.00' } }]);
    const after = await read();
    expect(after.budget).toMatchObject(budget as never as object);
    expect([after.balance, advertiser]).toEqual([after.budget.balance, { balance: after.budget.balance }]);
    expect(after.budget.lines.items[0]).toMatchObject({ type: 'credit', description: 'Order 1' });
    expect((await cents()) - BigInt(before.budget.total.amount.replace('.', ''))).toBe(10_000n);
  });

  test('BUDGET-16, BUDGET-59: used is delivered and expired, and the parts add up to the total', async () => {
    const { body } = await world.rest<Record<string, string>>(
      RETAILER,
      'GET',
      `/api/advertisers/${id}/budget`,
    );
    const minor = (key: string) => BigInt((body[key] ?? '').replace('.', ''));
    expect(minor('used')).toBe(minor('delivered') + minor('expired'));
    expect(minor('used')).toBeGreaterThan(0n);
    expect(minor('used') + minor('pending') + minor('allocated') + minor('unallocated')).toBe(minor('total'));
  });

  test('what breaks a rule comes back by its field, what nobody may is an error', async () => {
    expect(await save(credit('0', { description: '' }))).toEqual({
      __typename: 'InvalidInput',
      fieldErrors: [
        { field: 'amount', rule: 'amount_too_low', limit: '0.01' },
        { field: 'description', rule: 'required', limit: null },
      ],
    });
    expect(await save(credit('1', { type: 'allocate' }))).toMatchObject({ fieldErrors: [{ field: 'type' }] });
    const { errors } = await world.graph('user@roles.example', SAVE, { input: credit() });
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const unseen = await world.graph('platform_admin@roles.example', READ, { id });
    expect(unseen.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  });

  test('another’s budget is not there, by whatever way it is asked for', async () => {
    const before = await read();
    const [line] = before.budget.lines.items as [Line];
    expect((await world.graph(SHOP, READ, { id })).data).toEqual({ advertiser: null });
    for (const path of ['budget', 'budget/line_items', 'budget/line_items.csv'])
      expect((await world.rest(SHOP, 'GET', `/api/advertisers/${id}/${path}`)).status).toBe(404);
    expect((await world.rest(SHOP, 'GET', `/api/budgets?ids=${id}`)).body).toEqual({ items: [] });
    const foreign = 'admin@roles.example';
    const refused = await world.graph(foreign, SAVE, { input: { ...credit(), id: '8' } });
    expect(refused.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    const onLine = { advertiserId: '8', id: line.id, version: line.version, description: 'x' };
    const notMine = await world.graph(foreign, SAVE_LINE, { input: onLine });
    expect(notMine.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    expect(await read()).toEqual(before);
  });

  test('a request repeated with its key is done once: ten times, with an answer lost, with another body, by another', async () => {
    const before = await cents();
    const body = { type: 'credit', amount: '1.00', description: 'Once' };
    const answers = [];
    for (let round = 0; round < 10; round += 1) answers.push(await put(body, 'ten-times'));
    expect(
      new Set(answers.map(({ status, body: answer }) => JSON.stringify([status, answer]))),
    ).toHaveProperty('size', 1);
    expect((await cents()) - before).toBe(100n);

    const headers = {
      authorization: `Bearer ${await world.tokenFor(OPERATOR)}`,
      'content-type': 'application/json',
      'idempotency-key': 'lost',
    };
    const lost = { method: 'PUT', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(3) };
    await fetch(`${world.platformUrl}/api/advertisers/${id}/budget`, lost).catch(() => undefined);
    let again = await put(body, 'lost');
    while (again.status === 409) again = await put(body, 'lost');
    expect(again.status).toBe(200);
    expect((await cents()) - before).toBe(200n);

    const other = await put({ ...body, amount: '2.00' }, 'lost');
    expect([other.status, other.body.error_name]).toEqual([422, 'idempotency_mismatch']);
    const bare = await put(body, null);
    expect([bare.status, bare.body.error_name]).toEqual([400, 'idempotency_key_missing']);
    expect((await put(body, 'lost', RETAILER)).status).toBe(200);
    expect((await cents()) - before).toBe(300n);
  });

  test.runIf(engine === 'postgres')('twenty at once with one key are one', async () => {
    const before = await cents();
    const body = { type: 'credit', amount: '1.00', description: 'Once' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => put(body, 'at-once')));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await put(body, 'at-once')).status).toBe(200);
    expect((await cents()) - before).toBe(100n);
  });

  test.runIf(engine === 'postgres')(
    'two operators race for the last cent: one has it, the other is told why',
    async () => {
      const max = (await read()).budget as never as { maxRemove: { amount: string } };
      const removal = (description: string) => ({ type: 'debit', amount: max.maxRemove.amount, description });
      const answers = await Promise.all([
        put(removal('one'), 'race-one', OPERATOR),
        put(removal('other'), 'race-other', 'second.operator@guerdon.example'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
      const loser = answers.find(({ status }) => status === 422)?.body as { field_errors: object[] };
      expect(loser.field_errors).toEqual([
        { field: 'amount', rule: expect.stringMatching(/^insufficient_/), limit: '0.00' },
      ]);
      expect((await read()).budget).toMatchObject({ maxRemove: { amount: '0.00' } });
      await put({ type: 'credit', amount: max.maxRemove.amount, description: 'Back' }, 'race-back');
    },
  );

  test('BUDGET-11, BUDGET-47, API-7: of two editors of a reference the second is shown the first', async () => {
    const [line] = (await read()).budget.lines.items as [Line];
    const input = { advertiserId: id, id: line.id, version: line.version };
    const first = await world.graph(RETAILER, SAVE_LINE, { input: { ...input, description: 'First' } });
    expect(first.data?.updateBudgetLine).toMatchObject({
      line: { description: 'First', version: line.version + 1 },
    });
    const second = await world.graph(OPERATOR, SAVE_LINE, { input: { ...input, description: 'Second' } });
    expect(second.data?.updateBudgetLine).toEqual({
      __typename: 'StaleBudgetLine',
      current: { description: 'First', version: line.version + 1 },
    });
    const empty = { ...input, version: line.version + 1, description: ' ' };
    const wrong = await world.graph(OPERATOR, SAVE_LINE, { input: empty });
    expect(wrong.data?.updateBudgetLine).toMatchObject({
      fieldErrors: [{ field: 'description', rule: 'required' }],
    });
  });

  test('as of a moment everything is as it was, and what came later is not there', async () => {
    const asOf = new Date().toISOString();
    const then = await read();
    await save(credit('3.00', { description: 'Later' }));
    const past = await read({ asOf });
    expect(past.budget).toMatchObject({
      ...then.budget,
      id: `${id}@${asOf}`,
      asOf,
      lines: expect.anything(),
    });
    expect(past.budget.lines).toEqual(then.budget.lines);
    expect((await read()).budget.lines.items[0]).toMatchObject({ description: 'Later' });
  });

  test('all lines by cursor are all lines, and the file holds as many', async () => {
    const total = (await read()).budget.lines.page?.totalCount ?? 0;
    const seen = new Set<string>();
    let after: string | null = null;
    do {
      const { lines }: Read['budget'] = (await read({ first: 7, after })).budget;
      for (const line of lines.items) seen.add(line.id);
      expect(lines.page).toBeNull();
      after = lines.next;
    } while (after);
    expect(seen.size).toBe(total);
    const file = await fetch(`${world.gatewayUrl}/files/budget-lines/${id}`, {
      headers: { authorization: `Bearer ${await world.tokenFor(RETAILER)}` },
    });
    expect(file.headers.get('content-disposition')).toMatch(
      new RegExp(`filename="transaction-history-retailer-${id}-\\d{4}-\\d\\d-\\d\\d\\.csv"`),
    );
    const bytes = Buffer.from(await file.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString().trim().split('\r\n')).toHaveLength(total + 1);
  });

  test('a formula in a reference leaves as a text', async () => {
    const formulas = ['=1+1', '+1', '-1+1', '@SUM(1)', '\t=1', '＝1'];
    for (const description of formulas) await save(credit('0.01', { description: `${description} C5` }));
    const file = await fetchText(`/files/budget-lines/${id}?search=C5`);
    const cells = file.text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(';').at(-1));
    expect(cells.reverse()).toEqual(formulas.map((text) => `"'${text.trim()} C5"`));
  });

  test('files are for those who may see what is in them', async () => {
    const answers = await Promise.all([
      fetchText(`/files/budget-lines/${id}`, null),
      fetchText(`/files/budget-lines/${id}`, 'platform_admin@roles.example'),
      fetchText(`/files/budget-lines/${id}`, SHOP),
      fetchText('/files/nothing/1'),
      fetchText(`/files/budget-lines/${id}?type=nothing`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 404, 404, 422]);
  });

  async function fetchText(path: string, login: string | null = RETAILER) {
    const answer = await fetch(world.gatewayUrl + path, {
      headers: login === null ? {} : { authorization: `Bearer ${await world.tokenFor(login)}` },
    });
    return { status: answer.status, text: await answer.text() };
  }
});
