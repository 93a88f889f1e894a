import { useMutation } from '@apollo/client/react';
import {
  AdvertiserAvatarCompleteDocument,
  AdvertiserAvatarUploadDocument,
} from '../../../operations/advertisers/AdvertiserAvatar.generated.ts';
import { failuresOf } from '../../data/callError.ts';
import { type PictureCalls, PictureRefused, sendBytes } from './uploadPicture.ts';

type Refusal =
  | { __typename: 'InvalidInput'; fieldErrors: readonly { rule: string }[] }
  | { __typename: 'Refused'; code: string };

/** The calls of an upload over the graph; the bytes go straight to the address that the platform signed. */
export function usePictureCalls(): PictureCalls {
  const [createUpload] = useMutation(AdvertiserAvatarUploadDocument);
  const [completeUpload] = useMutation(AdvertiserAvatarCompleteDocument);
  return {
    async create(file) {
      const input = { purpose: 'advertiser_avatar', ...file };
      const { data, error } = await createUpload({ variables: { input } });
      const answer = data?.createUpload;
      if (answer?.__typename !== 'CreateUploadSuccess') throw refused(answer, error);
      return answer.upload;
    },
    send: sendBytes,
    async complete(mediaId) {
      const { data } = await completeUpload({ variables: { mediaId } });
      const answer = data?.completeUpload;
      if (answer?.__typename !== 'CompleteUploadSuccess') throw refused(answer);
    },
  };
}

function refused(answer: Refusal | undefined, error?: unknown): PictureRefused {
  if (answer?.__typename === 'InvalidInput')
    return new PictureRefused(answer.fieldErrors[0]?.rule ?? 'failed');
  return new PictureRefused(answer?.code ?? failuresOf(error)[0]?.errorName ?? 'failed');
}
