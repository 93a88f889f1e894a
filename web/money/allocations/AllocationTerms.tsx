import { useTranslation } from 'react-i18next';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import css from './Allocation.module.css';
import { hasTerms } from './allocationValues.ts';
import type { AllocationFormApi } from './useAllocationForm.ts';

/** The end of the allocation, its IO number and a note. */
export function AllocationTerms({ form }: { form: AllocationFormApi }) {
  const { t } = useTranslation('allocations');
  const { values, mode, facts, zone } = form;
  const noExpiration = values.noExpiration === true;
  const mayStay = hasTerms(mode, facts);
  return (
    <Panel title={t('terms')}>
      <Stack>
        <Row gap={6} lineGap={2} align="start" className={css.expiration}>
          <DayField
            {...form.field('expirationDay')}
            label={t('expiration')}
            isRequired={!mayStay}
            isDisabled={noExpiration}
            min={dayIn(zone)}
            value={noExpiration ? null : (values.expirationDay ?? null)}
            hint={t(mayStay ? 'expiration_stays' : 'expiration_hint', { zone })}
          />
          <div className={css.beside}>
            <CheckboxField {...form.field('noExpiration')} value={noExpiration} label={t('no_expiration')} />
          </div>
        </Row>
        <TextField
          {...form.field('externalId')}
          label={t('external_id')}
          isRequired={false}
          autoComplete="off"
          maxLength={100}
        />
        <TextAreaField
          {...form.field('description')}
          label={t('description')}
          isRequired={false}
          rows={2}
          maxLength={500}
        />
      </Stack>
    </Panel>
  );
}
