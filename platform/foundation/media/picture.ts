import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import {
  MAX_IMAGE_PIXELS,
  UPLOAD_PURPOSES,
  type UploadPurpose,
  VARIANT_FORMATS,
  VARIANT_WIDTHS,
} from '../../../schema/foundation/process/media.ts';
import { IMAGE_TYPES, type ImageType } from '../../../schema/foundation/process/uploadTypes.ts';
import { variantName } from './media.ts';
import type { MediaStorage } from './storage/storage.ts';

// One thread per picture: `places` alone limits how many are processed at once, and thereby the memory.
sharp.concurrency(1);
sharp.cache(false);

/** Pictures processed concurrently, and completions that may wait: a decoded picture costs 50 MB, a waiting one nothing. */
export const PICTURES_AT_ONCE = { atOnce: 1, waiting: 50 };

/** First bytes that identify a type, whatever the file's declared type. */
const MAGIC: Record<ImageType, readonly string[]> = {
  'image/png': ['89504e470d0a1a0a'],
  'image/jpeg': ['ffd8ff'],
  'image/gif': ['474946383761', '474946383961'],
};

/** Seconds after which a picture counts as unreadable. */
const TIMEOUT_SECONDS = 10;

/** A re-encoded picture: itself as WebP, and smaller variants by the suffix of its name: `400.avif`. */
export interface RemadePicture {
  bytes: Buffer;
  width: number;
  height: number;
  variants: { suffix: string; bytes: Buffer }[];
}

/** A name for a new picture that nobody can guess; it is its only protection. */
export const newPictureName = (): string => `${randomBytes(24).toString('base64url')}.webp`;

/** The type that the first bytes say; null for anything but a picture of ours. */
export function typeOf(bytes: Buffer): ImageType | null {
  const start = bytes.subarray(0, 8).toString('hex');
  return IMAGE_TYPES.find((type) => MAGIC[type].some((magic) => start.startsWith(magic))) ?? null;
}

/**
 * Decodes a picture and encodes new ones for its purpose: only the pixels of the file are kept, and only the first frame of an animation.
 * @returns null when it is not of the announced type, too large to decode (in pixels), or broken.
 */
export async function remadePicture(
  bytes: Buffer,
  announced: { contentType: string; purpose: UploadPurpose },
): Promise<RemadePicture | null> {
  if (typeOf(bytes) !== announced.contentType) return null;
  const { width, height, fit } = UPLOAD_PURPOSES[announced.purpose];
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MAX_IMAGE_PIXELS,
      failOn: 'warning',
      pages: 1,
    })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width, height, fit, withoutEnlargement: fit === 'inside', background: '#0000' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { raw: { width: info.width, height: info.height, channels: info.channels } };
    const pipeline = () => sharp(data, pixels).timeout({ seconds: TIMEOUT_SECONDS });
    const variants: RemadePicture['variants'] = [];
    for (const narrow of VARIANT_WIDTHS.filter((one) => one < info.width))
      for (const format of VARIANT_FORMATS) {
        const smaller = pipeline().resize({ width: narrow });
        const encoder =
          format === 'webp'
            ? smaller.webp({ quality: 80 })
            : smaller.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' });
        variants.push({ suffix: `${narrow}.${format}`, bytes: await encoder.toBuffer() });
      }
    const whole = await pipeline().webp({ quality: 82 }).toBuffer();
    return { bytes: whole, width: info.width, height: info.height, variants };
  } catch {
    return null;
  }
}

/** Stores a picture under this name, with its variants; returns all names. */
export async function publishPicture(
  storage: MediaStorage,
  name: string,
  { bytes, variants }: RemadePicture,
): Promise<string[]> {
  const files = [
    { name, bytes },
    ...variants.map(({ suffix, bytes }) => ({ name: variantName(name, suffix), bytes })),
  ];
  for (const file of files) await storage.publish(file.name, file.bytes);
  return files.map((file) => file.name);
}
