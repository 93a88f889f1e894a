import { z } from 'zod';
import { responseSchema } from '../http/responseSchema.ts';
import { servedType } from './storage/storage.ts';
import type { medias } from './table.ts';

const variantShape = responseSchema(
  'MediaVariant',
  z.object({ url: z.string(), width: z.int().describe('In pixels'), content_type: z.string() }),
);

/** A file as responses show it; it has an address once it is ready (MEDIA-3). */
export const mediaShape = responseSchema(
  'Media',
  z.object({
    id: z.string(),
    url: z.string().nullable(),
    upload_status: z.enum(['pending', 'success', 'error']),
    content_type: z.string(),
    size: z.int().describe('In bytes'),
    width: z.int().nullable().describe('In pixels'),
    height: z.int().nullable().describe('In pixels'),
    variants: z.array(variantShape).describe('The same picture, smaller and in other formats'),
  }),
);
export type MediaJson = z.output<typeof mediaShape>;

type MediaRow = Omit<typeof medias.$inferSelect, 'accountId' | 'purpose' | 'createdAt'>;

const UPLOAD_STATUS = { waiting: 'pending', ready: 'success', refused: 'error' } as const;

/** A file as answers show it. */
export function mediaJson(row: MediaRow): MediaJson {
  const { name } = row;
  return {
    id: row.id,
    url: name === null ? null : `/media/${name}`,
    upload_status: UPLOAD_STATUS[row.status],
    content_type: row.contentType,
    size: row.size,
    width: row.width,
    height: row.height,
    variants: name === null ? [] : mediaVariants({ name, variants: row.variants }),
  };
}

/** The variants of a picture, as responses show them. */
export const mediaVariants = ({ name, variants }: { name: string; variants: readonly string[] }) =>
  variants.map((suffix) => ({
    url: `/media/${variantName(name, suffix)}`,
    width: Number.parseInt(suffix, 10),
    content_type: servedType(suffix),
  }));

/** The name of a smaller picture: `abc.webp` and `400.avif` are `abc-400.avif`. */
export const variantName = (name: string, suffix: string): string => name.replace(/\.webp$/, `-${suffix}`);

/** All possible names of pictures, full size and smaller. */
export const PICTURE_NAME = /^[\w-]{32}(?:\.webp|-(?:400|800)\.(?:webp|avif))$/;
