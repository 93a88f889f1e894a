import type { RedemptionActionsFragment } from '../../../operations/redemptions/RedemptionActions.generated.ts';

/** What the form of an address builds on. */
export interface AddressRow {
  version: number;
  address: RedemptionActionsFragment['address'];
}

/** The fields of the form, in their order. */
export const ADDRESS_FIELDS = [
  ...(['name', 'line1', 'line2', 'line3', 'line4'] as const),
  ...(['zipcode', 'city', 'state', 'country'] as const),
] as const;

/** An address as its form shows it; a redemption without one begins with nothing. */
export const addressValues = ({ address }: AddressRow) => ({
  ...{ name: address?.name ?? '', line1: address?.line1 ?? '', line2: address?.line2 ?? '' },
  ...{ line3: address?.line3 ?? '', line4: address?.line4 ?? '', zipcode: address?.zipcode ?? '' },
  ...{ city: address?.city ?? '', state: address?.state ?? '', country: address?.country ?? '' },
});
