import { readFile, writeRefused } from './readFile.ts';

/** A task of the worker. */
export type FileTask =
  | { kind: 'read'; bytes: ArrayBuffer }
  | { kind: 'write'; columns: readonly string[]; rows: readonly (readonly string[])[] };

// A file of fifty thousand rows takes a second or two; in a worker, the page stays responsive.
self.onmessage = ({ data }: MessageEvent<FileTask>) => {
  self.postMessage(data.kind === 'read' ? readFile(data.bytes) : writeRefused(data.columns, data.rows));
};
