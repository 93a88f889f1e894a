import {
  DiscountDialogSaveDocument,
  type DiscountDialogSaveMutation,
} from '../../../operations/money/discounts/AdvertiserDiscountsTab.generated.ts';
import { type ResultHandlers, useScreenMutation } from '../../data/useScreenMutation.ts';

/** A change of one product's discount; a new one has version 0, and a discount of 0 deletes it. */
export interface DiscountChange {
  productId: string;
  discount: string;
  version: number;
  dryRun?: boolean;
}

/** Adds, changes or deletes a discount of an advertiser, or only tries to. */
export function useSaveDiscount(advertiserId: string) {
  const [send] = useScreenMutation(DiscountDialogSaveDocument);
  return <Value>(change: DiscountChange, handlers: ResultHandlers<DiscountDialogSaveMutation, Value>) =>
    send({ input: { advertiserId, ...change } }, handlers);
}

/** State of a discount's form that its dialog needs. */
export interface DiscountFormState {
  isDirty: boolean;
  isSubmitting: boolean;
}
