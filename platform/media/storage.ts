import type { Readable } from 'node:stream';
import type { Slot } from './slots.ts';

/** Storage of files: unchecked uploads are kept apart from checked pictures. We choose every name, callers never do. */
export interface MediaStorage {
  /** The address a browser PUTs the bytes of a slot to: exactly its size and type, until it expires. */
  slotUrl(slot: Slot): Promise<string>;
  /** What was sent for an id; null when nothing was, or more than `size` bytes. */
  received(id: string, size: number): Promise<Buffer | null>;
  /** Keeps a checked picture under its name. */
  publish(name: string, bytes: Buffer): Promise<void>;
  /** Takes a picture back that nothing names. */
  withdraw(name: string): Promise<void>;
  /** Forgets what was sent. */
  discard(id: string): Promise<void>;
  /** Forgets whatever was sent before an instant (milliseconds since 1970) and never completed or used. */
  sweep(before: number): Promise<void>;
  /** A checked picture; null when there is none. */
  open(name: string): Promise<{ size: number; stream: Readable } | null>;
  /** Where everybody reads a picture without us; null when only `open` does. */
  publicUrl(name: string): string | null;
}

/** The only types that are ever served, by the end of the name. */
export function servedType(name: string): 'image/webp' | 'image/avif' {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp';
}
