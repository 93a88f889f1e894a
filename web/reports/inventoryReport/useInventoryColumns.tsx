import { useTranslation } from 'react-i18next';
import type { InventoryReportRowFragment } from '../../../operations/reports/reports/InventoryReportScreen.generated.ts';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { formatDay } from '../../kit/format/dates.ts';
import { formatCount } from '../../kit/format/numbers.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { money } from '../../kit/table/columns.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import css from './Inventory.module.css';
import { useSourceWords } from './useSourceWords.ts';

type RewardRow = InventoryReportRowFragment;

interface Options {
  isOpen: (row: RewardRow) => boolean;
  onToggle: (row: RewardRow) => void;
  /** The redemptions behind a number of used rewards; none for people who may not see them. */
  redemptionsOf: (row: RewardRow, days: 7 | 30) => string | undefined;
}

/** The run-out day, with its range below it; a bell if an alert comes before. */
function RunOutText({ runOut, alert }: Pick<InventoryReportRowFragment, 'runOut' | 'alert'>) {
  const { t } = useTranslation('inventoryReport');
  const { state, expectedOn, earliestOn, latestOn } = runOut;
  const bell = alert?.workingDays != null && (
    <Icon name="bell" size={14} label={t('alert_before', { count: alert.workingDays })} />
  );
  if (state !== 'dated' || !expectedOn)
    return (
      <Row as="span" isOneLine isInline gap={1} className={css.day}>
        {state === 'empty' ? (
          <span className={css.empty}>{t('state.empty')}</span>
        ) : (
          <Text tone="muted" size="small">
            {t(`state.${state}`)}
          </Text>
        )}
        {bell}
      </Row>
    );
  return (
    <Stack as="span" gap={0}>
      <Row as="span" isOneLine isInline gap={1} className={css.day}>
        {formatDay(expectedOn, 'table')} {bell}
      </Row>
      <Text tone="muted" size="small">
        {earliestOn && latestOn
          ? t('band', { from: shortDay(earliestOn), to: shortDay(latestOn) })
          : earliestOn && t('band_open', { from: shortDay(earliestOn) })}
      </Text>
    </Stack>
  );
}

/** Day and month: `24 / 11`. */
const shortDay = (day: string): string => formatDay(day, 'table').slice(0, 7);

/** The columns of the report, each sortable (INVREP-6, INVREP-7). */
export function useInventoryColumns({ isOpen, onToggle, redemptionsOf }: Options): Column<RewardRow>[] {
  const { t, i18n } = useTranslation('inventoryReport');
  const sourceWords = useSourceWords();
  const count = (value: number | null) => (value === null ? '' : formatCount(value, i18n.language));
  const number = (
    id: string,
    width: string,
    value: (row: RewardRow) => number | null,
  ): Column<RewardRow> => ({
    id,
    header: t(`column.${id}`),
    hint: t(`hint.${id}`),
    align: 'end',
    width,
    isSortable: true,
    firstDirection: 'DESC',
    cell: (row) => count(value(row)),
  });
  const used = (days: 7 | 30): Column<RewardRow> => ({
    ...number(`last_${days}_days`, '4.1rem', () => null),
    cell(row) {
      const pieces = days === 7 ? row.last7Days : row.last30Days;
      const href = pieces > 0 ? redemptionsOf(row, days) : undefined;
      return href ? <TextLink href={href}>{count(pieces)}</TextLink> : count(pieces);
    },
  });
  return [
    {
      id: 'reward_caption',
      header: t('column.reward_caption'),
      isSortable: true,
      cell: (row) => (
        <Row as="span" isOneLine gap={1} align="start">
          <IconButton
            icon={isOpen(row) ? 'chevron-up' : 'chevron-down'}
            size="small"
            label={t(isOpen(row) ? 'close_row' : 'open_row', {
              name: row.rewardCaption ?? sourceWords(row.rewardSource),
            })}
            aria-expanded={isOpen(row)}
            onPress={() => onToggle(row)}
          />
          <TwoLines note={row.rewardSku}>{row.rewardCaption ?? t('budget_row')}</TwoLines>
        </Row>
      ),
    },
    {
      id: 'reward_source',
      header: t('column.reward_source'),
      isSortable: true,
      width: '7rem',
      cell: ({ rewardSource, provider, dashboardUrl }) =>
        dashboardUrl ? (
          <TextLink href={dashboardUrl} newTab>
            {sourceWords(rewardSource, provider)}
          </TextLink>
        ) : (
          sourceWords(rewardSource, provider)
        ),
    },
    {
      id: 'provider_payment_type',
      header: t('column.provider_payment_type'),
      isSortable: true,
      width: '5.5rem',
      cell: ({ providerPaymentType: type }) => (type ? t(`payment.${type}`) : ''),
    },
    {
      id: 'face_value',
      header: t('column.face_value'),
      align: 'end',
      isSortable: true,
      // An amount is never shortened: `1 000,00 $US`.
      width: '6.75rem',
      cell: ({ faceValue }) => (faceValue ? <Money money={faceValue} /> : ''),
    },
    number('stock', '3.9rem', ({ stock }) => stock),
    number('delayed_stock', '4.4rem', ({ delayedStock }) => delayedStock),
    number('total_stock', '3.9rem', ({ totalStock }) => totalStock),
    money('budget', {
      header: t('column.budget'),
      hint: t('hint.budget'),
      width: '8rem',
      isSortable: true,
      none: '',
    }),
    used(7),
    used(30),
    number('next_7_days', '4.1rem', ({ next7Days }) => next7Days),
    number('next_30_days', '4.1rem', ({ next30Days }) => next30Days),
    {
      id: 'runs_out',
      header: t('column.runs_out'),
      hint: t('hint.runs_out'),
      isSortable: true,
      width: '9.25rem',
      cell: ({ runOut, alert }) => <RunOutText runOut={runOut} alert={alert} />,
    },
  ];
}
