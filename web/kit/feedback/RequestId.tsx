import { useTranslation } from 'react-i18next';
import { CopyButton } from '../actions/CopyButton.tsx';
import css from './Blocks.module.css';

/** Number of a failed request, to tell the support (ERR-7, ERR-8). */
export function RequestId({
  value,
  align = 'center',
}: {
  value: string;
  align?: 'start' | 'center' | undefined;
}) {
  const { t } = useTranslation('kit');
  return (
    <p className={css.request} data-align={align}>
      <span>
        {t('request_id')} <code className={css.code}>{value}</code>
      </span>
      <CopyButton text={value} label={t('copy_request_id')} />
    </p>
  );
}
