import { useTranslation } from 'react-i18next';
import { DispatchRefusedFragmentDoc } from '../../../operations/fulfillment/dispatches/DispatchRefused.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { DispatchKind } from '../../../schema/fulfillment/dispatchKinds.ts';
import { DownloadButton } from '../../foundation/forms/DownloadButton.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { DateText } from '../../kit/values/DateText.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import {
  codesActivationRoute,
  codesDownloadRoute,
  dispatchRoute,
  linksRoute,
} from '../../routes/promotions.ts';
import type { Place } from './DispatchFrame.tsx';
import { DispatchRefusedRows } from './DispatchRefusedRows.tsx';

interface Props {
  dispatch: FragmentOf<typeof DispatchRefusedFragmentDoc>;
  place: Place;
}

/** Where refused rows are sent again; null where a dispatch has none. */
function resendHref(kind: DispatchKind, place: Place, refusedRowsOf: string): string | null {
  if (kind === 'send_codes') return codesDownloadRoute.href(place, { refusedRowsOf });
  return kind === 'send_links' ? linksRoute.href(place, { refusedRowsOf }) : null;
}

/** Where other quantities are chosen; null for what is sent to recipients, and for what programs create. */
function quantitiesHref(kind: DispatchKind, place: Place): string | null {
  if (kind === 'download_codes') return codesDownloadRoute.href(place);
  if (kind === 'download_links') return linksRoute.href(place);
  return kind === 'activate_codes' ? codesActivationRoute.href(place) : null;
}

/** Shows the refused part of a dispatch with its reasons, and the way to send it again; and the dispatches that it is linked with. */
export function DispatchRefused({ dispatch: ref, place }: Props) {
  const { t } = useTranslation('dispatches');
  const can = useCan();
  const {
    id,
    kind,
    refused,
    refusedRowsWaiting: waiting,
    ...rest
  } = readFragment(DispatchRefusedFragmentDoc, ref);
  const { refusedRowsExpireAt: until, sendsAgain, sentAgainBy } = rest;
  if (refused.length === 0 && sendsAgain.length === 0 && sentAgainBy.length === 0) return null;
  const lines = refused.reduce((sum, { lineCount }) => sum + lineCount, 0);
  const resend = resendHref(kind, place, id);
  const quantities = quantitiesHref(kind, place);
  const maySend = can('createBulkRedemptions');
  const link = (other: { id: string; promotionId: string }) => (
    <a
      key={other.id}
      href={dispatchRoute.href({ ...place, promotionId: other.promotionId, dispatchId: other.id })}
    >
      {t('name', { id: other.id })}
    </a>
  );
  return (
    <Panel
      title={refused.length > 0 ? t('refused.title', { count: lines }) : t('refused.title_links')}
      actions={
        maySend && (
          <>
            {waiting > 0 && (
              <DownloadButton
                path={`/files/refused-rows/${id}`}
                label={t('refused.download')}
                isDisabled={false}
              />
            )}
            {waiting > 0 && resend && (
              <LinkButton variant="primary" href={resend}>
                {t('refused.send')}
              </LinkButton>
            )}
            {refused.length > 0 && quantities && (
              <LinkButton href={quantities}>{t('refused.choose_again')}</LinkButton>
            )}
          </>
        )
      }
    >
      <Stack gap={4}>
        {refused.length > 0 && (
          <Stack as="ul" gap={3} breaks="anywhere">
            {refused.map(({ sku, rewardName, lineCount, message }) => (
              <li key={sku}>
                <strong>
                  {rewardName} ({sku})
                </strong>
                {' · '}
                {t('refused.lines', { count: lineCount })}
                <br />
                {message}
              </li>
            ))}
          </Stack>
        )}
        {sentAgainBy.length > 0 && (
          <p>
            {t('refused.sent_again')} {sentAgainBy.map(link)}
          </p>
        )}
        {sendsAgain.length > 0 && (
          <p>
            {t('refused.sends_again')} {sendsAgain.map(link)}
          </p>
        )}
        {waiting > 0 && until && (
          <p>
            {t('refused.waiting', { count: waiting })} <DateText iso={until} />.
          </p>
        )}
        {waiting > 0 && maySend && <DispatchRefusedRows dispatchId={id} />}
      </Stack>
    </Panel>
  );
}
