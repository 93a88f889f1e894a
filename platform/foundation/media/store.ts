import { and, eq, sql } from 'drizzle-orm';
import type { UiLocale } from '../../../schema/foundation/contacts/languages.ts';
import { isReadableText } from '../../../schema/foundation/csv/textFile.ts';
import {
  FILE_PURPOSES,
  FILE_TYPE,
  isFilePurpose,
  type NewUpload,
  UPLOAD_PURPOSES,
  type UploadPurpose,
} from '../../../schema/foundation/process/media.ts';
import {
  EXTENSIONS_OF_IMAGES,
  type UploadExtension,
} from '../../../schema/foundation/process/uploadTypes.ts';
import type { Scope } from '../access/scope.ts';
import { runChange } from '../changes/runChange.ts';
import type { Queries } from '../database/connections/connection.ts';
import { number, rowsOf } from '../database/rows.ts';
import { forbidden, invalidField, notFound, Refusal } from '../http/refusals/refusal.ts';
import { refusalReason } from '../http/refusals/refusalWords.ts';
import { type MediaJson, mediaJson } from './media.ts';
import { newPictureName, publishPicture, remadePicture } from './picture.ts';
import type { Places } from './storage/places.ts';
import type { MediaStorage } from './storage/storage.ts';
import { medias } from './table.ts';

type MediaRow = typeof medias.$inferSelect;

/** Files of one account that may wait for their bytes or their check within an hour, and those of a day. */
export const MAX_WAITING = 50;
export const MAX_A_DAY = 500;

/**
 * Announces an upload of the caller's; its bytes follow. Too many at a time, or in a day, are refused, and so is a type that the
 * installation does not accept.
 */
