import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file in a zip; texts are made smaller. */
export interface ZipEntry {
  name: string;
  bytes: Buffer;
  isText?: boolean;
}

/** A zip of entries. Each entry is produced after the reader took the one before; an error in one destroys the stream. */
export function zipOf(entries: AsyncGenerator<ZipEntry>): Readable {
  const zip = new ZipFile();
  const bytes = new PassThrough();
  const fail = (error: unknown) =>
    bytes.destroy(error instanceof Error ? error : new Error('The zip broke', { cause: error }));
  zip.on('error', fail);
  const next = async () => {
    const { value: entry, done } = await entries.next();
    if (bytes.destroyed) return;
    if (done) return zip.end();
    zip.addReadStreamLazy(entry.name, { compress: entry.isText === true, mode: 0o600 }, (give) => {
      const content = Readable.from([entry.bytes]);
      content.once('end', () => void next().catch(fail));
      give(null, content);
    });
  };
  bytes.once('close', () => void entries.return(undefined).catch(() => {}));
  zip.outputStream.pipe(bytes);
  void next().catch(fail);
  return bytes;
}
