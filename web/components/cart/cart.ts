/** A reward that was put into the cart. */
export interface CartItem {
  sku: string;
  name: string;
}

/** Most rewards in a cart: as many as are read again at once. */
export const MAX_CART = 100;

/** What was chosen from a catalogue, and the ways to change it; where it is kept is for whoever makes it. */
export interface Cart {
  items: readonly CartItem[];
  has: (sku: string) => boolean;
  isFull: boolean;
  add: (item: CartItem) => void;
  remove: (...skus: string[]) => void;
  clear: () => void;
}
