import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  startAllocationWorld,
} from '../../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../../tests/support/world.ts';
import { systemScope } from '../../../foundation/access/scope.ts';
import { mapOf, oneOf, type RowOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { mailText } from '../../../foundation/mail/words/words.ts';
import { waitingReminder } from './remindJob.ts';

const MAIL_ROW = {
  account: text,
  template: oneOf([
    'invitation',
    'password_reset',
    'allocation_approved',
    'allocation_rejected',
    'allocation_withdrawn',
    'allocations_waiting',
    'budget_alert',
    'quota_alert',
    'budget_alerts_confirmation',
    'email_confirmation',
    'password_changed',
    'email_changed',
    'dispatch_done',
    'redemption_export_ready',
    'redemption_export_failed',
    'report_ready',
    'report_received',
    'report_not_sent',
    'report_not_sent_to_owner',
    'report_left',
    'report_unreadable',
    'report_paused',
    'stock_runs_out',
    'source_budget_runs_out',
  ]),
  params: mapOf(text),
};
type Mail = RowOf<typeof MAIL_ROW>;

describe.each(ENGINES)('who is told of a request on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
  });
  afterAll(() => world?.close());

  const requestAllocation = async (body: object = committed(1, '10'), login = 'retailer') => {
    const answer = (await world.ask(body, { login })).body;
    return { lineId: String(answer.request?.id), allocationId: String(answer.allocation?.id) };
  };
  const mails = (after: number) =>
    rowsOf(
      world.database.db,
      MAIL_ROW,
      sql`select payload->>'accountId' as account, payload->>'template' as template, payload->'params' as params
        from jobs where kind = 'mail' and id > ${after} order by id`,
    );
  const newest = async () => {
    const [row] = await rowsOf(
      world.database.db,
      { id: text },
      sql`select coalesce(max(id), 0)::text as id from jobs`,
    );
    return Number(row?.id);
  };
  const mailBody = (locale: 'en' | 'fr', { template, params }: Mail) =>
    mailText(locale, template, params).paragraphs.join(' ');

  test('APPR-12: staff who withdraw a request tell whoever asked; who withdraws their own is told nothing', async () => {
    const before = await newest();
    const { lineId } = await requestAllocation({ ...committed(2, '10'), external_id: 'IO-BACK' });
    const tried = await world.decide('withdraw', lineId, { login: 'operator', query: '?dry_run=true' });
    const { body } = await world.decide('withdraw', lineId, { login: 'operator' });
    expect(body.effects).toMatchObject({
      mails: [{ recipient: 'retailer', subject: 'Your allocation request for Alpha was withdrawn' }],
    });
    expect(tried.body.effects).toEqual(body.effects);
    const [mail, ...others] = await mails(before);
    expect([mail?.account, mail?.template, others]).toEqual(['2', 'allocation_withdrawn', []]);
    expect(mailBody('en', mail as Mail)).toMatch(
      /^operator withdrew your request about IO-BACK of Alpha \(€20\.00: 2 × Everyday 10/,
    );
    expect(mailBody('fr', mail as Mail)).toMatch(
      /^operator a retiré votre demande concernant IO-BACK de Alpha/,
    );
    const own = await requestAllocation();
    const withdrawn = await world.decide('withdraw', own.lineId, { login: 'retailer' });
    expect(withdrawn.body.effects).toMatchObject({ mails: [] });
    expect(await mails(before)).toHaveLength(1);
  });

  test('APPR-13: a mail about a request that somebody else changed says who, not "as you requested"', async () => {
    const before = await newest();
    const plain = await requestAllocation();
    const changed = await requestAllocation();
    expect(
      (await world.change(changed.allocationId, 1, { external_id: 'IO-X' }, { login: 'colleague' })).status,
    ).toBe(200);
    const own = await requestAllocation();
    await world.change(own.allocationId, 1, { external_id: 'IO-Y' });
    for (const { lineId } of [plain, changed, own]) await world.decide('approve', lineId);
    const texts = (await mails(before)).map((mail) => mailBody('en', mail));
    expect(texts[0]).toContain('as you requested');
    expect(texts[1]).toContain('as Colleague changed your request');
    expect(texts[1]).not.toContain('as you requested');
    expect(texts[2]).toContain('as you requested');
    const refused = await requestAllocation();
    await world.change(refused.allocationId, 1, { external_id: 'IO-Z' }, { login: 'colleague' });
    await world.decide('reject', refused.lineId, { reason: 'Too early' });
    const last = (await mails(before)).at(-1) as Mail;
    expect(mailBody('en', last)).toContain(
      'was rejected by Second. Colleague had changed it. Reason: Too early',
    );
    expect(mailBody('fr', last)).toContain(
      'a été rejetée par Second. Colleague l’avait modifiée. Motif\u202f: Too early',
    );
  });

  test('APPR-1: the report names whoever last changed a waiting request, to those who may read it', async () => {
    const { lineId, allocationId } = await requestAllocation();
    const seen = async (login: string) => {
      const { body } = await world.call(login, 'GET', '/api/me/allocations_report?statuses=pending');
      return (body.items as Record<string, unknown>[] | undefined)?.find(({ id }) => id === lineId);
    };
    expect((await seen('second'))?.last_change).toBeNull();
    await world.change(allocationId, 1, { external_id: 'IO-1' }, { login: 'colleague' });
    const colleague = { name: 'Colleague', email: 'colleague@retail.example' };
    const row = await seen('second');
    expect(row).toMatchObject({ last_change: { at: expect.any(String), person: colleague } });
    expect(row).toMatchObject({ last_change: { at: row?.updated_at } });
    const own = await world.change(allocationId, 2, { external_id: 'IO-2' });
    expect(own.body.request).toMatchObject({ last_change: { person: { name: 'retailer' } } });
    const theirs = await world.change(allocationId, 3, { external_id: 'IO-3' }, { login: 'colleague' });
    expect(theirs.body.request).toMatchObject({ last_change: { person: colleague } });
    await world.decide('approve', lineId);
  });

  test('APPR-3: the mail names the end that was set, as the day it is where its reader is; nothing where the end stays', async () => {
    const before = await newest();
    const end = { no_expiration: false, expiration_datetime: '2031-03-01T22:59:59Z' };
    for (const body of [{ ...committed(1, '1'), ...end }, committed(1, '1')])
      await world.decide('approve', (await requestAllocation(body)).lineId);
    const texts = (await mails(before)).map((mail) => [mailBody('en', mail), mailBody('fr', mail)]);
    expect(texts[0]?.[0]).toContain(', until March 1, 2031)');
    expect(texts[0]?.[1]).toContain(', jusqu’au 1er mars 2031)');
    expect(texts[1]?.[0]).toContain(', without expiration)');
  });

  test('APPR-7, APPR-8: staff who decide are told once a day how many wait for them, without what they asked for or changed themselves', async () => {
    await world.database.db.execute(sql`update accounts set accepted_at = now()`);
    const toDecide = async (login: string) =>
      (await world.call(login, 'GET', '/api/me/requests_to_decide')).body;
    expect(await toDecide('second')).toEqual({ count: 0, since: null });
    const remind = (id: string) => {
      const scope = systemScope(world.database);
      return waitingReminder({ staffDomains: world.config.staffDomains })({
        scope,
        job: { id, payload: {} },
        finish: (then: Parameters<typeof scope.write>[0]) => scope.write(then),
      } as never);
    };
    const before = await newest();
    await remind('1');
    expect(await mails(before)).toEqual([]);
    const first = await requestAllocation();
    await requestAllocation(committed(1, '1'), 'second');
    expect(await toDecide('second')).toMatchObject({ count: 1, since: expect.any(String) });
    expect(await toDecide('operator')).toMatchObject({ count: 2 });
    expect((await world.call('retailer', 'GET', '/api/me/requests_to_decide')).status).toBe(403);
    await remind('2');
    await remind('2');
    const sent = await mails(before);
    expect(sent.map(({ account, params }) => [account, params.waiting])).toEqual([
      ['1', '2'],
      ['10', '1'],
    ]);
    expect(mailText('en', 'allocations_waiting', sent[0]?.params ?? {})).toMatchObject({
      subject: 'Pending allocation requests: 2',
      action: { path: '/#/reports/allocations?statuses=pending' },
    });
    await world.decide('reject', first.lineId, { login: 'operator' });
    expect(await toDecide('second')).toEqual({ count: 0, since: null });
  });
});
