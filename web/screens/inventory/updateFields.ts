import { type Day, endOfDay } from '../../../schema/dates.ts';
import { requestedAmount, requestedMinor } from '../../../schema/rules/allocations.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import { z } from '../../../schema/zod.ts';
import type { AllocationInput } from '../../components/useAllocationRequest.ts';
import type { FormValues } from '../../kit/form/formApi.ts';

interface Facts {
  currency: string;
  /** The least that can be asked for, in minor units. */
  minimum: bigint | null;
  /** The day where the person is. */
  today: Day;
}

type UpdateRules = ReturnType<typeof updateRules>;

/** What a further request for the open allocation asks for: an amount, another end, or both. Where it is the end alone, nothing is an amount too. */
export function updateRules({ currency, minimum, today }: Facts) {
  const amount = requestedAmount(currency, minimum);
  return z
    .object({ amount: z.string(), expirationDay: z.string().nullable(), noExpiration: z.boolean() })
    .superRefine(({ amount: text, expirationDay, noExpiration }, context) => {
      const isEnd = noExpiration || expirationDay !== null;
      const isNone = text.trim() === '' || requestedMinor(text, currency) === 0n;
      const found = isNone && isEnd ? undefined : amount.safeParse(text).error;
      for (const issue of found?.issues ?? []) context.addIssue({ ...issue, path: ['amount'] } as never);
      if (!found && isNone && !isEnd)
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
      : expirationDay && { expirationDatetime: endOfDay(expirationDay, zone).toISOString() }),
  };
}

/** The service's errors as the form shows them. */
export function updateErrors(errors: readonly FieldError[]): FieldError[] {
  return errors.map((error) =>
    ['expirationDatetime', 'noExpiration'].includes(error.field)
      ? { ...error, field: 'expirationDay' }
      : error,
  );
}
