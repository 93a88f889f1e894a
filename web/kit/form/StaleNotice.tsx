import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { Banner } from '../layout/Banner.tsx';
import css from './Form.module.css';

export interface StaleNoticeProps {
  /** The notice, which can be focused. */
  ref?: Ref<HTMLDivElement> | undefined;
  /** Differences between the form and another person's save. */
  changes: readonly { label: string; yours: ReactNode; theirs: ReactNode }[];
  /** The other change came from the person's own other tab. */
  isOwn?: boolean | undefined;
  /** Saves over the other change. */
  onKeepMine: () => void;
  /** Puts the other's values into the form. */
  onTakeTheirs: () => void;
}

/** Notice that another person saved meanwhile, with both values side by side and the choice between them. */
export function StaleNotice({ ref, changes, isOwn = false, onKeepMine, onTakeTheirs }: StaleNoticeProps) {
  const { t } = useTranslation('kit');
  const [yours, theirs] = isOwn ? [t('yours_here'), t('theirs_there')] : [t('yours'), t('theirs')];
  return (
    <Banner
      ref={ref}
      tone="warning"
      title={t(isOwn ? 'stale_own_title' : 'stale_title')}
      actions={
        <>
          <Button onPress={onTakeTheirs}>{t(isOwn ? 'take_there' : 'take_theirs')}</Button>
          <Button variant="primary" onPress={onKeepMine}>
            {t(isOwn ? 'keep_here' : 'keep_mine')}
          </Button>
        </>
      }
    >
      <p>{t(isOwn ? 'stale_own_text' : 'stale_text')}</p>
      {changes.length > 0 && (
        <div className={css.compared}>
          <table className={css.changes}>
            <thead>
              <tr>
                <th scope="col">{t('field')}</th>
                <th scope="col">{yours}</th>
                <th scope="col">{theirs}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map((change) => (
                <tr key={change.label}>
                  <th scope="row">{change.label}</th>
                  <td data-label={yours}>{change.yours}</td>
                  <td data-label={theirs}>{change.theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Banner>
  );
}
