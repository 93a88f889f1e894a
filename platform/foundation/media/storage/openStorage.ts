import type { PlatformConfig } from '../../../config.ts';
import type { Database } from '../../database/connections/connection.ts';
import type { UploadBox } from '../sealedUpload.ts';
import { type FolderStorage, folderStorage } from './folderStorage.ts';
import { s3Storage } from './s3Storage.ts';
import { type SlotSigner, slotSigner } from './slots.ts';
import type { MediaStorage } from './storage.ts';

/** The configured storage. */
export interface OpenStorage {
  storage: MediaStorage;
  /** Tools of our upload route; null if browsers send the bytes to a bucket. */
  slots: { signer: SlotSigner; storage: FolderStorage } | null;
  close(): void;
}

/** Opens the storage of files: a bucket that browsers send to, or a folder with a route of its own. */
export async function openStorage(
  config: Pick<PlatformConfig, 'publicUrl' | 'mediaFolder' | 'objectStorage'>,
  { database, box }: { database: Database; box: UploadBox },
): Promise<OpenStorage> {
  if (config.objectStorage) {
    const bucket = s3Storage(config.objectStorage, box);
    return { storage: bucket, slots: null, close: () => bucket.close() };
  }
  const signer = await slotSigner(database);
  const folder = folderStorage({
    folder: config.mediaFolder,
    box,
    slotUrl: async (slot) => `${config.publicUrl}/media/uploads/${signer.sign(slot)}`,
  });
  return { storage: folder, slots: { signer, storage: folder }, close: () => undefined };
}
