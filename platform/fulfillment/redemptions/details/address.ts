import { z } from 'zod';
import type { ShippingAddress } from '../table.ts';

/** Where goods are shipped, as answers show it (RED-48, REDDLG-24). */
export const addressShape = z.object({
  name: z.string().describe('Name on the shipment'),
  line_1: z.string(),
  line_2: z.string(),
  line_3: z.string(),
  line_4: z.string(),
  zipcode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
});

/** Missing lines are empty. */
export function asAddress(address: ShippingAddress): z.output<typeof addressShape> {
  const { name, lines, postalCode: zipcode, city, region, country } = address;
  const [line_1 = '', line_2 = '', line_3 = '', line_4 = ''] = lines;
  return { name, line_1, line_2, line_3, line_4, zipcode, city, state: region ?? '', country };
}
