import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import { timeText } from '../../../schema/foundation/dates/dateText.ts';
import { formatInstant } from '../../kit/format/dates.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';

interface Props {
  change: NonNullable<AllocationRequestRowFragment['lastChange']>;
  /** Day and time may stand on two lines. */
  isNarrow?: boolean;
}

/** The author and the time of the last change of a pending request. */
export function LastChange({ change: { occurredAt, person }, isNarrow = false }: Props) {
  const { t, i18n } = useTranslation('reports');
  const zone = useZone();
  const moment = `${formatInstant(occurredAt, 'table', zone, i18n.language)} ${timeText(occurredAt, zone)}`;
  const when = isNarrow ? moment : moment.replaceAll(' ', '\u00a0');
  return (
    <span title={person?.email}>
      {person ? t('changed_by', { name: person.name, when }) : t('changed_at', { when })}
    </span>
  );
}
