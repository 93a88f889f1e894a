/** A reward in the cart. */
export interface CartItem {
  sku: string;
  name: string;
}

/** Maximum rewards in a cart: as many as one call can read again. */
export const MAX_CART = 100;

/** The chosen rewards, and the functions that change them; the creator of the cart decides where they are stored. */
export interface Cart {
  items: readonly CartItem[];
  has: (sku: string) => boolean;
  isFull: boolean;
  add: (item: CartItem) => void;
  remove: (...skus: string[]) => void;
  clear: () => void;
}
