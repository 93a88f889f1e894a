import type { Readable } from 'node:stream';
import type { Slot } from './slots.ts';

/** Storage of files: unchecked uploads are separate from checked pictures. We choose every name; callers never do. */
export interface MediaStorage {
  /** The address a browser PUTs the bytes of a slot to: exactly its size and type, until it expires. */
  slotUrl(slot: Slot): Promise<string>;
  /** The bytes uploaded for an id; null if there are none, or more than `size` bytes. */
  received(id: string, size: number): Promise<Buffer | null>;
  /** Stores a checked file sealed until it is used; nothing sent to its slot afterwards replaces it. */
  keepSealed(id: string, bytes: Buffer): Promise<void>;
  /** A file that `keepSealed` stored; null if it was used or deleted. */
  openSealed(id: string): Promise<Buffer | null>;
  /** Stores a checked picture under its name. */
  publish(name: string, bytes: Buffer): Promise<void>;
  /** Deletes a picture that nothing refers to. */
  withdraw(name: string): Promise<void>;
  /** Deletes an upload and its sealed copy. */
  discard(id: string): Promise<void>;
  /** Deletes every upload that was sent before an instant (milliseconds since 1970) and never completed or used. */
  sweep(before: number): Promise<void>;
  /** A checked picture; null if there is none. */
  open(name: string): Promise<{ size: number; stream: Readable } | null>;
  /** Public address of a picture that bypasses us; null if only `open` can read it. */
  publicUrl(name: string): string | null;
}

/** The only types that are ever served, by the end of the name. */
export function servedType(name: string): 'image/webp' | 'image/avif' {
  return name.endsWith('.avif') ? 'image/avif' : 'image/webp';
}
