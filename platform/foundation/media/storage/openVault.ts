import { join } from 'node:path';
import type { PlatformConfig } from '../../../config.ts';
import { folderVault } from './folderVault.ts';
import { s3Vault } from './s3Vault.ts';
import type { Vault } from './vault.ts';

/** Opens the vault beside the pictures: in the bucket, or in a folder that all processes of the platform share. */
export function openVault(config: Pick<PlatformConfig, 'mediaFolder' | 'objectStorage'>): Vault {
  return config.objectStorage
    ? s3Vault(config.objectStorage)
    : folderVault(join(config.mediaFolder, 'sealed'));
}
