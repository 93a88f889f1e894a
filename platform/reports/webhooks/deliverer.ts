import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { systemScope } from '../../foundation/access/scope.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { deliverRound, MAX_PENDING } from './deliver.ts';
import type { DelivererTools, Held } from './round.ts';

/** Milliseconds between two looks for webhooks with something to deliver; a published event wakes it at once. */
const POLL_MS = 1000;
/** Milliseconds between two looks, at least. */
const REST_MS = 100;
/** Seconds for which a process delivers for a webhook without a sign of life. */
const LEASE_SECONDS = 30;
/** Webhooks for which one process delivers at a time. Each has its own slots. */
const MAX_WEBHOOKS = 200;

/** Delivers events for all webhooks until it is stopped. */
export function startDeliverer(tools: DelivererTools): { stop(): Promise<void> } {
  const { database, log } = tools;
  const leaseId = randomUUID();
  const running = new Map<string, Promise<void>>();
  let isStopped = false;
  let isRung = false;
  let wake = () => {};
  const ring = () => {
    isRung = true;
    wake();
  };

  async function deliver(held: Held): Promise<void> {
    try {
      while (await deliverRound(tools, held, () => isStopped));
    } catch (error) {
      log.warn({ err: error, webhook: held.id }, 'events could not be delivered');
    }
    await release(tools, held).catch(() => undefined); // its lease passes by itself
  }

  function begin(id: string): void {
    running.set(
      id,
      deliver({ id, leaseId }).finally(() => {
        running.delete(id);
      }),
    );
  }

  async function loop(): Promise<void> {
    while (!isStopped) {
      isRung = false;
      try {
        for (const id of await lease(tools, { leaseId, count: MAX_WEBHOOKS - running.size }))
          if (!running.has(id)) begin(id);
      } catch (error) {
        log.warn({ err: error }, 'no webhooks could be taken');
      }
      // Everything that announces work rings: however often it does, there are ten looks a second at most.
      if (!isStopped) await pause(REST_MS);
      if (isRung || isStopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  const renewing = setInterval(
    () => {
      if (running.size > 0) void renew(tools, leaseId).catch(() => undefined);
    },
    (LEASE_SECONDS * 1000) / 3,
  );
  renewing.unref();
  const forget = database.onAnnounced(ring);
  const looping = loop();
  return {
    async stop() {
      isStopped = true;
      forget();
      ring();
      await looping;
      await Promise.all(running.values());
      clearInterval(renewing);
    },
  };
}

/** Takes webhooks that have something to deliver and for which nobody delivers. */
export async function lease(
  { database }: Pick<DelivererTools, 'database'>,
  { leaseId, count }: { leaseId: string; count: number },
): Promise<string[]> {
  const rows = await systemScope(database).write((tx) =>
    rowsOf(
      tx,
      { id: text },
      sql`update webhooks w set lease_id = ${leaseId}::uuid, leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
        from (select c.id from webhooks c where c.is_enabled and (c.leased_until is null or c.leased_until < now())
          and (c.position < (select l.position from event_position l)
              and (select count(*) from webhook_pending p where p.webhook_id = c.id) < ${MAX_PENDING}
            or exists (select from webhook_pending p where p.webhook_id = c.id and p.next_at <= now()))
          order by c.id limit ${count} for no key update skip locked) due
        where w.id = due.id returning w.id::text as id`,
    ),
  );
  return rows.map(({ id }) => id);
}

async function renew({ database }: Pick<DelivererTools, 'database'>, leaseId: string): Promise<void> {
  await systemScope(database).write((tx) =>
    tx.execute(
      sql`update webhooks set leased_until = now() + make_interval(secs => ${LEASE_SECONDS}) where lease_id = ${leaseId}::uuid`,
    ),
  );
}

/** Lets others deliver for a webhook. */
export async function release(
  { database }: Pick<DelivererTools, 'database'>,
  { id, leaseId }: Held,
): Promise<void> {
  await systemScope(database).write((tx) =>
    tx.execute(
      sql`update webhooks set lease_id = null, leased_until = null where id = ${id} and lease_id = ${leaseId}::uuid`,
    ),
  );
}
