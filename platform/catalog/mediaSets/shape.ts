import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { MEDIA_NAMES, MEDIA_NOUNS } from '../../../schema/catalog/mediaSets.ts';
import { PRODUCT_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, nullable, number, objectOf, oneOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { mediaJson, mediaShape } from '../../foundation/media/media.ts';
import { MEDIA_STATUSES } from '../../foundation/media/table.ts';

/** The pictures of one brand, product or SKU, each by its name and locale (MEDIA-1). */
export const mediaSetShape = responseSchema(
  'MediaSet',
  z.object({
    id: z.string(),
    noun: z.enum(MEDIA_NOUNS).describe('Kind of item'),
    noun_id: z.string(),
    items: z.array(
      z.object({
        name: z.enum(MEDIA_NAMES),
        locale: z
          .enum(PRODUCT_LOCALES)
          .nullable()
          .describe('null for the default picture of all other locales'),
        media_id: z.string(),
        media: mediaShape,
      }),
    ),
    version: z.int(),
  }),
);
export type MediaSetJson = z.output<typeof mediaSetShape>;

export const mediaSetList = responseSchema('MediaSetList', z.object({ items: z.array(mediaSetShape) }));

/** A set as the statement below selects it. */
const SET_ROW = {
  id: text,
  noun: oneOf(MEDIA_NOUNS),
  nounId: text,
  version: number,
  items: listOf(
    objectOf({
      name: oneOf(MEDIA_NAMES),
      locale: nullable(oneOf(PRODUCT_LOCALES)),
      media: objectOf({
        id: text,
        name: nullable(text),
        status: oneOf(MEDIA_STATUSES),
        contentType: text,
        size: number,
        width: nullable(number),
        height: nullable(number),
        variants: listOf(text),
      }),
    }),
  ),
};

/** Sets of `s` media sets, of which `rest` (from `where` on) says which, with their pictures in order. */
export async function mediaSetsWhere(tx: Queries, rest: SQL): Promise<MediaSetJson[]> {
  const rows = await rowsOf(
    tx,
    SET_ROW,
    sql`select s.id::text, s.noun, s.noun_id as "nounId", s.version, coalesce((
        select jsonb_agg(jsonb_build_object('name', i.name, 'locale', nullif(i.locale, ''), 'media', jsonb_build_object(
          'id', m.id::text, 'name', m.name, 'status', m.status, 'contentType', m.content_type, 'size', m.size,
          'width', m.width, 'height', m.height, 'variants', m.variants)) order by i.name, i.locale)
        from media_set_items i join medias m on m.id = i.media_id where i.media_set_id = s.id), '[]') as items
      from media_sets s ${rest}`,
  );
  return rows.map(({ nounId, items, ...row }) => ({
    ...row,
    noun_id: nounId,
    items: items.map((item) => ({ ...item, media_id: item.media.id, media: mediaJson(item.media) })),
  }));
}
