import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DispatchLineFragment,
  DispatchLineFragmentDoc,
} from '../../../operations/fulfillment/dispatches/DispatchLines.generated.ts';
import type {
  FailureRowFragment,
  FailuresScreenQuery,
} from '../../../operations/fulfillment/failures/FailuresScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { CallFailure } from '../../data/failures/callError.ts';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { ListPanel, type ListPanelProps } from '../../kit/list/ListPanel.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import { OrderId } from '../../kit/values/OrderId.tsx';
import { dispatchRoute } from '../../routes/promotions.ts';
import { redemptionRoute } from '../../routes/redemptions.ts';
import { CorrectRecipientDialog } from '../shared/dispatches/CorrectRecipientDialog.tsx';
import { reasonWords } from '../shared/dispatches/reasonWords.ts';
import { FailureRemedyNotice } from './FailureRemedyNotice.tsx';

interface Props {
  list: ListPanelProps<FailureRowFragment>['list'];
  kind: FailureRowFragment['kind'];
  reason: string;
  page: NonNullable<FailuresScreenQuery['deliveryFailures']>['page'] | undefined;
  rows: readonly FailureRowFragment[] | null | undefined;
  isLoading: boolean;
  error: CallFailure | null;
  /** Called after a remedy was applied. */
  onChanged: () => void;
}

/** The failures of one group, the oldest first, each with its remedy. */
export function FailureLines({ list, kind, reason, page, rows, isLoading, error, onChanged }: Props) {
  const { t } = useTranslation('failures');
  const { t: words } = useTranslation('dispatches');
  const [correcting, setCorrecting] = useState<DispatchLineFragment | null>(null);
  const lineOf = ({ line }: FailureRowFragment) => line && readFragment(DispatchLineFragmentDoc, line);
  return (
    <>
      <ListPanel<FailureRowFragment>
        title={reason ? reasonWords(reason, words) : t('no_reason')}
        subtitle={t(`kinds_text.${kind}`)}
        list={list}
        words={(word) => t(`lines.${word}`)}
        page={page}
        rows={rows}
        isLoading={isLoading}
        error={error}
        onRetry={onChanged}
        rowKey={({ redemptionId }) => redemptionId}
        skeletonSize={3}
        columns={[
          {
            id: 'occurredAt',
            header: t('since'),
            width: '12rem',
            cell: ({ occurredAt }) => <DateText iso={occurredAt} withTime />,
          },
          {
            id: 'order',
            header: t('order_id'),
            width: '14rem',
            cell: ({ redemptionId, orderId }) => (
              <TextLink href={redemptionRoute.href({ redemptionId })}>
                {orderId ? <OrderId value={orderId} /> : `#${redemptionId}`}
              </TextLink>
            ),
          },
          {
            id: 'recipient',
            header: t('recipient'),
            cell: (row) => <Recipient recipient={lineOf(row)?.recipient ?? null} />,
          },
          {
            id: 'promotion',
            header: t('promotion'),
            width: '16rem',
            cell: ({ promotionName, advertiserName, advertiserId, promotionId, dispatchId }) => (
              <Stack as="span" gap={0} breaks="anywhere">
                {dispatchId ? (
                  <TextLink
                    href={dispatchRoute.href({ advertiserId, promotionId, dispatchId }, { failed: 'true' })}
                  >
                    {promotionName}
                  </TextLink>
                ) : (
                  promotionName
                )}
                <Text tone="muted" size="small">
                  {advertiserName}
                </Text>
              </Stack>
            ),
          },
        ]}
        rowDetail={(row) => (
          <FailureRemedyNotice failure={row} onCorrect={setCorrecting} onChanged={onChanged} />
        )}
      />
      {correcting && (
        <CorrectRecipientDialog
          key={correcting.redemptionId}
          line={correcting}
          onClose={() => setCorrecting(null)}
          onSent={onChanged}
        />
      )}
    </>
  );
}

function Recipient({ recipient }: Pick<DispatchLineFragment, 'recipient'>) {
  if (!recipient) return '–';
  const { email, phoneNumber } = recipient;
  return email ? <EmailText email={email} /> : (phoneNumber ?? '–');
}
