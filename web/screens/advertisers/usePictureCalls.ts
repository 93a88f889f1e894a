import {
  AdvertiserAvatarCompleteDocument,
  AdvertiserAvatarUploadDocument,
} from '../../../operations/advertisers/AdvertiserAvatar.generated.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { type PictureCalls, PictureRefused, sendBytes } from './uploadPicture.ts';

/** What a picture's calls do with every answer but success: the reason is said at the picture. */
export const asPictureRefused = {
  invalid(errors: readonly FieldError[]): never {
    throw new PictureRefused(errors[0]?.rule ?? 'failed');
  },
  refused({ code }: { code: string }): never {
    throw new PictureRefused(code);
  },
  failed({ errorName }: { errorName?: string | undefined }): never {
    throw new PictureRefused(errorName ?? 'failed');
  },
};

/** The calls of an upload over the graph; the bytes go straight to the address that the platform signed. */
export function usePictureCalls(): PictureCalls {
  const [createUpload] = useScreenMutation(AdvertiserAvatarUploadDocument);
  const [completeUpload] = useScreenMutation(AdvertiserAvatarCompleteDocument);
  return {
    async create(file) {
      const input = { purpose: 'advertiser_avatar', ...file };
      const upload = await createUpload(
        { input },
        { ...asPictureRefused, done: (success) => success.upload },
      );
      return upload ?? asPictureRefused.failed({});
    },
    send: sendBytes,
    async complete(mediaId) {
      await completeUpload({ mediaId }, { ...asPictureRefused, done: () => true });
    },
  };
}
