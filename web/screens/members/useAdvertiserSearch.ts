import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { MemberAdvertisersDocument } from '../../../operations/members/MemberAdvertisers.generated.ts';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import type { PickerQuery } from '../../kit/fields/usePickerSearch.ts';

interface Named {
  id: string;
  name: string;
  status: string;
}

/** An advertiser as the picker shows it; one out of use says so. */
export function useAdvertiserItem(): (advertiser: Named) => PickerItem {
  const { t } = useTranslation('members');
  return ({ id, name, status }) => ({
    id,
    label: name,
    detail: status === 'disabled' ? t('disabled_advertiser') : undefined,
  });
}

/** Finds advertisers of one organization by a part of their name; rejects when the call fails. */
export function useAdvertiserSearch(organizationId: string | null | undefined) {
  const client = useApolloClient();
  const itemOf = useAdvertiserItem();
  return async ({ text }: PickerQuery, signal: AbortSignal): Promise<PickerItem[]> => {
    if (!organizationId) return [];
    const { data, error } = await client.query({
      query: MemberAdvertisersDocument,
      variables: { organizationId, search: text },
      fetchPolicy: 'no-cache',
      context: { fetchOptions: { signal } },
    });
    if (error || !data?.organizationAdvertisers) throw error ?? new Error('No advertisers came');
    return data.organizationAdvertisers.map(itemOf);
  };
}
