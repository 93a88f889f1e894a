import { randomBytes } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { UiLocale } from '../../schema/languages.ts';
import type { NewUpload, UPLOAD_PURPOSES } from '../../schema/rules/media.ts';
import type { Scope } from '../access/scope.ts';
import { runChange } from '../changes/runChange.ts';
import { type Queries, rowsOf } from '../database/connection.ts';
import { invalidField, notFound, Refusal } from '../http/refusal.ts';
import { refusalReason } from '../http/refusalWords.ts';
import { remadePicture } from './picture.ts';
import type { MediaStorage } from './storage.ts';
import { medias } from './table.ts';

/** A file as the API shows it: once it is ready it has an address. */
export interface MediaJson {
  id: string;
  url: string | null;
  upload_status: 'pending' | 'success' | 'error';
  content_type: string;
  size: number;
}

type MediaRow = typeof medias.$inferSelect;

/** Files of one account that may wait for their bytes or their check within the hour they are kept, and those of a day. */
export const MAX_WAITING = 50;
export const MAX_A_DAY = 500;

/** Announces a file of the caller's; its bytes are still to come. Too many at a time, or in a day, are refused. */
export async function announceMedia(scope: Scope, draft: NewUpload): Promise<MediaRow> {
  const accountId = scope.accountId;
  if (accountId === null) throw notFound();
  return runChange({ scope }, async ({ tx }) => {
    await checkQuota(tx, accountId, scope.locale);
    const [row] = await tx
      .insert(medias)
      .values({ accountId, ...draft })
      .returning();
    if (!row) throw new Error('The media row was not written');
    return row;
  });
}

async function checkQuota(tx: Queries, accountId: string, locale: UiLocale): Promise<void> {
  // Announcements of one account are serialized; two at once could otherwise both pass the limit.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${accountId}`}, 0))`);
  const [found] = await rowsOf<{ waiting: number; today: number; seconds: number }>(
    tx,
    sql`select count(*) filter (where status = 'waiting' and created_at > now() - interval '1 hour')::int as waiting,
        count(*)::int as today, coalesce(extract(epoch from min(created_at) + interval '1 day' - now()), 0)::int as seconds
      from medias where account_id = ${accountId} and created_at > now() - interval '1 day'`,
  );
  if (!found) return;
  if (found.waiting >= MAX_WAITING)
    throw new Refusal('too_many_requests', {
      errorName: 'too_many_uploads_waiting',
      errorDetail: refusalReason(locale, 'too_many_uploads_waiting', { most: String(MAX_WAITING) }),
      retryAfter: 3600,
    });
  if (found.today >= MAX_A_DAY)
    throw new Refusal('too_many_requests', {
      errorName: 'too_many_uploads',
      errorDetail: refusalReason(locale, 'too_many_uploads', { most: String(MAX_A_DAY) }),
      retryAfter: Math.max(1, found.seconds),
    });
}

/** Checks what was sent and keeps a picture remade from it; asking again answers the same. Files that fail stay refused. */
export async function completeMedia(scope: Scope, storage: MediaStorage, id: string): Promise<MediaJson> {
  const found = await scope.read((tx) => ownMedia(tx, scope, id));
  if (!found) throw notFound();
  if (found.status === 'ready') return mediaJson(found);
  const bytes = found.status === 'waiting' ? await storage.received(id) : null;
  if (found.status === 'waiting' && !bytes) throw invalidField('file', 'required');
  const purpose = found.purpose as (typeof UPLOAD_PURPOSES)[number];
  const picture = bytes && (await remadePicture(bytes, { contentType: found.contentType, purpose }));
  if (!picture) {
    await settle(scope, id, { status: 'refused' });
    await storage.discard(id);
    throw invalidField('file', 'image_unreadable');
  }
  const name = `${randomBytes(24).toString('base64url')}.webp`;
  await storage.publish(name, picture);
  await settle(scope, id, { status: 'ready', name, contentType: 'image/webp', size: picture.length });
  await storage.discard(id);
  const settled = await scope.read((tx) => ownMedia(tx, scope, id));
  if (!settled) throw notFound();
  return mediaJson(settled);
}

/** Moves an upload out of `waiting` exactly once; of two concurrent completions the first wins. */
async function settle(scope: Scope, id: string, values: Partial<MediaRow>): Promise<void> {
  await runChange({ scope }, ({ tx }) =>
    tx
      .update(medias)
      .set(values)
      .where(and(eq(medias.id, id), eq(medias.status, 'waiting'))),
  );
}

async function ownMedia(tx: Parameters<Parameters<Scope['read']>[0]>[0], scope: Scope, id: string) {
  const own = and(eq(medias.id, id), eq(medias.accountId, scope.accountId ?? ''));
  const [row] = await tx.select().from(medias).where(own);
  return row ?? null;
}

const UPLOAD_STATUS = { waiting: 'pending', ready: 'success', refused: 'error' } as const;

export function mediaJson(row: MediaRow): MediaJson {
  return {
    id: row.id,
    url: row.name === null ? null : `/media/${row.name}`,
    upload_status: UPLOAD_STATUS[row.status],
    content_type: row.contentType,
    size: row.size,
  };
}
