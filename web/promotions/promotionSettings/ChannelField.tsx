import { useTranslation } from 'react-i18next';
import type { NotificationChannel } from '../../../schema/promotions/promotionValues.ts';
import type { FieldProps } from '../../kit/fields/fieldProps.ts';
import { RadioField } from '../../kit/fields/RadioField.tsx';

interface ChannelFieldProps extends FieldProps<readonly NotificationChannel[], NotificationChannel[]> {
  /** Label of "none". */
  noneLabel: string;
}

type Choice = 'email' | 'sms' | 'both' | 'none';

const CHANNELS: Record<Choice, NotificationChannel[]> = {
  email: ['email'],
  sms: ['sms'],
  both: ['email', 'sms'],
  none: [],
};

/** One channel or none (WIZSET-28, WIZSET-34). Both are shown only if a program has set both. "None" is not offered when a channel is required. */
export function ChannelField({ value, onChange, noneLabel, ...field }: ChannelFieldProps) {
  const { t } = useTranslation('promotionSettings');
  const currentChoice: Choice = value.length > 1 ? 'both' : (value[0] ?? 'none');
  const options: { id: Choice; label: string }[] = [
    { id: 'email', label: t('channel_email') },
    { id: 'sms', label: t('channel_sms') },
    ...(currentChoice === 'both' ? [{ id: 'both' as const, label: t('channel_both') }] : []),
    ...(field.isRequired ? [] : [{ id: 'none' as const, label: noneLabel }]),
  ];
  return (
    <RadioField
      {...field}
      isRequired
      options={options}
      value={options.some(({ id }) => id === currentChoice) ? currentChoice : null}
      onChange={(choice) => onChange(CHANNELS[choice])}
    />
  );
}
