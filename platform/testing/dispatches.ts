// Only for tests: a promotion that runs, with money, rewards and short calls for dispatches.
import { sql } from 'drizzle-orm';
import type { PlatformConfig } from '../config.ts';
import { systemScope } from '../foundation/access/scope.ts';
import { rowsOf, text } from '../foundation/database/rows.ts';
import { releaseDispatch } from '../fulfillment/dispatches/changes/release.ts';
import { post } from '../money/ledger/post.ts';
import { type PromotionWorld, startPromotions } from './promotions.ts';
import { storedRows } from './storedRows.ts';
import type { Answer, Json } from './testPlatform.ts';

export interface DispatchWorld extends PromotionWorld {
  /** A promotion of experience 1 whose links are downloaded, and one whose links are mailed. */
  downloads: string;
  mails: string;
  /** Adds so many cents to its budget. */
  fund(amount: bigint): Promise<void>;
  /** What the advertiser has left unallocated, in cents. */
  unallocated(): Promise<bigint>;
  dispatch(
    promotionId: string,
    body: Record<string, unknown>,
    more?: { login?: string; key?: string; dryRun?: boolean },
  ): Promise<Answer>;
  change(
    id: unknown,
    what: string,
    more?: { login?: string; key?: string; dryRun?: boolean },
  ): Promise<Answer>;
  /** Lets a dispatch go out as its job would. */
  release(id: unknown): Promise<boolean>;
  /** Sends a file of cells and checks it; answers its id. */
  upload(text: string | Buffer, purpose?: string): Promise<string>;
  rows<Row>(statement: ReturnType<typeof sql>): Promise<Row[]>;
}

export const CARD = 'AAA-CARD-0001';
export const CARD_20 = 'AAA-CARD-0002';

/** Starts it with 1000 euros that nothing is promised of. */
export async function startDispatches(settings: Partial<PlatformConfig> = {}): Promise<DispatchWorld> {
  const world = await startPromotions(settings);
  const { platform } = world;
  const system = systemScope(platform.database);
  const fund = (amount: bigint) =>
    system.write(
      async (tx) => void (await post(tx, [{ advertiserId: '1', currency: 'EUR', kind: 'credit', amount }])),
    );
  await fund(100_000n);
  const rewards = [{ sku: CARD }, { sku: CARD_20 }];
  const createOrThrow = async (body: Record<string, unknown>) => {
    const answer = await world.create({ rewards, ...body });
    if (answer.status !== 201) throw new Error(answer.text);
    return String(answer.body.id);
  };
  let keys = 0;
  const nextKey = () => `dispatch ${++keys}`;
  return {
    ...world,
    fund,
    downloads: await createOrThrow({ activation_notification_channels: [] }),
    mails: await createOrThrow({ activation_notification_channels: ['email'] }),
    async unallocated() {
      const [row] = await system.read((tx) =>
        rowsOf(
          tx,
          { balance: text },
          sql`select balance::text as balance from ledger_accounts where advertiser_id = 1 and kind = 'unallocated'`,
        ),
      );
      return BigInt(row?.balance ?? 0);
    },
    dispatch: (promotionId, body, { login = 'retailer', key = nextKey(), dryRun = false } = {}) =>
      platform.call(
        login,
        'POST',
        `/api/promotions/${promotionId}/dispatches${dryRun ? '?dry_run=true' : ''}`,
        {
          body,
          headers: { 'idempotency-key': key },
        },
      ),
    change: (id, what, { login = 'retailer', key = nextKey(), dryRun = false } = {}) =>
      platform.call(login, 'POST', `/api/dispatches/${id}/${what}${dryRun ? '?dry_run=true' : ''}`, {
        headers: { 'idempotency-key': key },
      }),
    release: (id) =>
      system.write((tx) =>
        releaseDispatch(tx, system, { advertiserId: '1', dispatchId: String(id), isNow: true }),
      ),
    async upload(text, purpose = 'recipients') {
      const bytes = typeof text === 'string' ? Buffer.from(text) : text;
      const slot = await platform.call('retailer', 'POST', '/api/media', {
        body: { purpose, content_type: 'text/csv', size: bytes.length },
      });
      if (slot.status !== 201) throw new Error(slot.text);
      const { pathname } = new URL(String(slot.body.upload_url));
      const address = platform.app.server.address() as { port: number };
      const sent = await fetch(`http://127.0.0.1:${address.port}${pathname}`, {
        method: 'PUT',
        body: bytes as unknown as BodyInit,
        headers: { 'content-type': 'text/csv' },
      });
      if (!sent.ok) throw new Error(await sent.text());
      const checked = await platform.call('retailer', 'PUT', `/api/media/${slot.body.id}/complete`);
      if (checked.status !== 200) throw new Error(checked.text);
      return String(slot.body.id);
    },
    rows: (statement) => system.read((tx) => storedRows(tx, statement)) as never,
  };
}

/** The rules that a refusal names, by field. */
export const brokenRules = (answer: Answer): Record<string, string> =>
  Object.fromEntries(
    ((answer.body.field_errors as unknown as Json[]) ?? []).map(({ field, rule }) => [
      String(field),
      String(rule),
    ]),
  );
