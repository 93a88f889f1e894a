// What is known of products beyond their names.

/** How a product is sold: one at a time as it is asked for, or from stock that is bought ahead. */
export const CONDITIONS_OF_SALE = ['on_demand', 'in_stock'] as const;
export type ConditionOfSale = (typeof CONDITIONS_OF_SALE)[number];
