import { useTranslation } from 'react-i18next';
import { MemberAdvertisersDocument } from '../../../operations/people/members/MemberAdvertisers.generated.ts';
import { useItemSearch } from '../../foundation/forms/useItemSearch.ts';
import { MultiPickerField } from '../../kit/fields/MultiPickerField.tsx';

/** An advertiser that is, or will be, assigned to an account. */
export interface AdvertiserSummary {
  id: string;
  name: string;
  status: string;
}

interface Props {
  /** Only its advertisers can be assigned; null while none is chosen. */
  organizationId: string | null | undefined;
  value: readonly AdvertiserSummary[];
  onChange: (advertisers: AdvertiserSummary[]) => void;
  error: string | undefined;
  hint: string;
}

/** The advertisers that an account may see, searched by name within its organization. */
export function MemberAdvertisers({ organizationId, value, onChange, error, hint }: Props) {
  const { t } = useTranslation('members');
  const itemOf = ({ id, name, status }: AdvertiserSummary) => ({
    id,
    name,
    status,
    label: name,
    detail: status === 'disabled' ? t('disabled_advertiser') : undefined,
  });
  const onSearch = useItemSearch(MemberAdvertisersDocument, {
    // Without an organization, the field is disabled.
    variables: ({ text }) => ({ organizationId: organizationId ?? '', search: text }),
    items: ({ organizationAdvertisers }) => organizationAdvertisers?.map(itemOf),
  });
  return (
    <MultiPickerField
      name="advertiserIds"
      label={t('advertisers')}
      value={value.map(itemOf)}
      onChange={(items) => onChange(items.map(({ id, name, status }) => ({ id, name, status })))}
      onSearch={onSearch}
      error={error}
      hint={hint}
      isRequired={false}
      isDisabled={!organizationId}
    />
  );
}
