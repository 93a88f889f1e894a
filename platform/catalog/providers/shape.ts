import { z } from 'zod';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

/** A provider as answers show it (PRODUCT-64). */
export const providerShape = responseSchema('Provider', z.object({ id: z.string(), name: z.string() }));

/** Providers to choose from. */
export const providersShape = responseSchema('Providers', z.object({ items: z.array(providerShape) }));
