import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { CARD, CARD_20, type DispatchWorld, startDispatches } from '../../testing/dispatches.ts';
import { acceptDispatch } from './accept/accept.ts';
import type { DispatchOrder } from './contract.ts';

/** Statements that accepting may take, whatever the number of lines. */
const MAX_STATEMENTS = 22;

let world: DispatchWorld;
beforeAll(async () => {
  world = await startDispatches();
});
afterAll(() => world.platform.close());

const hash = (text: string) => createHash('sha256').update(text).digest();
const box = {
  seal: () => {
    throw new Error('Nothing of it is refused');
  },
  open: () => {
    throw new Error('Nothing of it is refused');
  },
  link: (id: string, n: number) => ({ token: id, hash: hash(`${id}:${n}`) }),
  entry: (id: string, code: string) => hash(id + code),
};

function order(lines: number, name: string): DispatchOrder {
  return {
    advertiserId: '1',
    promotionId: world.mails,
    kind: 'send_links',
    usage: 'users_notification',
    orderPrefix: null,
    fileName: null,
    contentHash: hash(name),
    options: {
      undoSeconds: 60,
      releaseAt: null,
      reminderDays: [],
      minimalExpiration: null,
      includePdf: false,
      testing: false,
      expectedTotal: null,
    },
    lines: Array.from({ length: lines }, (_, at) => ({
      line: at + 1,
      sku: at % 2 ? CARD : CARD_20,
      value: at % 2 ? 1000n : 2000n,
      currency: 'EUR',
      orderId: `${name}-${at}`,
      externalRef: null,
      companyName: null,
      customImage: null,
      message: null,
      entryCode: null,
      recipient: {
        provider: 'email',
        uid: `${name}${at}@b.example`,
        email: `${name}${at}@b.example`,
        phoneNumber: null,
        firstName: null,
        lastName: null,
        locale: 'en',
      },
    })),
  };
}

test('a dispatch is accepted by as many statements, however many lines it has', async () => {
  const scope = openScope(world.platform.database, {
    caller: 'account:2',
    accountId: '2',
    organizationId: '1',
    isStaff: false,
    advertiserIds: ['1'],
    roles: [],
    abilities: new Set(),
    locale: 'en',
    timezone: 'UTC',
    requestId: 'statements',
  });
  const accepted = async (dispatchOrder: DispatchOrder) => {
    let count = 0;
    await runChange({ scope }, async (change) => {
      const tx = counted(change.tx, () => {
        count += 1;
      });
      // Its posting and its event are statements of their own.
      count += 2;
      return acceptDispatch({ ...change, tx }, dispatchOrder, { box, mostLines: 1000 });
    });
    return count;
  };
  const few = await accepted(order(2, 'few'));
  const many = await accepted(order(60, 'many'));
  expect(many).toBe(few);
  expect(many).toBeLessThanOrEqual(MAX_STATEMENTS);
});

/** The same transaction, which reports each executed statement. */
function counted(tx: Queries, tell: () => void): Queries {
  return new Proxy(tx, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (typeof value !== 'function') return value;
      if (key !== 'execute') return value.bind(target);
      return (...args: unknown[]) => {
        tell();
        return value.apply(target, args);
      };
    },
  });
}
