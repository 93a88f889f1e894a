import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/AllocationsReportScreen.generated.ts';
import { timeText } from '../../../schema/dateText.ts';
import { formatInstant } from '../../kit/format/dates.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';

interface Props {
  change: NonNullable<AllocationRequestRowFragment['lastChange']>;
}

/** Who last changed a request while it was pending, and when. */
export function LastChange({ change: { at, person } }: Props) {
  const { t, i18n } = useTranslation('reports');
  const zone = useZone();
  // No line breaks within the day.
  const day = formatInstant(at, 'table', zone, i18n.language).replaceAll(' ', '\u00a0');
  const when = `${day} ${timeText(at, zone)}`;
  return (
    <span title={person?.email}>
      {person ? t('changed_by', { name: person.name, when }) : t('changed_at', { when })}
    </span>
  );
}
