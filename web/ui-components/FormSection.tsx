import { useTranslation } from 'react-i18next';
import { ADVERTISER_LOCALES, INVOICE_TYPES, newAdvertiser } from '../../schema/advertisers/advertisers.ts';
import { toast } from '../kit/feedback/toastQueue.ts';
import { YesNoField } from '../kit/fields/RadioField.tsx';
import { SelectField } from '../kit/fields/SelectField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Form } from '../kit/form/Form.tsx';
import { FormActions } from '../kit/form/FormActions.tsx';
import { StaleNotice } from '../kit/form/StaleNotice.tsx';
import { useForm } from '../kit/form/useForm.ts';
import { Panel } from '../kit/layout/Panel.tsx';
import { Columns } from '../kit/layout/Stack.tsx';

const LOCALES = ADVERTISER_LOCALES.map((id) => ({ id, label: id }));
const INVOICES = INVOICE_TYPES.map((id) => ({ id, label: id.replaceAll('_', ' ') }));

/** A whole form on shared rules, and the view of a stale save. */
export function FormSection() {
  const { t } = useTranslation('ui-components');
  const form = useForm(newAdvertiser, {
    name: '',
    contactEmail: '',
    contactPhone: '',
    label: '',
    recreditExpired: true,
    invoiceType: null,
    debitPending: null,
    allowCommittedAllocation: false,
    locale: null,
  });
  return (
    <Columns>
      <Panel title={t('sample.new_advertiser')}>
        <Form
          form={form}
          label={t('sample.new_advertiser')}
          onSubmit={({ name }) => toast.success(t('sample.saved', { name }))}
        >
          <TextField label={t('sample.name')} {...form.field('name')} />
          <TextField
            label={t('sample.email')}
            type="email"
            isRequired={false}
            {...form.field('contactEmail')}
          />
          <TextField
            label={t('sample.phone')}
            type="tel"
            isRequired={false}
            {...form.field('contactPhone')}
          />
          <SelectField label={t('sample.invoice_type')} options={INVOICES} {...form.field('invoiceType')} />
          <YesNoField label={t('sample.debit_pending')} {...form.field('debitPending')} />
          <SelectField label={t('sample.language')} options={LOCALES} {...form.field('locale')} />
          <FormActions form={form} onCancel={() => form.reset()} isDisabled={!form.isDirty} />
        </Form>
      </Panel>
      <div>
        <StaleNotice
          changes={[
            { label: t('sample.name'), yours: 'Northwind Coffee & Tea', theirs: 'Northwind Roasters' },
            { label: t('sample.language'), yours: 'fr', theirs: 'en' },
          ]}
          onKeepMine={() => toast.success(t('sample.kept'))}
          onTakeTheirs={() => toast.success(t('sample.taken'))}
        />
      </div>
    </Columns>
  );
}
