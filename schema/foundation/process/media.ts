import type { Ability } from '../abilities.ts';
import { z } from '../text/zod.ts';
import { IMAGE_TYPES, MAX_UPLOAD_BYTES } from './uploadTypes.ts';

/** Largest picture that is decoded, in pixels. */
export const MAX_IMAGE_PIXELS = 25_000_000;

/** The processing of pictures of one purpose, and their senders: callers with any one of the abilities. */
interface PurposeRule {
  abilities: readonly [Ability, ...Ability[]];
  /** Pixels of the box it is made for. */
  width: number;
  height: number;
  /** `cover` fills the box and cuts off what stands over, `contain` fills up with transparency, `inside` is as large as fits. */
  fit: 'cover' | 'contain' | 'inside';
}

const logo = { width: 512, height: 512, fit: 'contain' } as const;
const view = { width: 1200, height: 800, fit: 'inside' } as const;

/** Purposes of an uploaded picture. */
export const UPLOAD_PURPOSES = {
  advertiser_avatar: { abilities: ['editAdvertisers'], width: 256, height: 256, fit: 'cover' },
  brand_logo: { abilities: ['editRewards'], ...logo },
  product_logo: { abilities: ['editRewards', 'createRewards'], ...logo },
  catalog_badge: { abilities: ['editRewards', 'createRewards'], ...view },
  sku_picture: { abilities: ['editRewards', 'createRewards'], ...view },
  promotion_logo: { abilities: ['editPromotionsCustomization'], width: 600, height: 300, fit: 'inside' },
  promotion_background: {
    abilities: ['editPromotionsCustomization'],
    width: 1920,
    height: 1200,
    fit: 'inside',
  },
} as const satisfies Record<string, PurposeRule>;
export type UploadPurpose = keyof typeof UPLOAD_PURPOSES;

/** Purposes of a file of cells, and its senders. It is never published. */
export const FILE_PURPOSES = {
  recipients: { abilities: ['createBulkRedemptions'] },
  codes: { abilities: ['createBulkRedemptions'] },
} as const satisfies Record<string, Pick<PurposeRule, 'abilities'>>;
export type FilePurpose = keyof typeof FILE_PURPOSES;

/** The type of a file of cells. */
export const FILE_TYPE = 'text/csv';

export const isFilePurpose = (purpose: string): purpose is FilePurpose =>
  Object.hasOwn(FILE_PURPOSES, purpose);

const PURPOSES = [...Object.keys(UPLOAD_PURPOSES), ...Object.keys(FILE_PURPOSES)] as [
  UploadPurpose | FilePurpose,
  ...(UploadPurpose | FilePurpose)[],
];

/** Widths in pixels, and formats, that a picture is offered in besides itself, as far as it is wider (for `srcset`). */
export const VARIANT_WIDTHS = [400, 800] as const;
export const VARIANT_FORMATS = ['webp', 'avif'] as const;

/** A file about to be sent. */
export const newUpload = z
  .strictObject({
    purpose: z.enum(PURPOSES),
    contentType: z.enum([...IMAGE_TYPES, FILE_TYPE], { error: 'image_type' }),
    size: z.int().min(1).max(MAX_UPLOAD_BYTES, { error: 'file_too_large' }),
  })
  .superRefine(({ purpose, contentType }, context) => {
    if (isFilePurpose(purpose) === (contentType === FILE_TYPE)) return;
    const message = isFilePurpose(purpose) ? 'csv_type' : 'image_type';
    context.addIssue({ code: 'custom', path: ['contentType'], message });
  });
export type NewUpload = z.infer<typeof newUpload>;
