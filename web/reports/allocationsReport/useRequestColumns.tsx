import { useTranslation } from 'react-i18next';
import type { AllocationRequestRowFragment } from '../../../operations/reports/reports/AllocationsReportScreen.generated.ts';
import { timeText } from '../../../schema/foundation/dates/dateText.ts';
import { signedAmount } from '../../../schema/money/budgets.ts';
import { AdvertiserLink } from '../../advertisers/shared/AdvertiserLink.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { formatInstant } from '../../kit/format/dates.ts';
import type { Column } from '../../kit/table/column.ts';
import { DateText } from '../../kit/values/DateText.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { StatusBadge } from '../../kit/values/StatusBadge.tsx';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { LastChange } from '../inventoryReport/LastChange.tsx';
import css from './AllocationRequests.module.css';
import type { Decision } from './decision.ts';
import { rewardLines } from './rewardLines.ts';

type Row = AllocationRequestRowFragment;

interface Decisions {
  /** True if the person may decide requests, that is, for operator staff. */
  withDecisions: boolean;
  onDecide: (row: Row, decision: Decision) => void;
}

/** Requests with their authors and deciders (ALLOCREP-5); a waiting request has its decision buttons in the decider's column. */
export function useRequestColumns({ withDecisions, onDecide }: Decisions): Column<Row>[] {
  const { t } = useTranslation('reports');
  return [
    {
      id: 'retailer',
      header: t('retailer'),
      isSortable: true,
      width: '11%',
      cell: ({ retailer, externalId }) => (
        <span className={css.reward}>
          <AdvertiserLink advertiserId={retailer.id} tab="inventory">
            {retailer.name}
          </AdvertiserLink>
          {externalId && <span className={css.sku}>{externalId}</span>}
        </span>
      ),
    },
    {
      id: 'type',
      header: t('type_header'),
      width: '8.5rem',
      cell: ({ budgetAllocation: { type }, expiration }) => (
        <span className={css.reward}>
          <span>{t(`type.${type}`)}</span>
          {expiration && <NewEnd expiration={expiration} />}
        </span>
      ),
    },
    {
      id: 'status',
      header: t('status_header'),
      isSortable: true,
      width: '7.25rem',
      cell: ({ budgetLineItem: { status } }) => <StatusBadge status={status} label={t(`status.${status}`)} />,
    },
    {
      id: 'requester',
      header: t('requester'),
      width: '6.75rem',
      cell: ({ requester, lastChange, budgetLineItem: { status } }) => (
        <span className={css.reward}>
          <Person person={requester} />
          {status === 'pending' && lastChange && lastChange.person?.email !== requester?.email && (
            <span className={css.change}>
              <LastChange change={lastChange} isNarrow />
            </span>
          )}
        </span>
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
          <span className={css.reward}>
            <Person person={row.grantor} />
            {row.reason && (
              <span className={css.why} title={row.reason}>
                {row.reason}
              </span>
            )}
          </span>
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
      width: '8.25rem',
      cell: ({ updatedAt, budgetLineItem: { status } }) =>
        status === 'pending' ? <span className={css.none}>–</span> : <Moment iso={updatedAt} />,
    },
  ];
}

/** A day, and below it the time. */
function Moment({ iso }: { iso: string }) {
  const zone = useZone();
  return (
    <span className={css.reward}>
      <DateText iso={iso} />
      <span className={css.sku}>{timeText(iso, zone)}</span>
    </span>
  );
}

/** The end in a request. */
function NewEnd({ expiration }: { expiration: NonNullable<Row['expiration']> }) {
  const { t } = useTranslation('reports');
  const { noExpiration, expirationDatetime } = expiration;
  return (
    <span className={css.sku}>
      {noExpiration ? (
        t('no_expiration')
      ) : (
        <>
          {t('ends')} <DateText iso={expirationDatetime} />
        </>
      )}
    </span>
  );
}

function Person({ person }: { person: Row['requester'] }) {
  if (!person) return <span className={css.none}>–</span>;
  return <span title={person.email}>{person.name}</span>;
}

function Rewards({ row }: { row: Row }) {
  const { t } = useTranslation('reports');
  const [first, ...others] = row.virtualGoodInventory;
  if (!first) return <span className={css.none}>–</span>;
  return (
    <span className={css.reward} title={rewardLines(row).join('\n')}>
      <span className={css.caption}>
        {first.count !== null && `${first.count} × `}
        {first.virtualCurrency.caption}
      </span>
      <span className={css.sku}>
        {first.virtualCurrency.sku}
        {others.length > 0 && ` · ${t('more_rewards', { count: others.length })}`}
      </span>
    </span>
  );
}

/** The reason why somebody else must decide a request, and the end of that restriction. */
function Obstacle({ obstacle: { code, person, until } }: { obstacle: NonNullable<Row['decisionObstacle']> }) {
  const { t, i18n } = useTranslation('reports');
  const zone = useZone();
  const day = until && formatInstant(until, 'table', zone, i18n.language);
  return <span className={css.own}>{t(`obstacle.${code}`, { person, until: day })}</span>;
}

function Decide({ row, onDecide }: { row: Row } & Pick<Decisions, 'onDecide'>) {
  const { t } = useTranslation('reports');
  if (row.decisionObstacle) return <Obstacle obstacle={row.decisionObstacle} />;
  if (!row.canDecide) return <span className={css.none}>–</span>;
  const name = { retailer: row.retailer.name };
  return (
    <span className={css.decide}>
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
    </span>
  );
}
