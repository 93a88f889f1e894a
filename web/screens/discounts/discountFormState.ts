/** What the window around a discount's form needs to know of it. */
export interface DiscountFormState {
  isDirty: boolean;
  isSubmitting: boolean;
}
