import { z } from 'zod';
import { JobFailed } from '../../foundation/jobs/work.ts';
import { CODE_USAGES } from '../codes/table.ts';
import type { ProviderAnswer } from './adapter.ts';

const printable = (longest: number) =>
  z
    .string()
    .min(1)
    .max(longest)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]+$/u);

const PAYING: readonly string[] = ['primary', 'url', 'security_url'];

const order = z
  .object({
    reference: printable(120),
    cancelable: z.boolean().default(false),
    expires_at: z.iso.datetime({ offset: true }).nullish(),
    codes: z
      .array(z.object({ usage: z.enum(CODE_USAGES), value: printable(2000) }))
      .max(CODE_USAGES.length)
      .default([]),
    order_status: printable(60).nullish(),
    tracking_code: printable(120).nullish(),
  })
  .refine(({ codes }) => new Set(codes.map(({ usage }) => usage)).size === codes.length)
  // A code is given, or goods are under way: what goes with a code alone pays nothing.
  .refine(({ codes, order_status: status }) =>
    codes.length > 0 ? codes.some(({ usage }) => PAYING.includes(usage)) : status != null,
  );

const refusal = z.object({ reason: z.string().regex(/^[a-z0-9_]{1,60}$/), final: z.boolean().default(true) });

/** Reads a taken order. @throws JobFailed provider_garbled: what was ordered is not known */
export function readOrder(body: unknown): ProviderAnswer {
  const read = order.safeParse(body);
  if (!read.success) throw new JobFailed('provider_garbled');
  const { reference, cancelable, codes, ...rest } = read.data;
  return {
    kind: 'answered',
    reference,
    cancelable,
    codes,
    expiresAt: rest.expires_at ?? null,
    orderStatus: rest.order_status ?? null,
    trackingCode: rest.tracking_code ?? null,
  };
}

/** Reads why an order was not taken; a refusal without a word of its own is called by its status. */
export function readRefusal(body: unknown, status: number): ProviderAnswer {
  const read = refusal.safeParse(body);
  return read.success
    ? { kind: 'refused', reason: read.data.reason, isFinal: read.data.final }
    : { kind: 'refused', reason: `provider_${status}`, isFinal: true };
}
