import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import type { DeskSummary } from './deskModel.ts';
import { Rewritings } from './Rewritings.tsx';
import type { DeskHook } from './useDesk.ts';

interface Props {
  rows: DeskHook;
  summary: DeskSummary;
}

/** What was read otherwise than it stands in the file, what is not sent, and rows that say the same. */
export function FileNotes({ rows: { desk, change }, summary }: Props) {
  const { t } = useTranslation('desk');
  const { warnings, rewritten, repeated } = summary;
  const more = rewritten.count - rewritten.changes.length;
  return (
    <>
      {warnings.map(({ rule, limit }) => (
        <Banner key={rule} tone={rule === 'messages_unread' ? 'warning' : undefined}>
          {t(`warning.${rule}`, { limit: limit ?? '', count: Number(limit) || 0, message: '{{message}}' })}
        </Banner>
      ))}
      {repeated > 0 && (
        <Banner
          tone="warning"
          actions={
            <Button size="small" onPress={() => void change(desk().keepOne())}>
              {t('keep_one')}
            </Button>
          }
        >
          {t('repeated', { count: repeated })}
        </Banner>
      )}
      {rewritten.count > 0 && (
        <Banner title={t('rewritten', { count: rewritten.count })}>
          <Rewritings changes={rewritten.changes} />
          {more > 0 && t('places_more', { count: more })}
        </Banner>
      )}
    </>
  );
}
