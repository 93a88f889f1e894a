import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { MediaStorage } from './storage/storage.ts';

/** A picture that documents can print, with its size in pixels. */
export interface PrintablePicture {
  image: Buffer;
  width: number;
  height: number;
}

/** Pixels of the longer side: sharp enough for the width of a page. */
const MAX_SIDE_PIXELS = 1200;

/** A stored picture as JPEG on white, since documents do not support WebP; null if it is missing. */
export async function printablePicture(
  storage: MediaStorage,
  name: string,
): Promise<PrintablePicture | null> {
  const file = await storage.open(name);
  if (!file) return null;
  const { data, info } = await sharp(await buffer(file.stream))
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 85 })
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height };
}
