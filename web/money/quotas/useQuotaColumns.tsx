import { useTranslation } from 'react-i18next';
import type { QuotaRowFragment } from '../../../operations/money/quotas/QuotasScreen.generated.ts';
import { brokenCount, MAX_QUOTA } from '../../../schema/money/quotas.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import { formatCount } from '../../kit/format/numbers.ts';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { Money } from '../../kit/values/Money.tsx';
import { TwoLines } from '../../kit/values/TwoLines.tsx';
import css from './Quotas.module.css';
import { canSave, countOf, hasThresholdTooHigh, lacksCount } from './quotaDraft.ts';
import type { QuotaEditing } from './useQuotaEditing.ts';

/** Columns of the quotas; the edited row has fields in them. */
export function useQuotaColumns(editing: QuotaEditing): Column<QuotaRowFragment>[] {
  const { t, i18n } = useTranslation('quotas');
  const { draft, isSaving } = editing;
  const isEdited = ({ rewardSku }: QuotaRowFragment) => draft?.sku === rewardSku;
  const number = (value: number) => formatCount(value, i18n.language);
  return [
    {
      id: 'reward',
      header: t('reward'),
      cell: ({ rewardCaption, rewardSku }) => <TwoLines note={rewardSku}>{rewardCaption}</TwoLines>,
    },
    {
      id: 'face_value',
      header: t('face_value'),
      align: 'end',
      width: '8rem',
      cell: ({ faceValue, variableValue }) =>
        variableValue ? (
          <Text tone="muted" size="small">
            {t('any_value')}
          </Text>
        ) : (
          <Money money={faceValue} />
        ),
    },
    {
      id: 'allowed',
      header: t('allowed'),
      hint: t('allowed_hint'),
      align: 'end',
      width: '11rem',
      cell: (row) =>
        isEdited(row) ? (
          <CountField field="allowed" row={row} editing={editing} autoFocus />
        ) : row.nbRedemptionsAllowed === null ? (
          <Text tone="muted" size="small">
            {t('no_limit')}
          </Text>
        ) : (
          number(row.nbRedemptionsAllowed)
        ),
    },
    {
      id: 'threshold',
      header: t('threshold'),
      hint: t('threshold_hint'),
      align: 'end',
      width: '11rem',
      cell: (row) =>
        isEdited(row) ? (
          <CountField field="threshold" row={row} editing={editing} />
        ) : row.alertThreshold === null ? (
          <Text tone="muted" size="small">
            {t('none')}
          </Text>
        ) : (
          number(row.alertThreshold)
        ),
    },
    {
      id: 'used',
      header: t('used'),
      hint: t('used_hint'),
      align: 'end',
      width: '9rem',
      cell: ({ used, nbRedemptionsAllowed: allowed }) =>
        used === null ? (
          <Text tone="muted" size="small">
            –
          </Text>
        ) : (
          <span className={allowed !== null && used >= allowed ? css.full : undefined}>
            {number(used)}
            {allowed !== null && used >= allowed && <span className={css.fullText}>{t('used_up')}</span>}
          </span>
        ),
    },
    {
      id: 'edit',
      header: t('edit'),
      isHeaderHidden: true,
      align: 'end',
      width: '14rem',
      cell: (row) =>
        isEdited(row) && draft ? (
          <Row as="span" isOneLine isInline>
            <Button size="small" onPress={editing.cancel} isDisabled={isSaving}>
              {t('cancel')}
            </Button>
            <Button
              type="submit"
              size="small"
              variant="primary"
              isPending={isSaving}
              isDisabled={!canSave(draft, row)}
            >
              {t('save')}
            </Button>
          </Row>
        ) : (
          <Row as="span" isOneLine isInline data-edits={row.rewardSku}>
            <Button
              size="small"
              icon="edit"
              isDisabled={draft !== null}
              aria-label={t('edit_of', { reward: row.rewardCaption })}
              onPress={() => editing.edit(row)}
            >
              {t('edit')}
            </Button>
          </Row>
        ),
    },
  ];
}

interface CountProps {
  field: 'allowed' | 'threshold';
  row: QuotaRowFragment;
  editing: QuotaEditing;
  autoFocus?: boolean;
}

/** A count of the edited row: digits, or nothing (QUOTA-9, QUOTA-10, QUOTA-17). */
function CountField({ field, row, editing, autoFocus }: CountProps) {
  const { t, i18n } = useTranslation('quotas');
  const { t: rules } = useTranslation('rules');
  const text = editing.draft?.[field] ?? '';
  const isTooHigh = field === 'threshold' && editing.draft !== null && hasThresholdTooHigh(editing.draft);
  const isMissing = field === 'allowed' && editing.draft !== null && lacksCount(editing.draft, row);
  const rule = isTooHigh ? 'max' : isMissing ? 'required' : brokenCount(text);
  const limit = isTooHigh ? (countOf(editing.draft?.allowed ?? '') ?? 0) : MAX_QUOTA;
  return (
    <span className={css.count}>
      <NumberField
        name={field}
        label={t('count_of', { what: t(field), reward: row.rewardCaption })}
        isLabelHidden
        autoFocus={autoFocus}
        placeholder={t(field === 'allowed' ? 'no_limit' : 'none')}
        value={text}
        isReadOnly={editing.isSaving}
        error={rule ? rules(rule, { limit: formatCount(limit, i18n.language) }) : undefined}
        onChange={(next) => editing.change({ [field]: next })}
      />
    </span>
  );
}
