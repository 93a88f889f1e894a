import { useTranslation } from 'react-i18next';
import { mostAtOnce } from '../../../../schema/fulfillment/dispatches.ts';
import { CheckboxField } from '../../../kit/fields/CheckboxField.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { FormActions } from '../../../kit/form/FormActions.tsx';
import { FormRows } from '../../../kit/form/FormRows.tsx';
import { formatCount } from '../../../kit/format/numbers.ts';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { promotionRoute } from '../../../routes/promotions.ts';
import { DispatchPreviewDialog } from '../../shared/dispatches/DispatchPreviewDialog.tsx';
import { UndoWindowField } from '../../shared/dispatches/UndoWindowField.tsx';
import css from './Quantity.module.css';
import { QuantityRowFields } from './QuantityRowFields.tsx';
import { type QuantityOf, totalAsked } from './quantityRules.ts';
import { useQuantityForm } from './useQuantityForm.ts';

/** A reward without limits. */
const UNLIMITED = { stock: null, isVariable: true };

/** Widths of the fields of a row: the reward, its quantity, then its value and its file if there are any. */
const columnsOf = (hasValues: boolean, hasFiles: boolean) =>
  ['minmax(0, 1fr)', '9rem', ...(hasValues ? ['10rem'] : []), ...(hasFiles ? ['minmax(0, 1fr)'] : [])].join(
    ' ',
  );

/** Quantities of rewards to download or activate: one row per reward; a row without a quantity requests nothing. */
export function QuantityForm(of: QuantityOf & { advertiserId: string }) {
  const { kind, rewards, advertiserId, promotionId } = of;
  const { t, i18n } = useTranslation('dispatches');
  const { form, rows, creation, ask } = useQuantityForm(of);
  const bySku = new Map(rewards.map((reward) => [reward.sku, reward]));
  const hasValues = kind === 'download_codes' || rewards.some(({ variableValue }) => variableValue);
  const hasFiles = kind === 'activate_codes';
  const total = totalAsked(form.values.quantities);
  return (
    <Form form={form} label={t(`title.${kind}`)} onSubmit={ask} isSaving={creation.asked?.isSending}>
      <Panel
        title={t('quantities.title')}
        subtitle={`${t(`quantities.text_${kind}`, { most: formatCount(mostAtOnce(kind, UNLIMITED), i18n.language) })} ${hasFiles ? t('codes_file.hint') : ''}`.trim()}
      >
        <FormRows
          rows={rows}
          label={t('quantities.title')}
          numberLabel={(number) => t('quantities.number', { number })}
          columns={columnsOf(hasValues, hasFiles)}
          foot={
            <Row as="p" isOneLine gap={3} align="baseline" justify="end" className={css.grand}>
              <Text tone="muted" size="small">
                {t('quantities.total')}
              </Text>
              <output aria-label={t('quantities.total')}>{formatCount(total, i18n.language)}</output>
            </Row>
          }
        >
          {(row) => {
            const reward = bySku.get(row.values.sku ?? '');
            return (
              reward && (
                <QuantityRowFields
                  row={row}
                  reward={reward}
                  kind={kind}
                  advertiserId={advertiserId}
                  hasValues={hasValues}
                />
              )
            );
          }}
        </FormRows>
      </Panel>
      <Panel title={t('options.title')}>
        <Stack>
          {kind === 'download_codes' && (
            <CheckboxField
              name="includePdf"
              label={t('options.include_pdf')}
              hint={t('options.include_pdf_hint')}
              value={form.values.includePdf ?? false}
              onChange={(isOn) => form.setValue('includePdf', isOn)}
            />
          )}
          <div className={css.undo}>
            <UndoWindowField
              seconds={form.values.undoSeconds ?? 0}
              onChange={(seconds) => form.setValue('undoSeconds', seconds)}
            />
          </div>
        </Stack>
      </Panel>
      <FormActions
        form={form}
        submitLabel={t('options.preview')}
        cancelHref={promotionRoute.href({ advertiserId, promotionId })}
      />
      <DispatchPreviewDialog creation={creation} />
    </Form>
  );
}
