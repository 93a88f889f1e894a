import { useTranslation } from 'react-i18next';
import { dayIn } from '../../../schema/dates.ts';
import { CheckboxField } from '../../kit/fields/CheckboxField.tsx';
import { DayField } from '../../kit/fields/DayField.tsx';
import { TextAreaField } from '../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import css from './Allocation.module.css';
import { hasTerms } from './allocationValues.ts';
import type { AllocationFormApi } from './useAllocationForm.ts';

/** When the allocation ends, its IO number and a note. */
export function AllocationTerms({ form }: { form: AllocationFormApi }) {
  const { t } = useTranslation('allocations');
  const { values, mode, facts, zone, errors } = form;
  const mayStay = hasTerms(mode, facts);
  return (
    <Panel title={t('terms')}>
      <div className={css.fields}>
        <div className={css.expiration}>
          <DayField
            name="expirationDay"
            label={t('expiration')}
            isRequired={!mayStay}
            isDisabled={values.noExpiration}
            min={dayIn(zone)}
            value={values.noExpiration ? null : values.expirationDay}
            onChange={(expirationDay) => form.change({ expirationDay })}
            onBlur={() => form.leave('expirationDay')}
            error={errors.expirationDay}
            hint={t(mayStay ? 'expiration_stays' : 'expiration_hint', { zone })}
          />
          <div className={css.beside}>
            <CheckboxField
              name="noExpiration"
              label={t('no_expiration')}
              value={values.noExpiration}
              onChange={(noExpiration) => form.change({ noExpiration })}
            />
          </div>
        </div>
        <TextField
          name="externalId"
          label={t('external_id')}
          isRequired={false}
          autoComplete="off"
          maxLength={100}
          value={values.externalId}
          onChange={(externalId) => form.change({ externalId })}
          onBlur={() => form.leave('externalId')}
          error={errors.externalId}
        />
        <TextAreaField
          name="description"
          label={t('description')}
          isRequired={false}
          rows={2}
          maxLength={500}
          value={values.description}
          onChange={(description) => form.change({ description })}
          onBlur={() => form.leave('description')}
          error={errors.description}
        />
      </div>
    </Panel>
  );
}
