import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RecipientsFieldDocument } from '../../../operations/reports/reportSchedules/RecipientsField.generated.ts';
import { MultiPickerField } from '../../kit/fields/MultiPickerField.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';

interface Props {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string | undefined;
  /** The current recipients. */
  known: readonly { id: string; name: string; email: string }[];
}

/** Colleagues who receive a report besides its owner, searched by name or e-mail. */
export function RecipientsField({ value, onChange, error, known }: Props) {
  const { t } = useTranslation('reportSchedules');
  const client = useApolloClient();
  const [people, setPeople] = useState<readonly PickerItem[]>(known.map(itemOf));
  return (
    <MultiPickerField
      label={t('recipients')}
      hint={t('recipients_hint')}
      name="recipientIds"
      error={error}
      value={value.map((id) => people.find((one) => one.id === id) ?? { id, label: id })}
      onChange={(item) => {
        setPeople((now) => [...now.filter(({ id }) => !item.some((one) => one.id === id)), ...item]);
        onChange(item.map(({ id }) => id));
      }}
      onSearch={async ({ text }) => {
        const { data } = await client.query({
          query: RecipientsFieldDocument,
          variables: { search: text },
          fetchPolicy: 'network-only',
        });
        return (data?.reportRecipients ?? []).map(itemOf);
      }}
    />
  );
}

const itemOf = ({ id, name, email }: { id: string; name: string; email: string }): PickerItem => ({
  id,
  label: name,
  note: email,
});
