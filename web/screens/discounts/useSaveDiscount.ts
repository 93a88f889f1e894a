import {
  DiscountFormSaveDocument,
  type DiscountFormSaveMutation,
  type DiscountRowFragment,
  DiscountRowFragmentDoc,
} from '../../../operations/discounts/AdvertiserDiscountsTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import { showRefused } from '../../data/failedCall.ts';
import { plainFieldErrors } from '../../data/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';

type Success = Extract<DiscountFormSaveMutation['updateDiscount'], { __typename: 'UpdateDiscountSuccess' }>;

/** A change of one product's discount; without one its version is 0. */
export interface DiscountWish {
  productId: string;
  discount: string;
  version: number;
  dryRun?: boolean;
}

/** How a save ended; after a failed call the shared dialog is open. */
export type DiscountOutcome =
  | { kind: 'saved'; saved: Success; discount: DiscountRowFragment }
  | { kind: 'stale'; current: DiscountRowFragment }
  | { kind: 'invalid'; fieldErrors: FieldError[] }
  | { kind: 'failed' };

/** Gives, changes or deletes a discount of an advertiser, or only tries to. Never rejects. */
export function useSaveDiscount(advertiserId: string): (wish: DiscountWish) => Promise<DiscountOutcome> {
  const [send] = useScreenMutation(DiscountFormSaveDocument);
  return async (wish) => {
    const answer = (await send({ input: { advertiserId, ...wish } }))?.updateDiscount;
    switch (answer?.__typename) {
      case 'UpdateDiscountSuccess':
        return {
          kind: 'saved',
          saved: answer,
          discount: readFragment(DiscountRowFragmentDoc, answer.discount),
        };
      case 'StaleDiscount':
        return { kind: 'stale', current: readFragment(DiscountRowFragmentDoc, answer.current) };
      case 'InvalidInput':
        return { kind: 'invalid', fieldErrors: plainFieldErrors(answer.fieldErrors) };
      case 'Refused':
        showRefused(answer);
    }
    return { kind: 'failed' };
  };
}
