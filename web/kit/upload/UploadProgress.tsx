import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import css from './Picture.module.css';
import type { UploadView } from './useUpload.ts';

/** Progress of a file, with a cancel button. */
export function UploadProgress({
  view,
  label,
  onCancel,
}: {
  view: UploadView;
  label: string;
  onCancel: () => void;
}) {
  const { t } = useTranslation('kit');
  const { share, isAnew } = view;
  const isChecking = share >= 1;
  const text = isChecking ? t('upload_checking') : t('upload_percent', { percent: Math.round(share * 100) });
  return (
    <div className={css.progress}>
      <progress max={1} aria-label={`${text}: ${label}`} {...(isChecking ? {} : { value: share })} />
      <span className={css.row}>
        <span className={css.hint}>{text}</span>
        <Button size="small" variant="quiet" onPress={onCancel} aria-label={`${t('cancel')}: ${label}`}>
          {t('cancel')}
        </Button>
      </span>
      {isAnew && <p className={css.hint}>{t('upload_anew')}</p>}
    </div>
  );
}
