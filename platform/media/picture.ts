import sharp from 'sharp';
import { IMAGE_TYPES, MAX_IMAGE_PIXELS, type UPLOAD_PURPOSES } from '../../schema/rules/media.ts';

type Purpose = (typeof UPLOAD_PURPOSES)[number];

/** Sides in pixels of the square that a purpose's picture fills. */
const SQUARES: Record<Purpose, number> = { advertiser_avatar: 256 };

/** First bytes by which a type is known, whatever a file calls itself. */
const MAGIC: Record<(typeof IMAGE_TYPES)[number], readonly string[]> = {
  'image/png': ['89504e470d0a1a0a'],
  'image/jpeg': ['ffd8ff'],
  'image/gif': ['474946383761', '474946383961'],
};

/** The type that the first bytes say; null for anything but a picture of ours. */
export function typeOf(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 8).toString('hex');
  return IMAGE_TYPES.find((type) => MAGIC[type].some((magic) => start.startsWith(magic))) ?? null;
}

/**
 * Decodes a picture and makes a new one of it, a WebP square for its purpose: nothing of the file but its pixels is kept.
 * @returns null when it is not of the announced type, too large to decode (in pixels), or broken.
 */
export async function remadePicture(
  bytes: Buffer,
  announced: { contentType: string; purpose: Purpose },
): Promise<Buffer | null> {
  if (typeOf(bytes) !== announced.contentType) return null;
  const side = SQUARES[announced.purpose];
  try {
    return await sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'warning', pages: 1 })
      .autoOrient()
      .resize(side, side, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
