import type { AllocationRowFragment } from '../../../../operations/reports/inventory/AllocationRow.generated.ts';
import { dayIn, endOfDay } from '../../../../schema/foundation/dates/dates.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import { z } from '../../../../schema/foundation/text/zod.ts';
import {
  requestedAmount,
  requestMinimum,
  rewardQuantityText,
  unitSellingPrice,
} from '../../../../schema/money/allocations/allocations.ts';
import type { FormValues } from '../../../kit/form/formApi.ts';
import type { VersionedChange } from '../../../kit/form/useVersionedForm.ts';

/** The values of a pending allocation's form: its IO number, note and end, the amount of an open one, price and quantity of each reward of a committed one. */
export type EditRules = ReturnType<typeof editRules>;

/** The rules of that form in the allocation's currency (INVENT-8 … INVENT-11). */
export function editRules({ type, requestedAmount: { currency } }: AllocationRowFragment) {
  const amount = requestedAmount(currency, requestMinimum(null, currency));
  return z
    .object({
      externalId: z.string().trim().max(100).nullish(),
      description: z.string().trim().max(500).nullish(),
      requestedAmount: type === 'open' ? amount : amount.optional(),
      rewards: z.array(
        z.object({ sku: z.string(), sellingPrice: unitSellingPrice(currency), quantity: rewardQuantityText }),
      ),
      expirationDay: z.iso.date().nullish(),
      noExpiration: z.boolean(),
    })
    .refine(({ noExpiration, expirationDay }) => noExpiration || expirationDay, {
      path: ['expirationDay'],
      error: 'allocation_check_expiration',
      when: () => true,
    });
}

/** The fields of an allocation; days are read in `zone`. */
export function editFieldsOf(allocation: AllocationRowFragment, zone: string): FormValues<EditRules> {
  const { type, externalId, description, expiresAt, noExpiration, allocatedRewards } = allocation;
  const rewards = allocatedRewards.map(({ reward, sellingPrice, quantity }) => ({
    sku: reward.sku,
    sellingPrice: sellingPrice?.amount ?? '',
    quantity: String(quantity ?? ''),
  }));
  return {
    externalId: externalId ?? null,
    description: description ?? null,
    requestedAmount: type === 'open' ? allocation.requestedAmount.amount : undefined,
    rewards: type === 'committed' ? rewards : [],
    expirationDay: expiresAt ? dayIn(zone, new Date(expiresAt)) : null,
    noExpiration,
  };
}

/** The changed fields in the format of the save, out of all `values`; a day ends at its last second in `zone`. */
export function editInput(
  { changes, values }: Pick<VersionedChange<EditRules>, 'changes' | 'values'>,
  zone: string,
) {
  const { noExpiration, expirationDay } = values;
  const isOther = 'noExpiration' in changes || (!noExpiration && 'expirationDay' in changes);
  return {
    ...('externalId' in changes && { externalId: values.externalId || null }),
    ...('description' in changes && { description: values.description || null }),
    ...(isOther && noExpiration && { noExpiration: true }),
    ...(isOther &&
      !noExpiration &&
      expirationDay && { expiresAt: endOfDay(expirationDay, zone).toISOString() }),
    ...(changes.rewards && {
      rewards: changes.rewards.map(({ sku = '', ...fields }) => ({ sku, ...fields })),
    }),
    ...('requestedAmount' in changes && { requestedAmount: values.requestedAmount }),
  };
}

/** The service's errors in the form's structure: an error about a SKU, which has no field here, belongs to its row. */
export function editErrors(errors: readonly FieldError[]): FieldError[] {
  return errors.map((error) => {
    if (error.field === 'expiresAt') return { ...error, field: 'expirationDay' };
    return { ...error, field: error.field.replace(/^(rewards\.\d+)\.sku$/, '$1') };
  });
}

/**
 * An error of the service about an amount above the available one, at the field that caused it: the amount, or the first changed reward,
 * by its index in the request.
 */
export function amountError({ rewards }: VersionedChange<EditRules>['changes'], message: string): FieldError {
  const part = rewards?.[0] && 'quantity' in rewards[0] ? 'quantity' : 'sellingPrice';
  return { field: rewards ? `rewards.0.${part}` : 'requestedAmount', rule: 'as_told', limit: message };
}
