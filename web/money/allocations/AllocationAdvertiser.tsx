import { useTranslation } from 'react-i18next';
import { allocationModes } from '../../../schema/money/allocations/allocations.ts';
import { AdvertiserPicker } from '../../advertisers/shared/AdvertiserPicker.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import css from './Allocation.module.css';
import type { AllocationFormApi } from './useAllocationForm.ts';

interface Props {
  form: AllocationFormApi;
  value: PickerItem | null;
  onChange: (advertiser: PickerItem | null) => void;
}

/** The advertiser, and the mode: stock or an amount (ALLOC-2, ALLOC-3, ALLOC-6, ALLOC-7). */
export function AllocationAdvertiser({ form, value, onChange }: Props) {
  const { t } = useTranslation('allocations');
  const { facts, mode } = form;
  const isOffered = facts && allocationModes(facts).includes('committed');
  const isDisabled = facts !== null && !facts.isEnabled;
  return (
    <Panel title={t('for_whom')}>
      <Stack>
        <AdvertiserPicker
          name="advertiser"
          label={t('advertiser')}
          isRequired
          value={value}
          onChange={onChange}
          onText={(text) => form.begin({ advertiser: text })}
          error={form.errors.advertiser ?? (isDisabled ? t('advertiser_disabled') : undefined)}
        />
        {isOffered && (
          <RadioField
            name="mode"
            label={t('mode')}
            isRequired
            value={mode}
            onChange={form.chooseMode}
            options={[
              { id: 'committed', label: t('mode_committed') },
              { id: 'open', label: t('mode_open') },
            ]}
            hint={t(`mode_${mode}_hint`)}
          />
        )}
        {facts && !isOffered && (
          <div>
            <Text as="p" weight="medium">
              {t('mode')}
            </Text>
            <p className={css.mode}>{t('mode_open')}</p>
            <Text as="p" tone="muted" size="small">
              {t('mode_open_only')}
            </Text>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
