import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BATCH_TRANSITIONS,
  type BatchState,
  DISPATCH_STATES,
  DISPATCH_TRANSITIONS,
  type DispatchState,
} from '../../../../schema/foundation/transitions.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../../testing/dispatches.ts';

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

let counter = 0;

/** A new dispatch that stands there: links that are downloaded are done as they go out, mailed ones are not. */
async function dispatchIn(state: DispatchState): Promise<string> {
  counter += 1;
  const row = { sku: CARD, value: '10', email: `t${counter}@somewhere.example` };
  const answer =
    state === 'released' || state === 'held'
      ? await world.dispatch(world.mails, { kind: 'send_links', rows: [row] })
      : await world.dispatch(world.downloads, {
          kind: 'download_links',
          quantities: [{ sku: CARD, quantity: 1 }],
        });
  expect(answer.status, answer.text).toBe(201);
  const id = String(answer.body.dispatch?.id);
  if (state === 'released' || state === 'done') await world.release(id);
  if (state === 'recalled') await world.change(id, 'recall');
  return id;
}

async function states(id: string): Promise<{ dispatch: DispatchState; batches: BatchState[] }> {
  const [row] = await world.rows<{ dispatch: DispatchState; batches: BatchState[] }>(
    sql`select d.state as dispatch, array_agg(b.state) as batches from dispatches d join batches b on b.dispatch_id = d.id where d.id = ${id} group by 1`,
  );
  if (!row) throw new Error('The dispatch is not there');
  return row;
}

/** The result of each change in each state of a dispatch; null if it is refused. */
const CHANGES: Record<string, Record<DispatchState, DispatchState | null>> = {
  recall: { held: 'recalled', released: null, done: null, recalled: null },
  release: { held: 'released', released: null, done: null, recalled: null },
  // What was done can be taken back as long as nobody used it.
  cancel: { held: null, released: 'done', done: 'done', recalled: null },
  retry: { held: null, released: null, done: null, recalled: null },
};

describe.each(Object.keys(CHANGES))('reliability D7: %s', (what) => {
  test.each(DISPATCH_STATES)('of one that is %s moves it as the table says, or is refused', async (state) => {
    const id = await dispatchIn(state);
    const before = await states(id);
    expect(before.dispatch).toBe(state);
    const { status, text } = await world.change(id, what);
    const after = await states(id);
    const due = CHANGES[what]?.[state] ?? null;
    if (due === null) {
      expect([status, after], text).toEqual([409, before]);
      return;
    }
    expect([status, after.dispatch], text).toEqual([200, due]);
    if (due !== state) expect(DISPATCH_TRANSITIONS[state]).toContain(due);
    for (const [at, batch] of after.batches.entries()) {
      const from = before.batches[at] as BatchState;
      if (batch !== from) expect(BATCH_TRANSITIONS[from]).toContain(batch);
    }
  });
});
