import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AdvertiserDetailsFragmentDoc } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { IconButton } from '../../../kit/actions/IconButton.tsx';
import { TextLink } from '../../../kit/actions/TextLink.tsx';
import { Facts } from '../../../kit/layout/Facts.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { useCan } from '../../../kit/viewer/AbilitiesContext.tsx';
import { AdvertiserDetailsForm } from './AdvertiserDetailsForm.tsx';

/** Facts about an advertiser; on demand a form for those that holders of editAdvertisers may correct (ADV-46). */
export function AdvertiserDetails({
  advertiser: ref,
}: {
  advertiser: FragmentOf<typeof AdvertiserDetailsFragmentDoc>;
}) {
  const { t } = useTranslation('advertisers');
  const advertiser = readFragment(AdvertiserDetailsFragmentDoc, ref);
  const canEdit = useCan()('editAdvertisers');
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setEdited] = useState(false);
  const yesNo = (value: boolean) => t(value ? 'yes' : 'no');
  const { contactEmail, contactPhone, organizationName } = advertiser;
  if (isEditing) {
    const closeForm = () => {
      setEditing(false);
      setEdited(true); // the focus returns to the button that opened the form
    };
    return (
      <Panel title={t('details')}>
        <AdvertiserDetailsForm advertiser={advertiser} onDone={closeForm} />
      </Panel>
    );
  }
  const edit = (
    <IconButton
      icon="edit"
      size="small"
      label={t('edit_details')}
      autoFocus={wasEdited}
      onPress={() => setEditing(true)}
    />
  );
  return (
    <Panel title={t('details')} actions={canEdit && edit}>
      <Facts
        isRows
        facts={[
          { label: t('organization'), value: organizationName ?? t('not_set') },
          {
            label: t('language'),
            value: t(`languages.${advertiser.locale}`, { defaultValue: advertiser.locale }),
          },
          {
            label: t('contact_email'),
            value: contactEmail ? (
              <TextLink href={`mailto:${contactEmail}`}>{contactEmail}</TextLink>
            ) : (
              t('not_set')
            ),
          },
          { label: t('contact_phone'), value: contactPhone ?? t('not_set') },
          {
            label: t('invoice_type'),
            value: t(`invoice_types.${advertiser.invoiceType}`, { defaultValue: advertiser.invoiceType }),
          },
          { label: t('debit_pending'), value: yesNo(advertiser.debitPending) },
          { label: t('allow_committed_allocation'), value: yesNo(advertiser.allowCommittedAllocation) },
          { label: t('recredit_expired'), value: yesNo(advertiser.recreditExpired) },
          { label: t('label'), value: advertiser.label ?? t('not_set') },
          { label: t('created_at'), value: <DateText iso={advertiser.createdAt} /> },
        ]}
      />
    </Panel>
  );
}
