import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  ExportField,
  ExportFormat,
} from '../../../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { Button } from '../../../../kit/actions/Button.tsx';
import { Dialog } from '../../../../kit/feedback/Dialog.tsx';
import { CheckboxGroupField } from '../../../../kit/fields/CheckboxGroupField.tsx';
import { RadioField } from '../../../../kit/fields/RadioField.tsx';
import { formatCount } from '../../../../kit/format/numbers.ts';
import { Banner } from '../../../../kit/layout/Banner.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { Text } from '../../../../kit/layout/Text.tsx';
import { useCan } from '../../../../kit/viewer/AbilitiesContext.tsx';
import type { ReportChoice } from '../bulk/chosenRedemptions.ts';
import { ExportList } from './ExportList.tsx';
import { useExport } from './useExport.ts';

interface Props {
  choice: ReportChoice;
  onClose: () => void;
}

/** Content, format and recipients of an export; below, the person's own exports and their states. */
export function ExportDialog({ choice, onClose }: Props) {
  const { t, i18n } = useTranslation(['redemptionBulk', 'kit']);
  const can = useCan();
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [fields, setFields] = useState<ExportField[]>([]);
  const { begin, isSending, refused } = useExport(choice);
  const { selection, total } = choice;
  const count = selection.count > 0 ? selection.count : total;
  const countText = formatCount(count, i18n.language);
  const extent = selection.count === 0 || selection.all ? 'export_extent_all' : 'export_extent_some';
  const mayHoldCodes = can('viewCouponCode');
  const options = (['user', 'address', ...(mayHoldCodes ? (['code'] as const) : [])] as const).map((id) => ({
    id,
    label: t(`field.${id}`),
  }));
  return (
    <Dialog
      title={t('export_title')}
      isOpen
      onClose={onClose}
      size="medium"
      isBusy={isSending}
      actions={
        <>
          <Button onPress={onClose} isDisabled={isSending}>
            {t('kit:cancel')}
          </Button>
          <Button
            variant="primary"
            isPending={isSending}
            isDisabled={count === 0}
            onPress={async () => {
              if (await begin(format, fields)) onClose();
            }}
          >
            {t('export')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>
          <strong>{t(extent, { count, shown: countText })}</strong> {t('export_text')}
        </p>
        <RadioField
          label={t('format')}
          value={format}
          onChange={setFormat}
          options={[
            { id: 'csv', label: t('format_csv') },
            { id: 'pdf', label: t('format_pdf') },
          ]}
        />
        <CheckboxGroupField
          label={t('fields')}
          value={fields}
          onChange={setFields}
          options={options}
          hint={mayHoldCodes ? t('fields_codes') : t('fields_no_codes')}
        />
        <Text as="p" tone="muted" size="small">
          {t('export_mail')}
        </Text>
        {refused && <Banner tone="danger">{refused}</Banner>}
        <ExportList />
      </Stack>
    </Dialog>
  );
}
