import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  open,
  startAllocationWorld,
} from '../../../../tests/support/allocationWorld.ts';
import { ENGINES } from '../../../../tests/support/world.ts';
import { mapOf, oneOf, rowsOf, text } from '../../../foundation/database/rows.ts';
import { type MailTemplate, mailText } from '../../../foundation/mail/words/words.ts';
import { storedRows } from '../../../testing/storedRows.ts';
import type { Json } from '../../../testing/testPlatform.ts';

describe.each(ENGINES)('the one name of an allocation on %s', (engine) => {
  let world: AllocationWorld;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    await world.fund('1', 1000);
  });
  afterAll(() => world?.close());

  const requestAllocation = async (body: object) => {
    const answer = (await world.ask(body)).body;
    return { lineId: String(answer.request?.id), allocationId: String(answer.allocation?.id) };
  };
  const words = async (lineId: string) => {
    const rows = await storedRows<Json>(
      world.database.db,
      sql`select description from budget_lines where id = ${lineId}`,
    );
    return rows[0]?.description;
  };

  test('ALLOC-13: is its IO number: in the budget line, after an edit, and in the mail with its rewards', async () => {
    const { lineId, allocationId } = await requestAllocation({
      ...committed(2, '10'),
      external_id: 'IO-FRESH-3',
    });
    expect(await words(lineId)).toBe('IO-FRESH-3');
    const edited = await world.change(allocationId, 1, { external_id: 'IO-FRESH-4' });
    expect(edited.status).toBe(200);
    expect(await words(lineId)).toBe('IO-FRESH-4');
    expect((await world.decide('approve', lineId)).status).toBe(200);
    const [mail] = await rowsOf(
      world.database.db,
      { params: mapOf(text) },
      sql`select payload->'params' as params from jobs where kind = 'mail' order by id desc limit 1`,
    );
    const paragraph = (locale: 'en' | 'fr') =>
      mailText(locale, 'allocation_approved', mail?.params ?? {}).paragraphs[0];
    expect(paragraph('en')).toBe(
      'Your request about IO-FRESH-4 of Alpha (€20.00: 2 × Everyday 10, without expiration) was approved.',
    );
    expect(paragraph('fr')).toMatch(
      /^Votre demande concernant IO-FRESH-4 de Alpha \(20,00\s€\s: 2 × Everyday 10, sans expiration\) a été approuvée\.$/,
    );
  });

  test('a note stays when the IO number changes; without both it is the number of the allocation', async () => {
    const noted = await requestAllocation({
      ...committed(1, '1'),
      external_id: 'IO-A',
      description: 'Spring',
    });
    await world.change(noted.allocationId, 1, { external_id: 'IO-B' });
    expect(await words(noted.lineId)).toBe('Spring');
    await world.change(noted.allocationId, 2, { external_id: null, description: null });
    expect(await words(noted.lineId)).toBe(`Allocation ${noted.allocationId}`);
  });

  test('ALLOC-8: a further request of the open allocation is called by the IO number of the first', async () => {
    await requestAllocation({ ...open('20'), external_id: 'IO-OPEN' });
    const { lineId } = await requestAllocation(open('30'));
    expect(await words(lineId)).toBe('IO-OPEN');
  });

  const mailOf = async (lineId: string) => {
    const [mail] = await rowsOf(
      world.database.db,
      {
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
      },
      sql`select payload->>'template' as template, payload->'params' as params from jobs
        where kind = 'mail' and dedupe_key like ${`%:${lineId}`} order by id desc limit 1`,
    );
    return (locale: 'en' | 'fr') => mailText(locale, mail?.template as MailTemplate, mail?.params ?? {});
  };
  const headlines = async (lineId: string) => {
    const text = await mailOf(lineId);
    return [text('en').subject, text('en').paragraphs[0], text('fr').subject, text('fr').paragraphs[0]];
  };

  test('ALLOC-13: of two requests for one open allocation, each mail names the IO number of its own, as the report does', async () => {
    const requests = [];
    for (const externalId of ['MANY-1', 'MANY-2'])
      requests.push((await world.ask({ ...open('5'), external_id: externalId })).body.request as Json);
    expect(requests.map((request) => request.external_id)).toEqual(['MANY-1', 'MANY-2']);
    for (const request of requests) await world.decide('reject', request.id);
    const texts = await Promise.all(requests.map((request) => headlines(String(request.id))));
    expect(texts[0]?.[1]).toContain('about MANY-1 of Alpha (€5.00');
    expect(texts[1]?.[1]).toContain('about MANY-2 of Alpha (€5.00');
  });

  test('ALLOC-15: a request for an end alone names the end and no amount; giving back is said in words, without a sign', async () => {
    const { lineId } = await requestAllocation(open('200'));
    await world.decide('approve', lineId);
    const end = { no_expiration: false, expiration_datetime: '2031-03-01T12:00:00Z' };
    const later = await requestAllocation({ ...open('0'), ...end });
    await world.decide('approve', later.lineId);
    expect((await headlines(later.lineId))[1]).toBe(
      'Your request about IO-OPEN of Alpha (until March 1, 2031) was approved.',
    );
    expect((await headlines(later.lineId))[3]).toBe(
      'Votre demande concernant IO-OPEN de Alpha (jusqu’au 1er mars 2031) a été approuvée.',
    );
    const back = await requestAllocation({ type: 'open', amount: '-10' });
    await world.decide('approve', back.lineId);
    const texts = (await headlines(back.lineId)).map((text) => text?.replaceAll(/\s/g, ' '));
    expect(texts).toEqual([
      'Your request to give back €10.00 for Alpha is approved',
      'Your request to give back €10.00 from IO-OPEN of Alpha was approved.',
      'Votre demande de restituer 10,00 € pour Alpha est approuvée',
      'Votre demande de restituer 10,00 € de IO-OPEN de Alpha a été approuvée.',
    ]);
    const refused = await requestAllocation({ type: 'open', amount: '-5' });
    const { body } = await world.decide('reject', refused.lineId);
    expect(body.effects).toMatchObject({
      mails: [{ subject: 'Your request to give back €5.00 for Alpha was rejected' }],
    });
  });
});
