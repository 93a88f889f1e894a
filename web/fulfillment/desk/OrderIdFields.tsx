import { useTranslation } from 'react-i18next';
import { SwitchField } from '../../kit/fields/SwitchField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { ruleMessage } from '../../kit/form/ruleMessage.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { orderIdRule, type SendOptions } from './sendOptions.ts';

interface Props {
  options: SendOptions;
  onChange: (part: Partial<SendOptions>) => void;
  /** True after the first attempt to send. Missing values are reported only then. */
  isTried: boolean;
}

/** The optional Order ID (SEND-2): when enabled, it is required, and the file's own column is ignored (SEND-29, SEND-30). */
export function OrderIdFields({ options, onChange, isTried }: Props) {
  const { t } = useTranslation('desk');
  const { t: ofRules, i18n } = useTranslation('rules');
  const rule = orderIdRule(options);
  const isSaid = rule !== null && (isTried || options.orderId !== '');
  return (
    <Stack gap={4}>
      <SwitchField
        label={t('order_id')}
        value={options.hasOrderId}
        onChange={(hasOrderId) => onChange({ hasOrderId })}
        hint={options.hasOrderId ? undefined : t('order_id_off')}
      />
      {options.hasOrderId && (
        <TextField
          label={t('order_id_field')}
          value={options.orderId}
          onChange={(orderId) => onChange({ orderId })}
          isRequired
          hint={t('order_id_hint', { id: options.orderId.trim() || t('order_id_sample') })}
          error={
            isSaid && rule
              ? ruleMessage({ field: 'orderId', rule, limit: '100' }, ofRules, { locale: i18n.language })
              : undefined
          }
        />
      )}
    </Stack>
  );
}
