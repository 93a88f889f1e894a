import { useTranslation } from 'react-i18next';
import type { Day } from '../../../schema/foundation/dates/dates.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { formatDay } from '../../kit/format/dates.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';

/** Says that a past day is shown, and links back to now. */
export function AsOfBanner({ day, onBack }: { day: Day; onBack: () => void }) {
  const { t } = useTranslation('budgets');
  const zone = useZone();
  return (
    <Banner
      title={t('as_of_title', { day: formatDay(day, 'table') })}
      actions={<Button onPress={onBack}>{t('as_of_back')}</Button>}
    >
      <p>{t('as_of_text', { zone })}</p>
    </Banner>
  );
}
