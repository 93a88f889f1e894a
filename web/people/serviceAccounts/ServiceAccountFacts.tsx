import { useTranslation } from 'react-i18next';
import { ServiceAccountFactsFragmentDoc } from '../../../operations/people/serviceAccounts/ServiceAccountScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { CopyButton } from '../../kit/actions/CopyButton.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { DateText } from '../../kit/values/DateText.tsx';

/** The read-only facts of a service account. */
export function ServiceAccountFacts({
  account,
}: {
  account: FragmentOf<typeof ServiceAccountFactsFragmentDoc>;
}) {
  const { t } = useTranslation('serviceAccounts');
  const row = readFragment(ServiceAccountFactsFragmentDoc, account);
  const { clientId, subject, organization, createdByName, createdAt, endedAt, lastUsedAt } = row;
  return (
    <Facts
      isRows
      facts={[
        {
          label: t(subject === null ? 'client_id' : 'subject'),
          value: (
            <Row as="span" isOneLine gap={1} breaks="anywhere">
              <code>{subject ?? clientId}</code>
              <CopyButton
                text={subject ?? clientId}
                label={t(subject === null ? 'copy_client_id' : 'copy_subject')}
              />
            </Row>
          ),
        },
        { label: t('organization'), value: organization?.name ?? t('provider') },
        {
          label: t('last_used_at'),
          value: lastUsedAt ? <DateText iso={lastUsedAt} withTime /> : t('never_used'),
        },
        { label: t('created_at'), value: <DateText iso={createdAt} withTime /> },
        { label: t('made_by'), value: createdByName },
        ...(endedAt ? [{ label: t('ended_at'), value: <DateText iso={endedAt} withTime /> }] : []),
      ]}
    />
  );
}
