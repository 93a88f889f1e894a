import type { PlatformConfig } from '../../config.ts';
import type { JobComponents } from '../../foundation/jobs/work.ts';
import { copiedPictures } from '../../foundation/media/copiedPictures.ts';
import { openStorage } from '../../foundation/media/storage/openStorage.ts';
import { uploadedFiles } from '../../foundation/media/uploadedFiles.ts';
import { publicFetch } from '../../foundation/outbound/fetchPublic.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { mostLinesOf } from '../../fulfillment/dispatches/accept/checks/largeLimits.ts';
import type { DispatchTools } from '../../fulfillment/dispatches/create.ts';

type DispatchConfig = Pick<PlatformConfig, 'publicUrl' | 'mediaFolder' | 'objectStorage' | 'isDemo'>;

/** Opens what accepts dispatches when the first job needs it, and keeps it for the process: pictures go on loading after a job. */
export function onceOpened(
  config: DispatchConfig,
  box: CodeBox,
): (components: JobComponents) => Promise<DispatchTools> {
  let opened: Promise<DispatchTools> | undefined;
  return (components) => {
    opened ??= open(config, box, components).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

async function open(
  config: DispatchConfig,
  box: CodeBox,
  { database, log }: JobComponents,
): Promise<DispatchTools> {
  const { storage } = await openStorage(config, { database, box });
  const fetcher = publicFetch({ allowsLocalhost: config.isDemo });
  return {
    box,
    files: uploadedFiles(storage),
    mostLines: mostLinesOf(database),
    pictures: copiedPictures({ database, storage, fetcher, log }),
  };
}
