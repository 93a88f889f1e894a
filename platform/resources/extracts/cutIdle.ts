import { PassThrough, pipeline, type Readable } from 'node:stream';

/** Ends a stream whose reader takes nothing of what lies ready for so many milliseconds: one that reads slowly keeps its place, one that stopped does not. */
export function cutIdle(bytes: Readable, milliseconds: number): Readable {
  const taken = new PassThrough();
  let moved = 0;
  let seen = -1;
  bytes.on('data', ({ length }: Buffer) => {
    moved += length;
  });
  pipeline(bytes, taken, () => {});
  const watch = setInterval(() => {
    const gone = moved - taken.readableLength - taken.writableLength;
    if (gone === seen && moved > gone) taken.destroy(new Error('The reader took nothing for too long'));
    seen = gone;
  }, milliseconds);
  watch.unref();
  taken.once('close', () => clearInterval(watch));
  return taken;
}
