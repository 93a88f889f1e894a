import type { CodeBox } from '../codes/codeBox.ts';
import type { Database } from '../database/connection.ts';
import type { MediaStorage } from '../media/storage.ts';
import type { SupplyTools } from '../resources/redemptions/engineTools.ts';
import type { MessageTools } from './sendOneTimeCode.ts';

/** What the recipients' pages work with. */
export interface PageTools {
  database: Database;
  box: CodeBox;
  supply: SupplyTools;
  messages: MessageTools;
  storage: MediaStorage;
  /** Where recipients reach their pages; no trailing slash. */
  publicUrl: string;
  /** The header in which the proxy says the country of a visitor; null where it does not. */
  countryHeader: string | null;
  /** Milliseconds that a page waits for a provider. */
  patience: number;
}
