// What the try of a change says is what then happens, for every change of the REST API: answers, figures, mails, and what else is touched.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSentMails, type SentMails } from '../../platform/testing/sentMails.ts';
import type { Json } from '../../platform/testing/testPlatform.ts';
import { textOf } from '../house/tree.ts';
import type { Editable } from '../money/editableShape.ts';
import { editables } from '../money/editables.ts';
import { type AllocationWorld, startAllocationWorld } from '../support/allocationWorld.ts';
import type { TriedCases } from '../support/caseTools.ts';
import { compareTry, type TriedRequest } from '../support/comparedTry.ts';
import { OPERATIONS, takes } from '../support/contract.ts';
import { triedCases } from '../support/triedCases.ts';
import { makeTwins } from '../support/twins.ts';

let world: AllocationWorld;
let mails: SentMails;
let cases: TriedCases;

/** The first save of what somebody edits, as its editor would send it. */
async function saved(editable: Editable, at: number): Promise<TriedRequest> {
  const { login, url, changes, isRow, versionIn, fieldsIn } = editable;
  const { body } = await world.call(login, 'GET', url);
  const row = isRow ? (body.items as unknown as Json[]).find(isRow) : body;
  const change = changes[at];
  if (!row || !change) throw new Error(`${url}: ${JSON.stringify(body)}`);
  const fields = fieldsIn ? fieldsIn(row) : (row as Record<string, unknown>);
  const request = change.request(change.value(77, fields[change.field]));
  const version = Number(versionIn ? versionIn(row) : row.version);
  return { method: 'PUT', login: change.login, ...request, version };
}

beforeAll(async () => {
  world = await startAllocationWorld('pglite');
  mails = openSentMails(world);
  const { victim } = await makeTwins(world);
  await world.database.db.execute(sql`delete from redemption_quotas`);
  cases = triedCases(world, victim);
  const edited = (await editables(world)).filter(({ name }) => name !== 'a draft of a promotion');
  await world.database.db.execute(sql`update redemption_quotas set nb_redemptions_allowed = 999`);
  for (const one of edited)
    for (const [at, { operation, field }] of one.changes.entries())
      cases[operation] = { [field]: () => saved(one, at), ...cases[operation] };
});
afterAll(async () => {
  mails?.close();
  await world?.close();
});

/** Whether an operation answers postings, figures and mails. */
function tellsEffects(operationId: string): boolean {
  const { paths, components } = JSON.parse(textOf('schema/platform.openapi.json'));
  const operation = Object.values(paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap((methods) => Object.values(methods))
    .find((one) => one.operationId === operationId);
  const named = /"#\/components\/schemas\/(\w+)"/.exec(
    JSON.stringify(
      Object.entries((operation as never as { responses: object }).responses).find(([code]) => code < '3'),
    ),
  )?.[1];
  return JSON.stringify(components.schemas[named ?? '']?.properties?.effects ?? '').includes('/Effects"');
}

/** Their effects are of no money, or of many advertisers: they are compared here, all others by `tests/money/effects.test.ts`. */
const HERE = /ServiceAccount|^decideAllocationRequests$/;

/** What is not compared, and why. */
const NOT_COMPARED: Record<string, string> = {
  completeUpload: 'judges bytes that were sent for real',
  readCodeData: 'a try shows no code (TRY-3): `platform/fulfillment/redemptions/details/codeData.test.ts`',
  readRedemptionLink:
    'a try shows no link (TRY-3): `platform/fulfillment/redemptionActions/commands/redemptionLink.test.ts`',
  createVoucher: 'needs a code that was supplied: `platform/fulfillment/redemptions` prints one',
  updateRedemptionAddress: 'needs goods that are shipped: `platform/fulfillment/redemptions` changes one',
  extractBatchLinks: 'as createExtract',
  extractBatchCodes: 'as createExtract',
};

const CHANGES = OPERATIONS.filter((one) => one.method !== 'GET' && takes(one, 'dry_run'))
  .map(({ operationId }) => operationId)
  .filter((operationId) => HERE.test(operationId) || !tellsEffects(operationId));

test.each(CHANGES.filter((operationId) => !(operationId in NOT_COMPARED)))(
  'MONEY-2, TRY-1, TRY-2: %s does what its try says, and nothing else',
  async (operationId) => {
    const ways = Object.entries(cases[operationId] ?? {});
    expect(ways, 'a change needs a case in tests/support/triedCases.ts').not.toEqual([]);
    for (const [, request] of ways) await compareTry({ world, mails }, await request());
  },
);

test('MONEY-2: what is not compared is there', () => {
  expect(Object.keys(NOT_COMPARED).filter((one) => !CHANGES.includes(one))).toEqual([]);
});
