import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuantityRewardFragment } from '../../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { mostAtOnce } from '../../../../schema/fulfillment/dispatches.ts';
import { classes } from '../../../kit/classes.ts';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import type { FormRow } from '../../../kit/form/formApi.ts';
import { formatMoney } from '../../../kit/format/money.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { Money } from '../../../kit/values/Money.tsx';
import { StatusBadge } from '../../../kit/values/StatusBadge.tsx';
import { CodesFileField } from './CodesFileField.tsx';
import css from './Quantity.module.css';
import type { QuantityKind, QuantityRow } from './quantityRules.ts';

interface Props {
  row: FormRow<QuantityRow>;
  reward: QuantityRewardFragment;
  kind: QuantityKind;
  /** At least one reward shows its value. */
  hasValues: boolean;
}

/** Fields of one reward: its quantity, its value, and its codes. */
export const QuantityRowFields = memo(function QuantityRowFields({ row, reward, kind, hasValues }: Props) {
  const { t } = useTranslation('dispatches');
  const { variableValue, isRunnable, stock } = reward;
  const most = mostAtOnce(kind, { stock, isVariable: variableValue });
  const isClosed = !isRunnable || most === 0;
  return (
    <>
      <RewardCell reward={reward} kind={kind} />
      <div {...(row.index === 0 && { 'data-field': 'quantities' })}>
        <NumberField
          {...row.field('quantity')}
          label={t('quantities.quantity')}
          placeholder={t('quantities.none')}
          isDisabled={isClosed}
        />
      </div>
      {hasValues && <ValueCell row={row} reward={reward} kind={kind} isClosed={isClosed} />}
      {kind === 'activate_codes' && <CodesFileField row={row} reward={reward} isDisabled={isClosed} />}
    </>
  );
});

/** The reward and its remaining stock; exhausted stock is reported (ACTIV-3, ACTIV-4). */
function RewardCell({ reward, kind }: Pick<Props, 'reward' | 'kind'>) {
  const { t, i18n } = useTranslation('dispatches');
  const { name, sku, faceValue, variableValue, stock } = reward;
  const facts = [
    sku,
    // The codes page has a separate column for it.
    ...(variableValue ? [t('quantities.variable')] : []),
    ...(variableValue || kind === 'download_codes' ? [] : [formatMoney(faceValue, i18n.language)]),
    ...(stock ? [t('quantities.in_stock', { count: stock })] : []),
  ];
  return (
    <Stack gap={0} align="start" breaks="anywhere">
      <span className={classes(css.head, css.ofReward)} data-column-label>
        {t('quantities.reward')}
      </span>
      <Text weight="medium">{name}</Text>
      <Text tone="muted" size="small">
        {facts.join(' · ')}
      </Text>
      {stock === 0 && <StatusBadge status="low_stock" tone="orange" label={t('quantities.low_stock')} />}
    </Stack>
  );
}

/** Only rewards of variable value let the person choose one (CODES-10, LINKS-2); the codes page also shows the value of the others. */
function ValueCell({ row, reward, kind, isClosed }: Omit<Props, 'hasValues'> & { isClosed: boolean }) {
  const { t } = useTranslation('dispatches');
  const { variableValue, faceValue } = reward;
  if (variableValue)
    return (
      <NumberField
        {...row.field('value')}
        label={t('quantities.value')}
        suffix={faceValue.currency}
        isDisabled={isClosed}
      />
    );
  return (
    <Stack gap={0}>
      <span className={css.head} data-column-label>
        {t('quantities.value')}
      </span>
      {kind === 'download_codes' && (
        <span className={css.value}>
          <Money money={faceValue} />
        </span>
      )}
    </Stack>
  );
}
