import type { Database } from '../../foundation/database/connections/connection.ts';
import type { MediaStorage } from '../../foundation/media/storage/storage.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import type { SupplyTools } from '../providers/engineTools.ts';
import type { MessageTools } from './steps/sendOneTimeCode.ts';

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
