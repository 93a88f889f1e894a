import { createHash } from 'node:crypto';
import { openScope } from '../../platform/foundation/access/scope.ts';
import { runChange } from '../../platform/foundation/changes/runChange.ts';
import type { Database, Queries } from '../../platform/foundation/database/connections/connection.ts';
import { acceptDispatch } from '../../platform/fulfillment/dispatches/accept/accept.ts';
import type { DispatchLine, DispatchOrder } from '../../platform/fulfillment/dispatches/contract.ts';
import { CARD } from '../../platform/testing/dispatches.ts';
import { DISPATCH_KINDS, type DispatchKind } from '../../schema/fulfillment/dispatchKinds.ts';
import { processorTime } from '../support/processorTime.ts';
import { serverTime } from './serverTime.ts';

/** Cost of one acceptance in milliseconds: wall clock, processor time here and of the database server, and the longest statement. */
export interface AcceptanceCost {
  wall: number;
  processor: number;
  longest: number;
  statement: string;
}

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

/** Accepts an order as the retailer, or tries it; `url` is that of the server, if there is one. */
export async function takeOrder(
  database: Database,
  order: DispatchOrder,
  { url, isDryRun = false }: { url: string | null; isDryRun?: boolean },
): Promise<AcceptanceCost> {
  const scope = openScope(database, {
    caller: 'account:2',
    accountId: '2',
    organizationId: '1',
    isStaff: false,
    advertiserIds: ['1'],
    roles: [],
    abilities: new Set(),
    locale: 'en',
    timezone: 'UTC',
    requestId: 'bench',
  });
  const processors = () => processorTime() + (url === null ? 0 : serverTime(url));
  const cost: AcceptanceCost = { wall: 0, processor: 0, longest: 0, statement: '' };
  const used = processors();
  const from = performance.now();
  await runChange({ scope: isDryRun ? scope.dryRun() : scope }, (change) =>
    acceptDispatch({ ...change, tx: timed(change.tx, cost) }, order, { box, mostLines: order.lines.length }),
  );
  cost.wall = performance.now() - from;
  cost.processor = processors() - used;
  return cost;
}

/** The same transaction, which notes the longest of its statements. */
function timed(tx: Queries, cost: AcceptanceCost): Queries {
  return new Proxy(tx, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (typeof value !== 'function') return value;
      if (key !== 'execute') return value.bind(target);
      return async (...args: unknown[]) => {
        const from = performance.now();
        const answer: unknown = await value.apply(target, args);
        const milliseconds = performance.now() - from;
        if (milliseconds > cost.longest)
          Object.assign(cost, { longest: milliseconds, statement: textOf(args[0]) });
        return answer;
      };
    },
  });
}

/** The first words of a statement. */
function textOf(statement: unknown): string {
  const { queryChunks } = statement as { queryChunks?: { value?: string[] }[] };
  return (queryChunks?.[0]?.value?.join('') ?? '').replace(/\s+/g, ' ').slice(0, 40);
}

/** An order of so many lines, each with a recipient, a printed code or nothing of its own, as its kind has it. */
export function orderOf(
  name: string,
  { promotionId, kind, lines }: { promotionId: string; kind: DispatchKind; lines: number },
): DispatchOrder {
  return {
    advertiserId: '1',
    promotionId,
    kind,
    usage: DISPATCH_KINDS[kind].usage,
    orderPrefix: null,
    fileName: `${name}.csv`,
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
    lines: Array.from({ length: lines }, (_, at) =>
      lineOf(`${name.replaceAll(' ', '')}.${at}`, at + 1, kind),
    ),
  };
}

function lineOf(name: string, line: number, kind: DispatchKind): DispatchLine {
  const uid = `${name}@somewhere.example`;
  const hasRecipient = DISPATCH_KINDS[kind].rows === 'recipients';
  return {
    line,
    sku: CARD,
    value: 1000n,
    currency: 'EUR',
    orderId: `g-${hash(name).toString('hex', 0, 12)}`,
    externalRef: hasRecipient ? `ref ${line}` : null,
    companyName: null,
    customImage: null,
    entryCode: kind === 'activate_codes' ? hash(name).toString('hex', 0, 8) : null,
    message: hasRecipient ? 'Thank you for all you did in this year' : null,
    recipient: hasRecipient
      ? {
          provider: 'email',
          uid,
          email: uid,
          phoneNumber: null,
          locale: 'en',
          firstName: 'Ada',
          lastName: 'Lovelace',
        }
      : null,
  };
}
