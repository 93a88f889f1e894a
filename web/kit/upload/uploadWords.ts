import type { TFunction } from 'i18next';
import { ACCEPTED_EXTENSIONS, MAX_UPLOAD_BYTES } from '../../../schema/rules/media.ts';
import { formatBytes } from '../format/numbers.ts';
import type { UploadFailed } from './sendPicture.ts';
import type { UploadView } from './useUpload.ts';

/** The types and the size of pictures, in words. */
export function pictureLimits(language: string): { types: string; limit: string } {
  return { types: ACCEPTED_EXTENSIONS.image.join(', '), limit: formatBytes(MAX_UPLOAD_BYTES, language) };
}

/** Why a picture was not taken, in words. */
export function failureText(failure: UploadFailed, t: TFunction<'kit'>, language: string): string {
  const { reason, status, text } = failure;
  const said = { ...pictureLimits(language), status: status ?? 0 };
  return text ?? t(`upload_failure.${reason}`, { ...said, defaultValue: t('upload_failure.failed') });
}

/** What a screen reader is told of an upload; of its progress only that it began and ended. */
export function stateText({ state, share, isAnew }: UploadView, t: TFunction<'kit'>): string {
  if (state === 'progress' || state === 'start') {
    if (isAnew && share < 1) return t('upload_anew');
    return share < 1 ? t('upload_sending') : t('upload_checking');
  }
  return state === null || state === 'error' ? '' : t(`upload_state.${state}`);
}
