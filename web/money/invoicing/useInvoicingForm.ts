import { useTranslation } from 'react-i18next';
import {
  type InvoicingDetailsFragment,
  InvoicingDetailsFragmentDoc,
  InvoicingFormSaveDocument,
} from '../../../operations/money/invoicing/AdvertiserInvoicingTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { invoicingForm } from '../../../schema/money/invoicing.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { fieldsOf, inputOf } from './invoicingFields.ts';

/** The form of an advertiser's invoicing and its save. */
export function useInvoicingForm(invoicing: InvoicingDetailsFragment) {
  const { t } = useTranslation('invoicing');
  const [send] = useScreenMutation(InvoicingFormSaveDocument);
  return useVersionedForm(invoicingForm, {
    row: invoicing,
    valuesOf: fieldsOf,
    save: ({ version, changes }, invalid) =>
      send(
        { input: { id: invoicing.id, version, ...inputOf(changes) } },
        {
          invalid,
          done: (success) => saved(readFragment(InvoicingDetailsFragmentDoc, success.invoicing)),
          stale: (current) => stale(readFragment(InvoicingDetailsFragmentDoc, current)),
        },
      ),
    onSaved: () => toast.success(t('saved')),
  });
}
