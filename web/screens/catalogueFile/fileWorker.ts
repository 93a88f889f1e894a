import { readFile, writeRefused } from './readFile.ts';

/** What the worker is asked to do. */
export type FileTask =
  | { kind: 'read'; bytes: ArrayBuffer }
  | { kind: 'write'; columns: readonly string[]; rows: readonly (readonly string[])[] };

// A file of fifty thousand rows takes a second or two: the screen goes on meanwhile.
self.onmessage = ({ data }: MessageEvent<FileTask>) => {
  self.postMessage(data.kind === 'read' ? readFile(data.bytes) : writeRefused(data.columns, data.rows));
};
