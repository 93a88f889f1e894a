import { PassThrough, pipeline, type Readable } from 'node:stream';

/** Destroys a stream whose reader takes no data for this many milliseconds although data is ready. A slow reader may continue. */
export function cutIdle(bytes: Readable, milliseconds: number): Readable {
  const output = new PassThrough();
  let bytesIn = 0;
  let bytesOutBefore = -1;
  bytes.on('data', ({ length }: Buffer) => {
    bytesIn += length;
  });
  pipeline(bytes, output, () => {});
  const watch = setInterval(() => {
    const bytesOut = bytesIn - output.readableLength - output.writableLength;
    if (bytesOut === bytesOutBefore && bytesIn > bytesOut)
      output.destroy(new Error('The reader took nothing for too long'));
    bytesOutBefore = bytesOut;
  }, milliseconds);
  watch.unref();
  output.once('close', () => clearInterval(watch));
  return output;
}
