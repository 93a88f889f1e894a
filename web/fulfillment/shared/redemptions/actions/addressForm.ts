import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptions/RedemptionActions.generated.ts';

/** The base of the address form. */
export interface AddressRow {
  version: number;
  address: RedemptionActionsFragment['address'];
}

/** The fields of the form, in their order. */
export const ADDRESS_FIELDS = [
  ...(['name', 'line1', 'line2', 'line3', 'line4'] as const),
  ...(['zipcode', 'city', 'state', 'country'] as const),
] as const;

/** An address in the shape of its form; a redemption without one starts empty. */
export const addressValues = ({ address }: AddressRow) => ({
  name: address?.name ?? '',
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  line3: address?.line3 ?? '',
  line4: address?.line4 ?? '',
  zipcode: address?.zipcode ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  country: address?.country ?? '',
});
