import type { CodeBox } from '../codes/codeBox.ts';
import type { Database } from '../database/connection.ts';
import type { MediaStorage } from '../media/storage.ts';
import type { SupplyTools } from '../resources/redemptions/engineTools.ts';
import type { MessageTools } from './sendOneTimeCode.ts';

/** Dependencies of the recipients' pages. */
export interface PageTools {
  database: Database;
  box: CodeBox;
  supply: SupplyTools;
  messages: MessageTools;
  storage: MediaStorage;
  /** Public base address of the recipients' pages; no trailing slash. */
  publicUrl: string;
  /** The header in which the proxy reports a visitor's country; null if there is none. */
  countryHeader: string | null;
  /** Milliseconds that a page waits for a provider. */
  patience: number;
  /** Milliseconds of a monotonic clock, for the limits; the process's own by default. */
  now?: () => number;
}
