/** Bytes that are kept. Each piece is to be read before the next is asked for: its memory may be used again. */
export interface KeptBytes {
  size: number;
  pieces: AsyncIterable<Buffer>;
}

/** Keeps sealed bytes by name, apart from pictures: nobody but the platform reads them. We choose every name. */
export interface Vault {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null where there is nothing. */
  get(name: string): Promise<KeptBytes | null>;
  /** Names of all that is kept, some at a time. */
  list(): AsyncIterable<string[]>;
  /** Does nothing where there is nothing. */
  remove(name: string): Promise<void>;
}
