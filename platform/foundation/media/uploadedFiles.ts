import { and, eq, inArray } from 'drizzle-orm';
import type { FilePurpose } from '../../../schema/foundation/process/media.ts';
import type { Scope } from '../access/scope.ts';
import type { MediaStorage } from './storage/storage.ts';
import { medias } from './table.ts';

/** Uploaded files of cells: read by their ids, never published, deleted after use. */
export interface UploadedFiles {
  /** The bytes of the caller's own checked files; any other or deleted file is missing. Not within a transaction. */
  read(scope: Scope, ids: readonly string[], purpose: FilePurpose): Promise<Map<string, Uint8Array>>;
  forget(ids: readonly string[]): Promise<void>;
}

/** Files of cells in this storage, separate from published files. */
export function uploadedFiles(storage: MediaStorage): UploadedFiles {
  return {
    async read(scope, ids, purpose) {
      if (ids.length === 0) return new Map();
      const rows = await scope.read((tx) =>
        tx
          .select({ id: medias.id })
          .from(medias)
          .where(
            and(
              inArray(medias.id, [...ids]),
              eq(medias.accountId, scope.accountId ?? ''),
              eq(medias.purpose, purpose),
              eq(medias.status, 'ready'),
            ),
          ),
      );
      const read = await Promise.all(rows.map(async ({ id }) => [id, await storage.openSealed(id)] as const));
      return new Map(read.flatMap(([id, bytes]) => (bytes ? [[id, bytes] as const] : [])));
    },
    async forget(ids) {
      await Promise.all(ids.map((id) => storage.discard(id)));
    },
  };
}
