import type { SavedDiscount } from '../foundation/rest/rest.generated.ts';

/** A saved discount with its advertiser, which the response of the platform does not name. */
export type UpdateDiscountSuccessRow = SavedDiscount & { advertiser_id: string };
