import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { BRAND_STATUSES } from '../../../schema/foundation/transitions.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { instant, oneOf, text, whole } from '../../foundation/records/column.ts';

/** A brand of the catalog (BRAND-11): of `b` brands. */
export const brand = codec('Brand', {
  columns: {
    id: text(sql`b.id`),
    sku: text(sql`b.sku`),
    name: text(sql`b.name`),
    status: oneOf(BRAND_STATUSES, sql`b.status`),
    logo_url: text(sql`(select '/media/' || m.name from media_set_items i join medias m on m.id = i.media_id
      where i.media_set_id = b.media_set_id and i.name = 'logo')`).nullable(),
    media_set_id: text(sql`b.media_set_id::text`).describe('Its pictures'),
    created_at: instant(sql`b.created_at`),
    updated_at: instant(sql`b.updated_at`),
    version: whole(sql`b.version`),
  },
  derived: {
    display_status: z
      .enum(['enabled', 'disabled'])
      .describe('Displayed status: a deactivated brand appears as disabled'),
  },
  derive: ({ status }) => ({ display_status: status === 'deactivated' ? 'disabled' : 'enabled' }) as const,
});
export type BrandJson = JsonOf<typeof brand>;

export const brandPage = responseSchema('BrandPage', pageShape(brand.schema));
