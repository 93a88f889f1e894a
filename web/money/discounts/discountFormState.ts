/** State of a discount's form that its dialog needs. */
export interface DiscountFormState {
  isDirty: boolean;
  isSubmitting: boolean;
}
