import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { acceptedLocale } from '../../../schema/foundation/contacts/acceptedLocale.ts';
import { DEFAULT_TIME_ZONE } from '../../../schema/foundation/dates/dates.ts';
import { openScope, type Scope } from '../../foundation/access/scope.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { ANONYMOUS, PUBLIC_ROLE } from './catalogueAccess.ts';

const FOLDER = new URL('../../../schema/remote/publicCatalogue/', import.meta.url);

/** The documents that anonymous callers may send, by their SHA-256. Others are refused. */
export const PUBLIC_DOCUMENTS: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER).map((file) => {
    const text = readFileSync(new URL(file, FOLDER), 'utf8');
    return [createHash('sha256').update(text).digest('hex'), text];
  }),
);

/** Milliseconds for which the seller is cached. */
const CACHE_MS = 60_000;

/** Maximum number of addresses of a sitemap. */
const MAX_SITEMAP_ADDRESSES = 50_000;

/** The anonymous caller of the public catalog, who sees what one seller has published. */
export interface PublicCatalogue {
  /** The scope of an anonymous visitor; null if the seller does not exist. */
  visitor(request: { id: string; language: string | undefined }): Promise<Scope | null>;
}

/** @param seller `ui_id` of the organization; null where there is no public catalog. */
export function publicCatalogue(database: Database, seller: string | null): PublicCatalogue {
  let cachedSeller: { id: string | null; until: number } = { id: null, until: 0 };
  const sellerId = async () => {
    if (seller === null || cachedSeller.until > performance.now()) return cachedSeller.id;
    const [row] = await rowsOf(
      database.db,
      { id: text },
      sql`select id::text from organizations where ui_id = ${seller}`,
    );
    cachedSeller = { id: row?.id ?? null, until: row ? performance.now() + CACHE_MS : 0 };
    return cachedSeller.id;
  };
  return {
    async visitor({ id, language }) {
      const organizationId = await sellerId();
      if (organizationId === null) return null;
      return openScope(database, {
        caller: ANONYMOUS,
        accountId: null,
        organizationId,
        isStaff: false,
        advertiserIds: [],
        roles: [PUBLIC_ROLE],
        abilities: new Set(['viewCatalog']),
        locale: acceptedLocale(language) ?? 'en',
        timezone: DEFAULT_TIME_ZONE,
        requestId: id,
      });
    },
  };
}

/** SKUs that an anonymous visitor can open, in the catalogue's order. */
export function publicSkus(visitor: Scope): Promise<string[]> {
  return visitor.read(async (tx) => {
    const rows = await rowsOf(
      tx,
      { sku: text },
      sql`select r.sku from search_rewards r
        join product_publications u on u.product_id = r.product_id and u.seller_id = ${visitor.organizationId}::bigint and u.published
        where r.is_on_sale order by r.featured desc, r.place, r.mix, r.sku collate "C" limit ${MAX_SITEMAP_ADDRESSES}`,
    );
    return rows.map(({ sku }) => sku);
  });
}
