import { sql } from 'drizzle-orm';
import { PROVIDER_KINDS } from '../../catalog/providers/table.ts';
import type { PlatformConfig } from '../../config.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { nullable, oneOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { JobFailed } from '../../foundation/jobs/work.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { tokenAad } from '../../foundation/secrets/codeText.ts';
import type { ProviderAdapter } from './adapter.ts';
import { httpProvider } from './http.ts';

/** Finds a provider by its id, Guerdon itself by null. Not to be called inside of a transaction. */
export type ProviderOf = (providerId: string | null) => Promise<ProviderAdapter>;

const PROVIDER_ROW = {
  kind: oneOf(PROVIDER_KINDS),
  url: nullable(text),
  keyId: nullable(text),
  wrappedKey: nullable(text),
  sealed: nullable(text),
};
type ProviderRow = RowOf<typeof PROVIDER_ROW>;

/** The providers of the database. One that is not changed stays the same, so that its failures are counted. */
export function openProviders(
  { isDemo }: Pick<PlatformConfig, 'isDemo'>,
  { database, box }: { database: Database; box: CodeBox },
): ProviderOf {
  const issued = issuedProvider(box);
  const open = new Map<string, { facts: string; adapter: ProviderAdapter }>();
  return async (providerId) => {
    if (providerId === null) return issued;
    const [row] = await rowsOf(
      database.db,
      PROVIDER_ROW,
      sql`select kind, url, token_key_id as "keyId", encode(token_wrapped, 'hex') as "wrappedKey", encode(token_sealed, 'hex') as sealed
        from providers where id = ${providerId}`,
    );
    if (row?.kind === 'issued') return issued;
    if (row?.kind !== 'http' || row.url === null) throw new JobFailed('provider_not_set_up');
    const facts = JSON.stringify(row);
    const cached = open.get(providerId);
    if (cached?.facts === facts) return cached.adapter;
    const token = tokenOf(row, { box, providerId });
    const adapter = httpProvider({ url: row.url, token, isPlainAllowed: isDemo });
    open.set(providerId, { facts, adapter });
    return adapter;
  };
}

function tokenOf(
  { keyId, wrappedKey, sealed }: ProviderRow,
  { box, providerId }: { box: CodeBox; providerId: string },
): string | null {
  if (keyId === null || wrappedKey === null || sealed === null) return null;
  const bytes = (hex: string) => Buffer.from(hex, 'hex');
  return box.open(tokenAad(providerId), { keyId, wrappedKey: bytes(wrappedKey), sealed: bytes(sealed) });
}

/** The provider that is Guerdon itself: it makes a code of 16 characters, the same for the same order, and can cancel it. */
export function issuedProvider(box: Pick<CodeBox, 'issued'>): ProviderAdapter {
  return {
    order: async (key, { address }) => ({
      kind: 'answered',
      reference: key,
      cancelable: true,
      expiresAt: null,
      trackingCode: null,
      codes: address === null ? [{ usage: 'primary', value: box.issued(key) }] : [],
      orderStatus: address === null ? null : 'ordered',
    }),
    cancel: async () => 'canceled',
  };
}
