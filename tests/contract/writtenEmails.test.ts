import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { startWorld, type World } from '../support/world.ts';

const OPERATOR = 'operator@guerdon.example';
const WRITTEN = 'ada@müller-brot.de';
const STORED = 'ada@xn--mller-brot-9db.de';

let world: World;
beforeAll(async () => {
  world = await startWorld({ engine: 'postgres', size: 'small' });
});
afterAll(() => world?.close());

const search = (path: string, text: string) =>
  world.rest<{ items: { email: string }[]; total: number }>(
    OPERATOR,
    'GET',
    `${path}${path.includes('?') ? '&' : '?'}search=${encodeURIComponent(text)}`,
  );

test('PATTERN-2: a member’s address is stored once and shown as it was entered, found by either form', async () => {
  const created = await world.rest<{ email: string }>(OPERATOR, 'POST', '/api/members', {
    name: 'Ada',
    email: 'Ada@MÜLLER-brot.de',
    organization_id: '1',
    roles: ['user'],
    advertiser_ids: [],
    locale: 'en',
    timezone: 'Europe/Paris',
  });
  expect([created.status, created.body.email]).toEqual([201, 'Ada@müller-brot.de']);
  for (const text of ['ada@müller-brot.de', 'MÜLLER-brot.de', STORED]) {
    const { body } = await search('/api/members', text);
    expect(body.items?.map(({ email }) => email)).toEqual(['Ada@müller-brot.de']);
  }
});

test('PATTERN-2: a recipient’s address is shown as it was entered on every answer, found by either form', async () => {
  const [row] = await world.database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.staff', 'on', true)`);
    return rowsOf(
      tx,
      { redemption: text, recipient: text },
      sql`update recipients p set email = ${STORED}, uid = ${STORED} from (select r.id, r.recipient_id from redemptions r
          join recipients q on q.id = r.recipient_id where q.provider = 'email' limit 1) r where p.id = r.recipient_id
        returning r.id::text as redemption, p.id::text as recipient`,
    );
  });
  const answers = [
    await world.rest(OPERATOR, 'GET', `/api/users/${row?.recipient}`),
    await world.rest(OPERATOR, 'GET', `/api/redemptions/${row?.redemption}`),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(JSON.stringify(body)).toContain(WRITTEN);
    expect(JSON.stringify(body)).not.toContain('xn--');
  }
  for (const text of [WRITTEN, 'ADA@MÜLLER-BROT.DE', STORED]) {
    const { body } = await search('/api/redemptions', text);
    expect(JSON.stringify(body.items)).toContain(WRITTEN);
    const filtered = await world.rest(OPERATOR, 'GET', `/api/redemptions?email=${encodeURIComponent(text)}`);
    expect(JSON.stringify(filtered.body)).toContain(WRITTEN);
  }
});
