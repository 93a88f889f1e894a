import { useTranslation } from 'react-i18next';
import {
  CardDialogDocument,
  type CardDialogQuery,
} from '../../../../operations/fulfillment/redemptionActions/CardDialog.generated.ts';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { ErrorBlock } from '../../../kit/feedback/ErrorBlock.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { TextSkeleton } from '../../../kit/loading/skeletons.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { day } from '../../../kit/table/columns.tsx';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import { Money } from '../../../kit/values/Money.tsx';
import css from '../RedemptionScreen.module.css';

type Card = NonNullable<NonNullable<CardDialogQuery['redemption']>['card']>;
type Operation = NonNullable<Card['operations']>[number];

interface Props {
  redemptionId: string;
  onClose: () => void;
}

/** The balance of the card and its transactions, requested from the card's provider at each opening (REDDLG-1 … REDDLG-3). */
export function CardDialog({ redemptionId, onClose }: Props) {
  const { t } = useTranslation(['redemption', 'redemptionActions']);
  const query = useScreenQuery(CardDialogDocument, { id: redemptionId });
  const card = query.data?.redemption?.card;
  const failure = query.errorAt('redemption.card.balance') ?? query.errorAt('redemption.card');
  return (
    <Dialog title={t('redemptionActions:action.card_details')} isOpen size="medium" onClose={onClose}>
      {card?.balance != null && card.currency != null ? (
        <ShownCard balance={card.balance} currency={card.currency} operations={card.operations ?? []} />
      ) : query.data === undefined && !failure ? (
        <TextSkeleton lines={5} />
      ) : failure ? (
        <ErrorBlock name={t('card')} error={failure} onRetry={query.refetch} />
      ) : (
        <Text as="p" tone="muted">
          {t('no_card')}
        </Text>
      )}
    </Dialog>
  );
}

interface CardInformation {
  /** Minor units, like all amounts of a card. */
  balance: string;
  currency: string;
  operations: readonly Operation[];
}

function ShownCard({ balance, currency, operations }: CardInformation) {
  const { t, i18n } = useTranslation('redemption');
  const named = new Intl.DisplayNames(i18n.language, { type: 'currency' }).of(currency);
  // REDDLG-4: minor units, by the decimals of their currency: hundredths of a euro, whole yen.
  const money = (minor: string) => ({ amount: formatMinor(BigInt(minor), currency), currency });
  const columns: Column<Operation>[] = [
    day('date', { header: t('when'), width: '185px', withTime: true }),
    {
      id: 'type',
      header: t('operation_type'),
      cell: ({ type }) => t(`operation.${type}`, { defaultValue: type.replaceAll('_', ' ') }),
    },
    {
      id: 'amount',
      header: t('operation_amount'),
      align: 'end',
      width: '130px',
      cell: ({ amount }) => <Money money={money(amount)} isSigned />,
    },
    {
      id: 'balance',
      header: t('operation_balance'),
      align: 'end',
      width: '155px',
      cell: (operation) => <Money money={money(operation.balance)} />,
    },
  ];
  return (
    <Stack gap={4} className={css.parts}>
      <Row as="p" isOneLine gap={4} align="baseline" justify="between" className={css.balance}>
        <span>
          {t('card_balance', { currency: named === currency ? currency : `${named} (${currency})` })}
        </span>
        <strong>
          <Money money={money(balance)} />
        </strong>
      </Row>
      <DataTable
        label={t('operations')}
        columns={columns}
        rows={operations}
        rowKey={({ date, type, balance: left }) => `${date} ${type} ${left}`}
        emptyText={t('no_operations')}
        empty={<p>{t('no_operations_text')}</p>}
      />
    </Stack>
  );
}
