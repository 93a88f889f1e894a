/** How a reward arrives. Apart from the rules of products, so that the page comes without them. */
export const DELIVERY_MODES = ['digital_delivery', 'physical_shipment'] as const;
export type DeliveryMode = (typeof DELIVERY_MODES)[number];
