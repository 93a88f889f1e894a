import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../layout/Banner.tsx';
import css from './Form.module.css';

export interface StaleNoticeProps {
  /** The notice, which can be focused. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** What differs between the form and what somebody else saved meanwhile. */
  changes: readonly { label: string; yours: ReactNode; theirs: ReactNode }[];
  /** Saves over the other change. */
  onKeepMine: () => void;
  /** Puts the other's values into the form. */
  onTakeTheirs: () => void;
}

/** Somebody else saved meanwhile: both values side by side, and the choice. */
export function StaleNotice({ ref, changes, onKeepMine, onTakeTheirs }: StaleNoticeProps) {
  const { t } = useTranslation('kit');
  return (
    <Banner
      ref={ref}
      tone="warning"
      title={t('stale_title')}
      actions={
        <>
          <Button onPress={onTakeTheirs}>{t('take_theirs')}</Button>
          <Button variant="primary" onPress={onKeepMine}>
            {t('keep_mine')}
          </Button>
        </>
      }
    >
      <p>{t('stale_text')}</p>
      {changes.length > 0 && (
        <div className={css.compared}>
          <table className={css.changes}>
            <thead>
              <tr>
                <th scope="col">{t('field')}</th>
                <th scope="col">{t('yours')}</th>
                <th scope="col">{t('theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ label, yours, theirs }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td data-label={t('yours')}>{yours}</td>
                  <td data-label={t('theirs')}>{theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Banner>
  );
}
