import { type Day, endOfDay } from '../../../../schema/foundation/dates/dates.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import { z } from '../../../../schema/foundation/text/zod.ts';
import { requestedAmount, requestedMinor } from '../../../../schema/money/allocations/allocations.ts';
import type { FormValues } from '../../../kit/form/formApi.ts';
import type { AllocationInput } from '../../shared/useAllocationRequest.ts';

interface Facts {
  currency: string;
  /** The minimum request, in minor units. */
  minimum: bigint | null;
  /** The day in the person's zone. */
  today: Day;
}

type UpdateRules = ReturnType<typeof updateRules>;

/** The fields of a further request for the open allocation: an amount, another end, or both. With another end, the amount may be empty or 0. */
export function updateRules({ currency, minimum, today }: Facts) {
  const amount = requestedAmount(currency, minimum);
  return z
    .object({ amount: z.string(), expirationDay: z.string().nullable(), noExpiration: z.boolean() })
    .superRefine(({ amount: text, expirationDay, noExpiration }, context) => {
      const isEnd = noExpiration || expirationDay !== null;
      const isNone = text.trim() === '' || requestedMinor(text, currency) === 0n;
      const amountError = isNone && isEnd ? undefined : amount.safeParse(text).error;
      for (const issue of amountError?.issues ?? [])
        context.addIssue({ ...issue, path: ['amount'] } as never);
      if (!amountError && isNone && !isEnd)
        context.addIssue({ code: 'custom', message: 'nothing_requested', path: ['amount'] });
      if (!noExpiration && expirationDay !== null && expirationDay < today)
        context.addIssue({ code: 'custom', message: 'expiration_past', path: ['expirationDay'] });
    });
}

/** The request of the form; a day ends at its last second in `zone`. */
export function updateInput(
  { amount, expirationDay, noExpiration }: FormValues<UpdateRules>,
  { advertiserId, zone }: { advertiserId: string; zone: string },
): AllocationInput {
  return {
    advertiserId,
    type: 'open',
    amount: amount?.trim() || '0',
    ...(noExpiration
      ? { noExpiration: true }
      : expirationDay && { expiresAt: endOfDay(expirationDay, zone).toISOString() }),
  };
}

/** The service's errors in the form's structure. */
export function updateErrors(errors: readonly FieldError[]): FieldError[] {
  return errors.map((error) =>
    ['expiresAt', 'noExpiration'].includes(error.field) ? { ...error, field: 'expirationDay' } : error,
  );
}
