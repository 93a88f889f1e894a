/** Delivery modes of a reward. Separate from the rules of products, so that the page does not load those. */
export const DELIVERY_MODES = ['digital_delivery', 'physical_shipment'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];
