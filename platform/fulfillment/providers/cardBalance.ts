import { z } from 'zod';
import { isCurrency } from '../../../schema/foundation/money/currencies.ts';
import { JobFailed } from '../../foundation/jobs/work.ts';

/** The balance of a card and its history; amounts in minor units of `currency`, spent ones below 0. */
export interface CardBalance {
  currency: string;
  balance: bigint;
  operations: readonly CardOperation[];
}

/** One operation; `balance` is the remainder after it. */
export interface CardOperation {
  /** ISO 8601, UTC. */
  at: string;
  type: string;
  amount: bigint;
  balance: bigint;
}

/** Operations of one card that are read at most: the newest. */
const MAX_OPERATIONS = 200;

const minor = z.int().transform(BigInt);

const card = z.object({
  balance: minor,
  currency: z.string().refine(isCurrency),
  operations: z
    .array(
      z.object({
        date: z.iso.datetime({ offset: true }),
        type: z.string().regex(/^[a-z0-9_]{1,60}$/),
        amount: minor,
        balance: minor,
      }),
    )
    .default([]),
});

/** Reads what a provider says of a card, the newest operation first. @throws JobFailed provider_garbled */
export function readCardBalance(body: unknown): CardBalance {
  const read = card.safeParse(body);
  if (!read.success) throw new JobFailed('provider_garbled');
  const { operations, ...rest } = read.data;
  const sorted = operations
    .map(({ date, ...operation }) => ({ ...operation, at: new Date(date).toISOString() }))
    .sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  return { ...rest, operations: sorted.slice(0, MAX_OPERATIONS) };
}
