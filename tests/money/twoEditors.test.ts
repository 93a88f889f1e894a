import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type AllocationWorld,
  committed,
  REWARDS,
  startAllocationWorld,
} from '../support/allocationWorld.ts';
import { forgetReads } from '../support/forgetReads.ts';
import { PLAIN_NOUNS } from '../support/plainNouns.ts';
import type { Editable } from './editableShape.ts';
import { editables } from './editables.ts';
import { checkNothingLost, interleave } from './interleaving.ts';
import { seeded } from './seeded.ts';

// On a real PostgreSQL: the embedded database has one session, so nothing ever happens at once there.
let world: AllocationWorld;
let all: Editable[];

beforeAll(async () => {
  world = await startAllocationWorld('postgres');
  all = await editables(world);
});
afterAll(() => world?.close());

const NAMES = [
  'an account',
  'notification settings',
  'an advertiser',
  'invoicing',
  'a discount',
  ...PLAIN_NOUNS.map(({ row }) => `a ${row}`),
  'a line of a budget',
  'a waiting allocation',
  ...['a promotion', 'screens of a promotion', 'a draft of a promotion', 'a recipient'],
  ...['names of a recipient', 'a quota'],
  ...['a brand', 'a product', 'a SKU', 'a publication', 'a media set'],
];

const step = fc.record({ change: fc.nat(2), isFresh: fc.boolean(), looks: fc.boolean() });
const editors = fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 3 });

test.each(NAMES)(
  'API-7: however two editors of %s come between each other, no change is lost',
  async (name) => {
    const editable = all.find((one) => one.name === name) as Editable;
    const property = fc.asyncProperty(fc.scheduler(), editors, async (scheduler, plans) => {
      await forgetReads(world.database); // an address that is corrected counts as shown
      checkNothingLost(editable, await interleave(world, editable, { scheduler, editors: plans }));
    });
    await fc.assert(property, seeded(12, 250));
  },
  600_000,
);

const verdicts = fc.constantFrom('approve', 'reject', 'withdraw');
const pieces = fc.array(fc.integer({ min: 2, max: 9 }), { minLength: 1, maxLength: 3 });

test('API-7, ALLOC-51: whoever decides while a request is edited decides what was seen, or is shown what it became', async () => {
  const property = fc.asyncProperty(fc.scheduler(), pieces, verdicts, async (scheduler, edits, verdict) => {
    const { allocation, request } = (await world.ask(committed(1, '10'))).body;
    const turn = async <Result>(work: () => Promise<Result>) => {
      await scheduler.schedule(Promise.resolve());
      return scheduler.schedule(work());
    };
    const editor = async () => {
      let version = Number(allocation?.version);
      for (const quantity of edits) {
        const body = { rewards: [{ sku: REWARDS.fine, quantity }] };
        const saved = await turn(() => world.change(allocation?.id, version, body));
        if (saved.status === 409) return expect(saved.body.current?.state).not.toBe('pending');
        version = Number(saved.body.allocation?.version);
      }
    };
    const decider = async () => {
      for (let seen = request; ; ) {
        const version = Number(seen?.version);
        const { status, body } = await turn(() => world.decide(verdict, request?.id, { version }));
        if (status === 200) return { seen, decided: body.request };
        expect([status, body.error_name]).toEqual([409, 'stale_version']);
        expect(Number(body.current?.version)).toBeGreaterThan(version);
        seen = body.current;
      }
    };
    const [{ seen, decided }] = await scheduler.waitFor(Promise.all([decider(), editor()]));
    expect(decided?.budget_line_item?.amount).toBe(seen?.budget_line_item?.amount);
    expect(decided?.virtual_good_inventory?.[0]?.count).toEqual(seen?.virtual_good_inventory?.[0]?.count);
    const { body } = await world.call('operator', 'GET', `/api/advertisers/1/allocations/${allocation?.id}`);
    const stands = verdict === 'approve' ? seen?.budget_line_item?.amount : '0.00';
    expect([body.status, body.amount]).toEqual([verdict === 'approve' ? 'enabled' : 'disabled', stands]);
  });
  await fc.assert(property, seeded(12, 250));
  expect(await world.ties()).toBe(true);
}, 600_000);

/** Decisions are raced by the test above: one is no edit, it is made once. A draft that is thrown away is none either. */
const DECISIONS = [
  ...['approveAllocationRequest', 'rejectAllocationRequest', 'withdrawAllocationRequest'],
  'deletePromotionDraft',
  'deleteRedemptionsQuota',
];

/** Made once, or of goods alone: `redemptionActions.test.ts` of the contract sends them with a version that is over. */
const ELSEWHERE = [
  ...['setRedemptionUser', 'updateRedemptionAddress'],
  // `platform/reports/inventoryReport` and `runOutAlerts` do, for these two.
  ...['declareSourceBudget', 'saveRunOutAlert'],
  // `platform/people/savedViews`.
  ...['updateSavedView', 'deleteSavedView'],
  // `platform/reports/reportSchedules`.
  ...['updateReportSchedule', 'deleteReportSchedule'],
  // `platform/people/serviceAccounts`.
  ...['updateServiceAccount', 'rotateServiceAccountSecret', 'endServiceAccountSecret', 'endServiceAccount'],
  // `platform/reports/webhooks`.
  ...['updateWebhook', 'rotateWebhookSecret', 'deleteWebhook'],
];

test('API-7: everything that asks for a version is edited here', () => {
  const { paths } = JSON.parse(readFileSync('schema/platform.openapi.json', 'utf8')) as Contract;
  const versioned = Object.values(paths)
    .flatMap((methods) => Object.values(methods))
    .filter(({ parameters = [] }) => parameters.some((parameter) => parameter.name === 'if-match'))
    .map(({ operationId }) => operationId);
  const edited = all.flatMap(({ changes }) => changes.map(({ operation }) => operation));
  expect(all.map(({ name }) => name)).toEqual(NAMES);
  expect([...new Set([...edited, ...DECISIONS, ...ELSEWHERE])].sort()).toEqual([...versioned].sort());
});

interface Contract {
  paths: Record<string, Record<string, { operationId: string; parameters?: { name: string }[] }>>;
}
