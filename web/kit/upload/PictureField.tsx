import type { ReactNode } from 'react';
import { PictureView } from './PictureView.tsx';
import type { UploadCalls } from './sendPicture.ts';
import { type PictureHandlers, useUpload } from './useUpload.ts';

export interface PictureFieldProps extends PictureHandlers {
  label: string;
  /** The picture that is there. */
  url: string | null | undefined;
  calls: UploadCalls;
  /** `square` for logos and faces, `wide` for pictures of three by two. */
  shape?: 'square' | 'wide' | undefined;
  /** Stands in for a missing picture. */
  placeholder?: ReactNode;
  /** Purpose of the picture, in place of types and size. */
  hint?: string | undefined;
  /** True if the form around the field saves the picture later. */
  isSavedLater?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

/** A picture that can be set, replaced and taken away: dropped, chosen or pasted (png, jpeg or gif), sent at once. */
export function PictureField({ calls, onUploaded, onRemove, ...look }: PictureFieldProps) {
  const upload = useUpload(calls, { onUploaded, onRemove });
  return <PictureView {...look} upload={upload} canRemove={onRemove !== undefined} />;
}
