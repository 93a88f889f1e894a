/** Stored bytes. Read each piece before requesting the next: its buffer may be reused. */
export interface KeptBytes {
  size: number;
  pieces: AsyncIterable<Buffer>;
}

/** Keeps sealed bytes by name, separate from pictures; only the platform reads them. We choose every name. */
export interface Vault {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null if it does not exist. */
  get(name: string): Promise<KeptBytes | null>;
  /** All stored names, in batches. */
  list(): AsyncIterable<string[]>;
  /** Does nothing if it does not exist. */
  remove(name: string): Promise<void>;
}
