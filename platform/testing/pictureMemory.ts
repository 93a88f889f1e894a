// Only for tests, a process of its own: prints how many bytes ten pictures of 25 megapixels at once take beyond one of them.
import sharp from 'sharp';
import { PICTURES_AT_ONCE, remadePicture } from '../foundation/media/picture.ts';
import { places } from '../foundation/media/storage/places.ts';

const largest = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#c8285a' } })
  .png({ compressionLevel: 9 })
  .toBuffer();
const remake = () => remadePicture(largest, { contentType: 'image/png', purpose: 'sku_picture' });
await remake();

const room = places(PICTURES_AT_ONCE);
const before = process.memoryUsage.rss();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 5);
const remadePictures = await Promise.all(Array.from({ length: 10 }, () => room.take(remake)));
clearInterval(watch);
if (remadePictures.some((picture) => picture === null)) throw new Error('a picture was refused');
process.stdout.write(String(most - before));
