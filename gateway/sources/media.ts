import { newUpload } from '../../schema/rules/media.ts';
import { unavailable } from '../graph/errors.ts';
import type { UploadJson } from '../graph/models.ts';
import type { CreateUploadInput } from '../graph/resolvers.generated.ts';
import { toRest } from '../rest/casing.ts';
import type { RestClient } from '../rest/client.ts';

const NEW = newUpload.keyof().options;

/** The only file that knows `/media` of the API. */
export function mediaSource(rest: RestClient) {
  return {
    async createUpload(draft: CreateUploadInput): Promise<UploadJson> {
      const { id, upload } = await rest.call('POST /api/media', { body: toRest(draft, NEW) });
      return { media_id: id, url: upload.url, content_type: upload.headers['content-type'] };
    },
    async completeUpload(id: string): Promise<{ media_id: string; url: string }> {
      const media = await rest.call('PUT /api/media/{id}/complete', { path: { id } });
      if (media.url === null) throw unavailable('a completed file without an address');
      return { media_id: media.id, url: media.url };
    },
  };
}
