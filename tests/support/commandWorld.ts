import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Scope } from '../../platform/foundation/access/scope.ts';
import { enqueue } from '../../platform/foundation/jobs/enqueue.ts';
import type { ProviderAdapter } from '../../platform/fulfillment/providers/adapter.ts';
import { issuedProvider } from '../../platform/fulfillment/providers/openProviders.ts';
import {
  type MovingCommand,
  moveByCommand,
} from '../../platform/fulfillment/redemptionActions/commands/moveByCommand.ts';
import { refundRedemption } from '../../platform/fulfillment/redemptionActions/commands/refundRedemption.ts';
import { replaceRedemption } from '../../platform/fulfillment/redemptionActions/commands/replaceRedemption.ts';
import { redeemNow } from '../../platform/fulfillment/redemptions/redeem/redeemNow.ts';
import type { Ability } from '../../schema/foundation/abilities.ts';
import type { ReplacedWay } from '../../schema/fulfillment/redemptions/redemptionFacts.ts';
import { type EngineJobs, engineJobs, silentLog } from './engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from './engineWorld.ts';
import { retailerScope } from './ledgerDatabase.ts';

const ABILITIES: Ability[] = [
  ...(['viewRedemptions', 'editRedemptions', 'createRedemptions'] as const),
  ...(['refundRedemptions', 'forceRefundRedemptions'] as const),
];
const nameOf = (error: Error) => error.name;

/** A replacement as shown to a user who may see redemptions. */
type Replaced = {
  [Part in keyof ReplacedJson]: NonNullable<ReplacedJson[Part]>;
};
type ReplacedJson = Awaited<ReturnType<typeof replaceRedemption>>;

function seen({ redemption, replacement, effects }: ReplacedJson): Replaced {
  if (!redemption || !replacement) throw new Error('It is told to whoever may see redemptions');
  return { redemption, replacement, effects };
}

interface ReplaceOptions {
  key?: string;
  isDryRun?: boolean;
  abilities?: readonly Ability[];
}

/** An engine's world whose redemptions are moved by commands, as users with every ability send them. */
export interface CommandWorld {
  world: EngineWorld;
  jobs: EngineJobs;
  newKey(): string;
  /** The partner's response to the cancellation of a code, from now on. */
  onCancel(cancel: ProviderAdapter['cancel']): void;
  /** The state that a refund leads to, or the name of its refusal. */
  refund(id: string, options?: { force?: boolean; key?: string }): Promise<string>;
  replace(id: string, former: ReplacedWay, options?: ReplaceOptions): Promise<Replaced>;
  /** The state that a command leads to, or the name of its refusal. */
  move(id: string, command: MovingCommand): Promise<string>;
  /** One that the partner has supplied. */
  redeemed(): Promise<string>;
  /** Works the batch, and leaves its messages in their queue. */
  workBatch(batchId: string): Promise<void>;
  stateOf(id: string): Promise<{ state: string; reason: string | null; dead: boolean | null } | undefined>;
  /** The reserved and the spent amount, in cents. */
  money(): Promise<{ pending: bigint; delivered: bigint }>;
}

/** Starts one on a PostgreSQL of its own. */
export async function startCommands(): Promise<CommandWorld> {
  const world = await startEngineWorld();
  await world.run(
    sql`update promotions set activation_notification_channels = '{email}', notification_channels = '{email}' where id = 1`,
  );
  let cancel: ProviderAdapter['cancel'] = async () => 'canceled';
  const { order } = issuedProvider(world.box);
  const jobs = engineJobs(world, { adapter: { order, cancel: (...args) => cancel(...args) } });
  const scope = (abilities: readonly Ability[] = ABILITIES, isDryRun = false): Scope => {
    const retailer = retailerScope(world.database, ['1']);
    return { ...(isDryRun ? retailer.dryRun() : retailer), abilities: new Set(abilities) };
  };
  const { database, box } = world;
  const tools = { database, supply: jobs.tools, box, log: silentLog };
  let keys = 0;
  const newKey = () => `command ${++keys}`;
  return {
    world,
    jobs,
    newKey,
    onCancel: (next) => {
      cancel = next;
    },
    refund: (id, { force = false, key = newKey() } = {}) =>
      refundRedemption(
        scope(),
        { id, key, forceCodeCancel: force, reason: force ? 'The shop closed' : null },
        tools,
      ).then(({ redemption }) => redemption?.state ?? 'unseen', nameOf),
    replace: (id, former, { key = newKey(), isDryRun = false, abilities } = {}) =>
      replaceRedemption(scope(abilities, isDryRun), { id, former, key }, tools).then(seen),
    move: (id, command) =>
      moveByCommand(scope(), id, { command, key: newKey() }).then(
        ({ redemption }) => redemption.state,
        nameOf,
      ),
    async redeemed() {
      const { ids } = await world.dispatch(1, { sku: SKUS.http, kind: 'send_links' });
      const [id = ''] = ids;
      const key = { advertiserId: '1', redemptionId: id, patience: 5000 };
      expect(await redeemNow(database, key, { tools: jobs.tools, log: silentLog })).toBe('redeemed');
      return id;
    },
    async workBatch(batchId) {
      const payload = { advertiserId: '1', batchId };
      await world.scope.write((tx) => enqueue(tx, { kind: 'batchWork', payload, advertiserId: '1' }));
      await jobs.work(['batchWork']);
    },
    async stateOf(id) {
      const [row] = await world.rows<{ state: string; reason: string | null; dead: boolean | null }>(
        sql`select r.state, r.state_reason as reason, (select bool_and(dead_at is not null) from redemption_codes c where c.redemption_id = r.id) as dead
          from redemptions r where r.id = ${id}`,
      );
      return row;
    },
    async money() {
      const rows = await world.rows<{ kind: string; n: string }>(
        sql`select kind, sum(balance)::text as n from ledger_accounts where advertiser_id = 1 and kind in ('pending', 'delivered') group by 1`,
      );
      const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.n ?? 0);
      return { pending: of('pending'), delivered: of('delivered') };
    },
  };
}
