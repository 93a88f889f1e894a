import { z } from '../zod.ts';

/** Largest file that may be sent, in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Largest picture that is decoded, in pixels. */
export const MAX_IMAGE_PIXELS = 25_000_000;

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif'] as const;

/** What a file can be for; each purpose says the square its picture is fitted into. */
export const UPLOAD_PURPOSES = ['advertiser_avatar'] as const;

/** A file about to be sent. */
export const newUpload = z.strictObject({
  purpose: z.enum(UPLOAD_PURPOSES),
  contentType: z.enum(IMAGE_TYPES, { error: 'image_type' }),
  size: z.int().min(1).max(MAX_UPLOAD_BYTES, { error: 'file_too_large' }),
});
export type NewUpload = z.infer<typeof newUpload>;
