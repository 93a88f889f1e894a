import { FILE_TYPE, newUpload } from '../../schema/foundation/process/media.ts';
import type { CreateUploadInput, MutationCompleteUploadArgs } from '../sdl/types.generated.ts';
import { unavailable } from './errors/graphErrors.ts';
import { toRest } from './rest/casing.ts';
import type { RestClient } from './rest/client.ts';

const NEW = newUpload.keyof().options;

/** Where to send a file: the fields of the platform's upload that the graph exposes. */
export interface UploadRow {
  media_id: string;
  url: string;
  content_type: string;
  expires_at: string;
}

/** The only file that knows `/media` of the API. */
export function mediaSource(rest: RestClient) {
  return {
    async createUpload({ dryRun, ...draft }: CreateUploadInput): Promise<UploadRow> {
      const { id, upload } = await rest.call('POST /api/media', { dryRun, body: toRest(draft, NEW) });
      const { url, headers, expires_at } = upload;
      return { media_id: id, url, content_type: headers['content-type'], expires_at };
    },
    async completeUpload({ mediaId: id, dryRun }: MutationCompleteUploadArgs) {
      const media = await rest.call('PUT /api/media/{id}/complete', { path: { id }, dryRun });
      // A file of cells is never published; a picture without an address is unusable.
      if (media.url === null && media.content_type !== FILE_TYPE)
        throw unavailable('A completed upload has no address.');
      return { media_id: media.id, url: media.url };
    },
  };
}
