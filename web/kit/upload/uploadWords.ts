import type { TFunction } from 'i18next';
import { imageExtensions, MAX_UPLOAD_BYTES } from '../../../schema/foundation/process/uploadTypes.ts';
import { foreignText } from '../fields/brokenRule.ts';
import { formatBytes } from '../format/numbers.ts';
import type { UploadFailed } from './sendPicture.ts';
import type { UploadView } from './useUpload.ts';

/** Types and size of pictures, in words. */
export type PictureLimits = Record<'types' | 'limit', string>;

/** The types of pictures among the extensions that are taken, and their size, in words. */
export function pictureLimits(extensions: readonly string[], language: string): PictureLimits {
  return { types: imageExtensions(extensions).join(', '), limit: formatBytes(MAX_UPLOAD_BYTES, language) };
}

/** Explains why a picture was rejected. */
export function failureText(failure: UploadFailed, t: TFunction<'kit'>, limits: PictureLimits): string {
  const { reason, status, text } = failure;
  const values = { ...limits, status: status ?? 0 };
  const foreign = foreignText(reason, { types: limits.types, isOfCells: false, t });
  return (
    text ?? foreign ?? t(`upload_failure.${reason}`, { ...values, defaultValue: t('upload_failure.failed') })
  );
}

/** Screen reader announcements of an upload; of its progress, only start and end. */
export function stateText({ state, share, isAnew }: UploadView, t: TFunction<'kit'>): string {
  if (state === 'progress' || state === 'start') {
    if (isAnew && share < 1) return t('upload_anew');
    return share < 1 ? t('upload_sending') : t('upload_checking');
  }
  return state === null || state === 'error' ? '' : t(`upload_state.${state}`);
}
