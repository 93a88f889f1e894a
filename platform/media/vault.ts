/** Keeps sealed bytes by name, apart from pictures: nobody but the platform reads them. We choose every name. */
export interface Vault {
  put(name: string, bytes: Buffer): Promise<void>;
  /** Null where there is nothing. */
  get(name: string): Promise<Buffer | null>;
  /** Names of all that is kept, some at a time. */
  list(): AsyncIterable<string[]>;
  /** Does nothing where there is nothing. */
  remove(name: string): Promise<void>;
}