export async function announceMedia(
  scope: Scope,
  draft: NewUpload,
  accepted: readonly UploadExtension[],
): Promise<MediaRow> {
  const accountId = scope.accountId;
  if (accountId === null) throw notFound();
  checkPurpose(scope, draft.purpose);
  checkAccepted(draft, accepted);
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

/** @throws Refusal for whoever holds none of the abilities of the purpose. */
function checkPurpose({ abilities }: Scope, purpose: string): void {
  const rule = isFilePurpose(purpose) ? FILE_PURPOSES[purpose] : UPLOAD_PURPOSES[purpose as UploadPurpose];
  if (!rule.abilities.some((ability) => abilities.has(ability))) throw forbidden();
}

/** @throws Refusal whose limit names the types of pictures that are accepted. */
function checkAccepted({ contentType }: NewUpload, accepted: readonly UploadExtension[]): void {
  if (contentType === FILE_TYPE) {
    if (!accepted.includes('csv')) throw invalidField('content_type', 'no_files');
    return;
  }
  const isAccepted = (extension: UploadExtension) => accepted.includes(extension);
  if (EXTENSIONS_OF_IMAGES[contentType].some(isAccepted)) return;
  const others = Object.values(EXTENSIONS_OF_IMAGES).flat().filter(isAccepted);
  throw others.length === 0
    ? invalidField('content_type', 'no_pictures')
    : invalidField('content_type', 'picture_type', others.join(', '));
}

async function checkQuota(tx: Queries, accountId: string, locale: UiLocale): Promise<void> {
  // Announcements of one account are serialized; two at once could otherwise both pass the limit.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads:${accountId}`}, 0))`);
  const [uploadCounts] = await rowsOf(
    tx,
    { waiting: number, today: number, seconds: number },
    sql`select count(*) filter (where status = 'waiting' and created_at > now() - interval '1 hour')::int as waiting,
        count(*)::int as today, coalesce(extract(epoch from min(created_at) + interval '1 day' - now()), 0)::int as seconds
      from medias where account_id = ${accountId} and created_at > now() - interval '1 day'`,
  );
  if (!uploadCounts) return;
  if (uploadCounts.waiting >= MAX_WAITING)
    throw new Refusal('too_many_requests', {
      errorName: 'too_many_uploads_waiting',
      errorDetail: refusalReason(locale, 'too_many_uploads_waiting', { most: String(MAX_WAITING) }),
      retryAfter: 3600,
    });
  if (uploadCounts.today >= MAX_A_DAY)
    throw new Refusal('too_many_requests', {
      errorName: 'too_many_uploads',
      errorDetail: refusalReason(locale, 'too_many_uploads', { most: String(MAX_A_DAY) }),
      retryAfter: Math.max(1, uploadCounts.seconds),
    });
}

/** Inputs of a file's check besides its row. */
export interface MediaTools {
  storage: MediaStorage;
  /** Pictures processed concurrently. */
  places: Places;
}

/** Checks an upload and stores the picture re-encoded from it; a repetition returns the same. Refused files stay refused. */
export async function completeMedia(
  scope: Scope,
  { storage, places }: MediaTools,
  id: string,
): Promise<MediaJson> {
  const mediaRow = await scope.read((tx) => ownMedia(tx, scope, id));
  if (!mediaRow) throw notFound();
  checkPurpose(scope, mediaRow.purpose);
  if (mediaRow.status === 'ready') return mediaJson(mediaRow);
  if (mediaRow.status === 'refused') throw refusedFile();
  if (isFilePurpose(mediaRow.purpose)) return completeFile(scope, storage, mediaRow);
  const outcome = await places.take(() => keepPicture(scope, storage, mediaRow));
  if (outcome === 'missing') {
    const now = await scope.read((tx) => ownMedia(tx, scope, id)); // a concurrent request may just have completed it
    if (now?.status === 'ready') return mediaJson(now);
    throw invalidField('file', 'required');
  }
  if (!outcome) {
    await settle(scope, id, { status: 'refused' });
    if (!scope.isDryRun) await storage.discard(id);
    throw refusedFile();
  }
  if (scope.isDryRun)
    return mediaJson({ ...mediaRow, ...outcome, status: 'ready', contentType: 'image/webp', name: null });
  const { names, ...values } = outcome;
  const isFirst = await settle(scope, id, { status: 'ready', contentType: 'image/webp', ...values });
  if (!isFirst) for (const name of names) await storage.withdraw(name);
  await storage.discard(id);
  const settled = await scope.read((tx) => ownMedia(tx, scope, id));
  if (!settled) throw notFound();
  return mediaJson(settled);
}

/** Checks a file of cells, which remains sealed until it is used. @throws Refusal file required, file_encoding */
async function completeFile(scope: Scope, storage: MediaStorage, row: MediaRow): Promise<MediaJson> {
  const bytes = await storage.received(row.id, row.size);
  if (!bytes) throw invalidField('file', 'required');
  const isText = isReadableText(bytes);
  if (isText && !scope.isDryRun) await storage.keepSealed(row.id, bytes);
  await settle(scope, row.id, { status: isText ? 'ready' : 'refused' });
  if (!isText) {
    if (!scope.isDryRun) await storage.discard(row.id);
    throw invalidField('file', 'file_encoding');
  }
  return mediaJson({ ...row, status: 'ready' });
}

/** Re-encodes an upload and, except in a dry run, stores it under unguessable names. Null if it is not a picture, `missing` if nothing was uploaded. */
async function keepPicture(
  { isDryRun }: Scope,
  storage: MediaStorage,
  { id, size, contentType, purpose }: MediaRow,
) {
  const bytes = await storage.received(id, size);
  if (!bytes) return 'missing';
  const picture = await remadePicture(bytes, { contentType, purpose: purpose as UploadPurpose });
  if (!picture) return null;
  const name = newPictureName();
  const { width, height } = picture;
  return {
    name,
    width,
    height,
    size: picture.bytes.length,
    variants: picture.variants.map(({ suffix }) => suffix),
    names: isDryRun ? [] : await publishPicture(storage, name, picture),
  };
}

const refusedFile = () => invalidField('file', 'image_unreadable');

/** Moves an upload out of `waiting` exactly once: of two concurrent completions only the first returns true. */
async function settle(scope: Scope, id: string, values: Partial<MediaRow>): Promise<boolean> {
  const settled = await runChange({ scope }, ({ tx }) =>
    tx
      .update(medias)
      .set(values)
      .where(and(eq(medias.id, id), eq(medias.status, 'waiting')))
      .returning({ id: medias.id }),
  );
  return settled.length > 0;
}

async function ownMedia(tx: Parameters<Parameters<Scope['read']>[0]>[0], scope: Scope, id: string) {
  const own = and(eq(medias.id, id), eq(medias.accountId, scope.accountId ?? ''));
  const [row] = await tx.select().from(medias).where(own);
  return row ?? null;
}
