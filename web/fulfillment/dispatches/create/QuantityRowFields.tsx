import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuantityRewardFragment } from '../../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { mostAtOnce } from '../../../../schema/fulfillment/dispatches.ts';
import { TextLink } from '../../../kit/actions/TextLink.tsx';
import { classes } from '../../../kit/classes.ts';
import { NumberField, type NumberFieldProps } from '../../../kit/fields/NumberField.tsx';
import type { FormRow } from '../../../kit/form/formApi.ts';
import { formatMoney } from '../../../kit/format/money.ts';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { Money } from '../../../kit/values/Money.tsx';
import { StatusBadge } from '../../../kit/values/StatusBadge.tsx';
import { type RewardRemedy, useObstacleWords } from '../../../promotions/shared/cart/useObstacleWords.ts';
import { CodesFileField } from './CodesFileField.tsx';
import css from './Quantity.module.css';
import type { QuantityKind, QuantityRow } from './quantityRules.ts';

interface Props {
  row: FormRow<QuantityRow>;
  reward: QuantityRewardFragment;
  kind: QuantityKind;
  advertiserId: string;
  /** At least one reward shows its value. */
  hasValues: boolean;
}

/** Fields of one reward: its quantity, its value, and its codes. */
export const QuantityRowFields = memo(function QuantityRowFields({
  row,
  reward,
  kind,
  advertiserId,
  hasValues,
}: Props) {
  const { t } = useTranslation('dispatches');
  const obstacle = useQuantityObstacle(reward, { kind, advertiserId });
  const disabled = { isDisabled: obstacle !== null, hint: obstacle?.warning };
  return (
    <>
      <RewardCell reward={reward} kind={kind} obstacle={obstacle} />
      <div {...(row.index === 0 && { 'data-field': 'quantities' })}>
        <NumberField
          {...row.field('quantity')}
          label={t('quantities.quantity')}
          placeholder={t('quantities.none')}
          {...disabled}
        />
      </div>
      {hasValues && <ValueCell row={row} reward={reward} kind={kind} disabled={disabled} />}
      {kind === 'activate_codes' && <CodesFileField row={row} reward={reward} {...disabled} />}
    </>
  );
});

/** Why no quantity of a reward can be entered, and what helps. */
interface Obstacle {
  warning: string;
  remedy: RewardRemedy | undefined;
  advice: string | undefined;
}

/** Null where a quantity can be entered. */
function useQuantityObstacle(
  reward: QuantityRewardFragment,
  { kind, advertiserId }: Pick<Props, 'kind' | 'advertiserId'>,
): Obstacle | null {
  const words = useObstacleWords({ advertiserId });
  const { sku, state, isRunnable, stock, variableValue } = reward;
  if (isRunnable && mostAtOnce(kind, { stock, isVariable: variableValue }) > 0) return null;
  // The stock of a reward that could be given may be used up; codes are downloaded from stock alone.
  const judged = { sku, state: isRunnable ? 'no_allocation' : state, reason: null };
  return {
    warning: words.warningOf(judged) ?? '',
    remedy: words.remedyOf(judged),
    advice: words.hintOf(judged),
  };
}

interface RewardCellProps extends Pick<Props, 'reward' | 'kind'> {
  obstacle: Obstacle | null;
}

/** The reward and its remaining stock; exhausted stock is reported (ACTIV-3, ACTIV-4), with what helps where it closes the row. */
function RewardCell({ reward, kind, obstacle }: RewardCellProps) {
  const { t, i18n } = useTranslation(['dispatches', 'catalog']);
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
      {obstacle?.advice && (
        <Text tone="muted" size="small">
          {obstacle.advice}
        </Text>
      )}
      {obstacle?.remedy && (
        <TextLink href={obstacle.remedy.href} newTab>
          {t(`catalog:${obstacle.remedy.kind}`)}
          <span className="visually-hidden"> {t('catalog:inventory_of', { name })}</span>
        </TextLink>
      )}
    </Stack>
  );
}

interface ValueCellProps extends Pick<Props, 'row' | 'reward' | 'kind'> {
  disabled: Pick<NumberFieldProps, 'isDisabled' | 'hint'>;
}

/** Only rewards of variable value let the person choose one (CODES-10, LINKS-2); the codes page also shows the value of the others. */
function ValueCell({ row, reward, kind, disabled }: ValueCellProps) {
  const { t } = useTranslation('dispatches');
  const { variableValue, faceValue } = reward;
  if (variableValue)
    return (
      <NumberField
        {...row.field('value')}
        label={t('quantities.value')}
        suffix={faceValue.currency}
        {...disabled}
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
