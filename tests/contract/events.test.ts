// Every change of the REST API is told to those who follow events, with data that the declared schema accepts.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { openSentMails, type SentMails } from '../../platform/testing/sentMails.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import { eventFamilies } from '../../schema/reports/eventTypes.ts';
import type { Editable } from '../money/editableShape.ts';
import { editables } from '../money/editables.ts';
import { type AllocationWorld, startAllocationWorld } from '../support/allocationWorld.ts';
import { caseTools, type TriedCases } from '../support/caseTools.ts';
import type { TriedRequest } from '../support/comparedTry.ts';
import { OPERATIONS, takes } from '../support/contract.ts';
import { checkedEvents, publishAll } from '../support/publishedEvents.ts';
import { triedCases } from '../support/triedCases.ts';
import { makeTwins } from '../support/twins.ts';

/** Changes that publish nothing, and why. */
const UNPUBLISHED: Record<string, string> = {
  completeUpload: 'a file belongs to the change that uses it',
  createUpload: 'a file belongs to the change that uses it',
  savePromotionDraft: 'a draft is for the person who writes it',
  deletePromotionDraft: 'a draft is for the person who writes it',
  duplicatePromotion: 'it makes a draft, which is for the person who writes it',
  addCatalogueImportRows: 'the import of a file is an event when it starts, and when it ends',
  setDefaultView: 'a setting of one person',
  cancelDispatchRequest: 'nothing was made of the request',
  updateUser: 'each redemption of the recipient publishes it',
  testPromotionScreen: 'it sends a message to the person who tries it',
};

let world: AllocationWorld;
let mails: SentMails;
let serial = 100;
let cases: TriedCases;

async function saved(editable: Editable, at: number): Promise<TriedRequest> {
  const { login, url, changes, isRow, versionIn, fieldsIn } = editable;
  const { body } = await world.call(login, 'GET', url);
  const row = isRow ? (body.items as unknown as Json[]).find(isRow) : body;
  const change = changes[at];
  if (!row || !change) throw new Error(`${url}: ${JSON.stringify(body)}`);
  const fields = fieldsIn ? fieldsIn(row) : (row as Record<string, unknown>);
  const request = change.request(change.value(++serial, fields[change.field]));
  return {
    method: 'PUT',
    login: change.login,
    ...request,
    version: Number(versionIn ? versionIn(row) : row.version),
  };
}

beforeAll(async () => {
  world = await startAllocationWorld('pglite');
  const { victim } = await makeTwins(world);
  await world.database.db.execute(sql`delete from redemption_quotas`);
  cases = triedCases(world, victim);
  const edited = (await editables(world)).filter(({ name }) => name !== 'a draft of a promotion');
  await world.database.db.execute(sql`update redemption_quotas set nb_redemptions_allowed = 999`);
  for (const one of edited)
    for (const [at, { operation, field }] of one.changes.entries())
      cases[operation] = { [field]: () => saved(one, at), ...cases[operation] };
  mails = openSentMails(world);
});
afterAll(async () => {
  mails?.close();
  await world?.close();
});

/** Actions that this change recorded and that publish something or nothing by declaration. */
const recordedAfter = async (id: string) =>
  rowsOf(
    world.database.db,
    { noun: text, action: text },
    sql`select distinct noun, action from events where id > ${id}::bigint`,
  );

const CHANGES = OPERATIONS.filter((one) => one.method !== 'GET' && takes(one, 'dry_run')).map(
  ({ operationId }) => operationId,
);

test.each(CHANGES)('%s is an event, or says why it is none', async (operationId) => {
  const ways = Object.entries(cases[operationId] ?? {});
  if (ways.length === 0 || operationId in UNPUBLISHED) return;
  const { create } = caseTools(world);
  for (const [way, request] of ways) {
    const prepared = await request();
    const after = await publishAll(world.database);
    const [last] = await rowsOf(
      world.database.db,
      { id: text },
      sql`select coalesce(max(events.id), 0)::text as id from events`,
    );
    await create(prepared);
    await publishAll(world.database);
    const types = await checkedEvents(world, after);
    const recorded = await recordedAfter(last?.id ?? '0');
    const untold = recorded.filter(({ noun, action }) => {
      const family = eventFamilies.find((one) => one.noun === noun);
      const as = family?.actions[action as never] as string | { none?: string } | undefined;
      return as !== undefined && !(typeof as === 'object' && 'none' in as);
    });
    // What is recorded and declared as published is published; a change that records nothing must be listed.
    if (untold.length > 0) expect([operationId, types]).not.toEqual([operationId, []]);
    expect([operationId, way, types.length + recorded.length]).not.toEqual([operationId, way, 0]);
  }
});

test('the work that these changes leave publishes its outcome', async () => {
  const after = await publishAll(world.database);
  const run = (statement: ReturnType<typeof sql>) =>
    world.database.script(async (db) => void (await db.execute(statement)));
  for (let round = 0; round < 4; round += 1) {
    await run(sql`update dispatches set release_at = guerdon_now() where state = 'held'`);
    await run(sql`update jobs set run_at = now() where state = 'queued' and run_at > now()`);
    await mails.arrived();
  }
  await publishAll(world.database);
  await checkedEvents(world, after);
});
