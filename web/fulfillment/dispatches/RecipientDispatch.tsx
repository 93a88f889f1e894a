import { useTranslation } from 'react-i18next';
import { SendRecipientsFragmentDoc } from '../../../operations/fulfillment/desk/SendRecipients.generated.ts';
import type { DispatchPromotionFragment } from '../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import type { CallFailure } from '../../data/failures/callError.ts';
import { ErrorBlock } from '../../kit/feedback/ErrorBlock.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { liveRewards } from '../desk/deskFacts.ts';
import { SendRecipients } from '../desk/SendRecipients.tsx';
import { DispatchUnavailable } from './DispatchUnavailable.tsx';
import { unavailable } from './unavailable.ts';

interface Props {
  promotion: DispatchPromotionFragment;
  recipients: FragmentOf<typeof SendRecipientsFragmentDoc>;
  kind: 'send_codes' | 'send_links';
  /** Error of the query for the rewards. */
  error: CallFailure | null;
  onRetry: () => void;
}

const REFUSED = { refusedRowsOf: '' };

/** Upload of a recipient file, or why nothing can be sent. */
export function RecipientDispatch({ promotion, recipients, kind, error, onRetry }: Props) {
  const { t } = useTranslation('dispatches');
  const { id: promotionId, advertiserId } = promotion;
  const [{ refusedRowsOf }] = useUrlQuery(REFUSED);
  const recipientData = readFragment(SendRecipientsFragmentDoc, recipients);
  if (!recipientData.first)
    return <ErrorBlock name={t('quantities.title')} error={error ?? { status: 0 }} onRetry={onRetry} />;
  const why = unavailable(promotion, kind, liveRewards(recipientData).length > 0);
  if (why) return <DispatchUnavailable place={{ advertiserId, promotionId }} why={why} />;
  const resends = DIGITS.test(refusedRowsOf) ? refusedRowsOf : undefined;
  return <SendRecipients kind={kind} promotion={recipients} resends={resends} />;
}
