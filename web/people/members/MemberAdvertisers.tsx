import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { MemberAdvertisersDocument } from '../../../operations/people/members/MemberAdvertisers.generated.ts';
import { MultiPickerField } from '../../kit/fields/MultiPickerField.tsx';
import type { PickerQuery } from '../../kit/fields/usePickerSearch.ts';

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
  const client = useApolloClient();
  const itemOf = ({ id, name, status }: AdvertiserSummary) => ({
    id,
    name,
    status,
    label: name,
    detail: status === 'disabled' ? t('disabled_advertiser') : undefined,
  });
  async function search({ text }: PickerQuery, signal: AbortSignal) {
    if (!organizationId) return [];
    const { data, error } = await client.query({
      query: MemberAdvertisersDocument,
      variables: { organizationId, search: text },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.organizationAdvertisers) throw error ?? new Error('No advertisers came');
    return data.organizationAdvertisers.map(itemOf);
  }
  return (
    <MultiPickerField
      name="advertiserIds"
      label={t('advertisers')}
      value={value.map(itemOf)}
      onChange={(items) => onChange(items.map(({ id, name, status }) => ({ id, name, status })))}
      onSearch={search}
      error={error}
      hint={hint}
      isRequired={false}
      isDisabled={!organizationId}
    />
  );
}
