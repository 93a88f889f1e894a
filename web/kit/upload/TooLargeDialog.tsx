import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { acceptedImages } from '../../../schema/foundation/process/uploadTypes.ts';
import { Button } from '../actions/Button.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { useUploadTypes } from './UploadTypesContext.tsx';

/** A file that is too large: what happened, and another try (UPLOAD-9). */
export function TooLargeDialog({
  text,
  onChoose,
}: {
  text: string;
  onChoose: (files: FileList | null) => void;
}) {
  const { t } = useTranslation(['kit', 'errors']);
  const types = useUploadTypes();
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      title={t('errors:modal_error_image_upload_title')}
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      isAlert
      actions={
        <>
          <Button onPress={() => setOpen(false)}>{t('close')}</Button>
          <FileTrigger
            acceptedFileTypes={acceptedImages(types)}
            onSelect={(files) => {
              setOpen(false);
              onChoose(files);
            }}
          >
            <Button variant="primary" icon="refresh" autoFocus>
              {t('choose_another_picture')}
            </Button>
          </FileTrigger>
        </>
      }
    >
      <p>{t('errors:modal_error_image_upload')}</p>
      <p>{text}</p>
    </Dialog>
  );
}
