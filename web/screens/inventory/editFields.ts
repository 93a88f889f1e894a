import type { AllocationRowFragment } from '../../../operations/inventory/AllocationRow.generated.ts';
import { type Day, dayIn, endOfDay } from '../../../schema/dates.ts';
import {
  requestedAmount,
  requestMinimum,
  rewardQuantityText,
  unitSellingPrice,
} from '../../../schema/rules/allocations.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import { z } from '../../../schema/zod.ts';

/** What the form of a pending allocation holds: its terms, and price and pieces of each reward by its place. */
export interface EditFields {
  externalId: string | null;
  expirationDay: Day | null;
  noExpiration: boolean;
  [field: `price${number}` | `quantity${number}`]: string;
  requestedAmount: string | undefined;
}

type Text = z.ZodType<unknown, string>;
type Optional = z.ZodType<string | null | undefined, string | null | undefined>;

type EditShape = {
  externalId: Optional;
  expirationDay: Optional;
  noExpiration: z.ZodBoolean;
  requestedAmount: Text;
  [field: `price${number}` | `quantity${number}`]: Text;
};

/** The rules of that form in the allocation's currency (INVENT-8 … INVENT-11). */
export function editRules(allocation: AllocationRowFragment): z.ZodObject<EditShape> {
  const { currency } = allocation.requestedAmount;
  const stock = allocation.allocatedRewards.flatMap((_reward, index) => [
    [`price${index}`, unitSellingPrice(currency)],
    [`quantity${index}`, rewardQuantityText],
  ]);
  const amounts =
    allocation.type === 'committed'
      ? Object.fromEntries(stock)
      : { requestedAmount: requestedAmount(currency, requestMinimum(null, currency)) };
  const rules = z
    .object({
      externalId: z.string().trim().max(100).nullish(),
      expirationDay: z.iso.date().nullish(),
      noExpiration: z.boolean(),
      ...amounts,
    })
    .check(({ value, issues }) => {
      const { noExpiration, expirationDay } = value as unknown as EditFields;
      if (noExpiration || expirationDay) return;
      issues.push({
        code: 'custom',
        message: 'allocation_check_expiration',
        path: ['expirationDay'],
        input: value,
      });
    });
  return rules as unknown as z.ZodObject<EditShape>; // its keys are made of places, which zod cannot know
}

/** The fields of an allocation; days are read in `zone`. */
export function editFieldsOf(allocation: AllocationRowFragment, zone: string): EditFields {
  const { externalId, expirationDatetime, noExpiration, allocatedRewards } = allocation;
  const rewards = allocatedRewards.flatMap(({ sellingPrice, quantity }, index) => [
    [`price${index}`, sellingPrice?.amount ?? ''],
    [`quantity${index}`, String(quantity ?? '')],
  ]);
  return {
    externalId: externalId ?? null,
    expirationDay: expirationDatetime ? dayIn(zone, new Date(expirationDatetime)) : null,
    noExpiration,
    requestedAmount: allocation.type === 'open' ? allocation.requestedAmount.amount : undefined,
    ...(allocation.type === 'committed' && Object.fromEntries(rewards)),
  };
}

/** The changed fields as the save wants them, out of all `values`; a day ends at its last second in `zone`. */
export function editInput(
  allocation: AllocationRowFragment,
  { changes, values }: { changes: object; values: EditFields },
  zone: string,
) {
  const isChanged = (field: keyof EditFields) => field in changes;
  const rewards = allocation.allocatedRewards.flatMap(({ reward: { sku } }, index) => {
    const change = {
      ...(isChanged(`price${index}`) && { sellingPrice: values[`price${index}`] }),
      ...(isChanged(`quantity${index}`) && { quantity: Number(values[`quantity${index}`]) }),
    };
    return Object.keys(change).length > 0 ? [{ sku, ...change }] : [];
  });
  const { noExpiration, expirationDay } = values;
  const isOther = isChanged('noExpiration') || (!noExpiration && isChanged('expirationDay'));
  return {
    ...(isChanged('externalId') && { externalId: values.externalId || null }),
    ...(isOther && noExpiration && { noExpiration: true }),
    ...(isOther &&
      !noExpiration &&
      expirationDay && { expirationDatetime: endOfDay(expirationDay, zone).toISOString() }),
    ...(rewards.length > 0 && { rewards }),
    ...(isChanged('requestedAmount') && { requestedAmount: values.requestedAmount }),
  };
}

/** The service's errors on the form's own fields; `sent` are the rewards the save named, in their order. */
export function editErrors(
  errors: readonly FieldError[],
  allocation: AllocationRowFragment,
  sent: readonly { sku: string }[] = [],
): FieldError[] {
  return errors.map((error) => {
    const [, place, key] = /^rewards\.(\d+)\.(\w+)$/.exec(error.field) ?? [];
    const sku = sent[Number(place)]?.sku;
    const index = allocation.allocatedRewards.findIndex(({ reward }) => reward.sku === sku);
    if (index >= 0) return { ...error, field: `${key === 'quantity' ? 'quantity' : 'price'}${index}` };
    return error.field === 'expirationDatetime' ? { ...error, field: 'expirationDay' } : error;
  });
}
