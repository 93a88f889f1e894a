import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import { timeText } from '../../../schema/foundation/dates/dateText.ts';
import { signedAmount } from '../../../schema/money/budgets.ts';
import { AdvertiserLink } from '../../advertisers/shared/AdvertiserLink.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { formatInstant } from '../../kit/format/dates.ts';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { LastChange } from '../inventoryReport/LastChange.tsx';
import css from './AllocationRequests.module.css';
import type { Decision } from './RejectionReason.tsx';

type RequestRow = AllocationRequestRowFragment;

interface Decisions {
  /** True if the person may decide requests, that is, for operator staff. */
  withDecisions: boolean;
  onDecide: (row: RequestRow, decision: Decision) => void;
}

/** Requests with their authors and deciders (ALLOCREP-5); a waiting request has its decision buttons in the decider's column. */
export function useRequestColumns({ withDecisions, onDecide }: Decisions): Column<RequestRow>[] {
  const { t } = useTranslation('reports');
  return [
    {
      id: 'retailer',
      header: t('retailer'),
      isSortable: true,
      width: '11%',
      cell: ({ retailer, externalId }) => (
        <TwoLines note={externalId}>
          <AdvertiserLink advertiserId={retailer.id} tab="inventory">
            {retailer.name}
          </AdvertiserLink>
        </TwoLines>
      ),
    },
    {
      id: 'type',
      header: t('type_header'),
      width: '8.5rem',
      cell: ({ budgetAllocation: { type }, expiration }) => (
        <TwoLines note={expiration && <NewEnd expiration={expiration} />}>{t(`type.${type}`)}</TwoLines>
      ),
    },
    {
      id: 'status',
      header: t('status_header'),
      isSortable: true,
      width: '7.25rem',
      cell: ({ budgetLineItem: { status }, budgetAllocation: { rewardsWaiting } }) => (
        <Stack as="span" gap={0}>
          <StatusBadge status={status} label={t(`status.${status}`)} />
          {rewardsWaiting > 0 && (
            <span className={css.change}>{t('rewards_wait', { count: rewardsWaiting })}</span>
          )}
        </Stack>
      ),
    },
    {
      id: 'requester',
      header: t('requester'),
      width: '6.75rem',
      cell: ({ requester, lastChange, budgetLineItem: { status } }) => (
        <Stack as="span" gap={0} className={css.reward}>
          <Person person={requester} />
          {status === 'pending' && lastChange && lastChange.person?.email !== requester?.email && (
            <span className={css.change}>
              <LastChange change={lastChange} isNarrow />
            </span>
          )}
        </Stack>
      ),
    },
    {
      id: 'grantor',
      header: t('grantor'),
      width: '8.25rem',
      cell: (row) =>
        withDecisions && row.budgetLineItem.status === 'pending' ? (
          <Decide row={row} onDecide={onDecide} />
        ) : (
          <Stack as="span" gap={0} className={css.reward}>
            <Person person={row.grantor} />
            {row.reason && (
              <span className={css.why} title={row.reason}>
                {row.reason}
              </span>
            )}
          </Stack>
        ),
    },
    {
      id: 'amount',
      header: t('amount'),
      align: 'end',
      width: '9.5rem',
      cell: ({ budgetLineItem: { type, amount } }) => (
        <span className={css.amount}>
          <Money money={{ ...amount, amount: signedAmount(type, amount.amount) }} />
        </span>
      ),
    },
    { id: 'reward', header: t('reward'), cell: (row) => <Rewards row={row} /> },
    {
      id: 'created_at',
      header: t('created_at'),
      isSortable: true,
      firstDirection: 'DESC',
      width: '8.25rem',
      cell: ({ createdAt }) => <Moment iso={createdAt} />,
    },
    {
      id: 'updated_at',
      header: t('updated_at'),
      isSortable: true,
      firstDirection: 'DESC',
      // The last cell has more room at its end.
      width: '8.75rem',
      cell: ({ updatedAt, budgetLineItem: { status } }) =>
        status === 'pending' ? <Text tone="muted">–</Text> : <Moment iso={updatedAt} />,
    },
  ];
}

/** A day, and below it the time. */
function Moment({ iso }: { iso: string }) {
  const zone = useZone();
  return (
    <TwoLines note={timeText(iso, zone)}>
      <DateText iso={iso} />
    </TwoLines>
  );
}

/** The end in a request. */
function NewEnd({ expiration }: { expiration: NonNullable<RequestRow['expiration']> }) {
  const { t } = useTranslation('reports');
  const { noExpiration, expiresAt } = expiration;
  if (noExpiration) return t('no_expiration');
  return (
    <>
      {t('ends')} <DateText iso={expiresAt} />
    </>
  );
}

function Person({ person }: { person: RequestRow['requester'] }) {
  if (!person) return <Text tone="muted">–</Text>;
  return <span title={person.email}>{person.name}</span>;
}

function Rewards({ row }: { row: RequestRow }) {
  const { t } = useTranslation('reports');
  const [first, ...others] = row.virtualGoodInventory;
  if (!first) return <Text tone="muted">–</Text>;
  return (
    <Stack as="span" gap={0} className={css.reward} title={rewardLines(row).join('\n')}>
      <span className={css.caption}>
        {first.count !== null && `${first.count} × `}
        {first.virtualCurrency.caption}
      </span>
      <Text tone="muted" size="small">
        {first.virtualCurrency.sku}
        {others.length > 0 && ` · ${t('more_rewards', { count: others.length })}`}
      </Text>
    </Stack>
  );
}

/** The reason why somebody else must decide a request, and the end of that restriction. */
function Obstacle({
  obstacle: { code, person, endsAt },
}: {
  obstacle: NonNullable<RequestRow['decisionObstacle']>;
}) {
  const { t, i18n } = useTranslation('reports');
  const zone = useZone();
  const day = endsAt && formatInstant(endsAt, 'table', zone, i18n.language);
  return <span className={css.own}>{t(`obstacle.${code}`, { person, until: day })}</span>;
}

function Decide({ row, onDecide }: { row: RequestRow } & Pick<Decisions, 'onDecide'>) {
  const { t } = useTranslation('reports');
  if (row.decisionObstacle) return <Obstacle obstacle={row.decisionObstacle} />;
  if (!row.canDecide) return <Text tone="muted">–</Text>;
  const name = { retailer: row.retailer.name };
  return (
    <Row as="span" gap={1} isInline>
      <Button size="small" aria-label={t('approve_of', name)} onPress={() => onDecide(row, 'approve')}>
        {t('approve')}
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('reject_of', name)}
        onPress={() => onDecide(row, 'reject')}
      >
        {t('reject')}
      </Button>
    </Row>
  );
}

/** The rewards of a request, one per line: quantity, name, SKU. */
function rewardLines({ virtualGoodInventory }: AllocationRequestRowFragment): string[] {
  return virtualGoodInventory.map(
    ({ count, virtualCurrency: { caption, sku } }) =>
      `${count === null ? '' : `${count} × `}${caption} (${sku})`,
  );
}
