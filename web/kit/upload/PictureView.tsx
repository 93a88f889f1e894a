import { type ReactNode, useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { acceptedImages } from '../../../schema/foundation/process/uploadTypes.ts';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import css from './Picture.module.css';
import { canRetry } from './sendPicture.ts';
import { TooLargeDialog } from './TooLargeDialog.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import { useUploadTypes } from './UploadTypesContext.tsx';
import { failureText, pictureLimits, stateText } from './uploadWords.ts';
import type { Upload } from './useUpload.ts';

export interface PictureViewProps {
  label: string;
  url: string | null | undefined;
  upload: Upload;
  canRemove: boolean;
  shape?: 'square' | 'wide' | undefined;
  placeholder?: ReactNode;
  hint?: string | undefined;
  isSavedLater?: boolean | undefined;
  isReadOnly?: boolean | undefined;
}

/** Shows a picture in each state of its upload; sends nothing by itself. */
export function PictureView(props: PictureViewProps) {
  const { label, url, upload, canRemove, shape = 'square', placeholder, hint, isReadOnly = false } = props;
  const { isSavedLater = false } = props;
  const { t, i18n } = useTranslation('kit');
  const { view, take, retry, cancel, remove } = upload;
  const types = useUploadTypes();
  const accepted = acceptedImages(types);
  const limits = pictureLimits(types, i18n.language);
  const [broken, setBroken] = useState<string | null>(null);
  const { state, failure } = view;
  const isSending = state === 'start' || state === 'progress';
  const source = view.preview ?? url;
  const takeFirst = (files: Iterable<File> | null) => {
    const [file] = files ?? [];
    if (file) void take(file);
  };
  const box = (
    <span className={classes(css.box, css[shape], isSending && css.sending)}>
      {source && source !== broken ? (
        <img src={source} alt={label} onError={() => setBroken(source)} />
      ) : (
        (placeholder ?? <Icon name={isReadOnly ? 'empty' : 'upload'} size={20} className={css.icon} />)
      )}
    </span>
  );
  if (isReadOnly)
    return (
      <div className={css.readOnly}>
        {box}
        <span className={css.label}>{label}</span>
        {!url && <span className={css.hint}>{t('no_picture')}</span>}
      </div>
    );
  const choose = t(failure ? 'choose_another_picture' : url ? 'choose_picture' : 'add_picture');
  return (
    <div className={css.field}>
      <DropZone
        className={css.zone ?? ''}
        aria-label={t('drop_picture', { label })}
        isDisabled={isSending || accepted.length === 0}
        onDrop={({ items }) => {
          const item = items.find((one) => one.kind === 'file');
          if (item?.kind === 'file') void item.getFile().then(take);
        }}
      >
        {box}
        <div className={css.side}>
          <span className={css.label}>{label}</span>
          {isSending ? (
            <UploadProgress view={view} onCancel={cancel} label={label} />
          ) : (
            <span className={css.row}>
              {failure && canRetry(failure) && (
                <Button size="small" icon="refresh" onPress={() => void retry()}>
                  {t('try_again')}
                </Button>
              )}
              {accepted.length > 0 && (
                <FileTrigger acceptedFileTypes={accepted} onSelect={takeFirst}>
                  <Button size="small" icon="upload" aria-label={`${choose}: ${label}`}>
                    {choose}
                  </Button>
                </FileTrigger>
              )}
              {url && canRemove && (
                <Button
                  size="small"
                  variant="quiet"
                  icon="trash"
                  aria-label={`${t('remove_picture')}: ${label}`}
                  onPress={() => void remove()}
                >
                  {t('remove_picture')}
                </Button>
              )}
              {state === 'complete' && (
                <span className={css.done}>
                  <Icon name="check-circle" /> {t(isSavedLater ? 'file_ready' : 'file_done')}
                </span>
              )}
            </span>
          )}
          {failure ? (
            <>
              <p className={css.error} role="alert">
                {failureText(failure, t, limits)}
              </p>
              {canRetry(failure) && <p className={css.hint}>{t('upload_kept')}</p>}
            </>
          ) : (
            !isSending && (
              <p className={css.hint}>
                {accepted.length === 0 ? t('no_pictures') : (hint ?? t('picture_hint', limits))}
              </p>
            )
          )}
        </div>
      </DropZone>
      <span role="status" className="visually-hidden">
        {isSavedLater && state === 'complete' ? t('picture_ready') : stateText(view, t)}
      </span>
      {failure?.reason === 'file_too_large' && (
        <TooLargeDialog
          key={String(failure.at)}
          text={failureText(failure, t, limits)}
          onChoose={takeFirst}
        />
      )}
    </div>
  );
}
