import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type InvoicingDetailsFragment,
  InvoicingDetailsFragmentDoc,
  InvoicingFormSaveDocument,
} from '../../../operations/invoicing/AdvertiserInvoicingTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { invoicingForm } from '../../../schema/rules/invoicing.ts';
import { showRefused } from '../../data/failedCall.ts';
import { plainFieldErrors } from '../../data/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { useForm } from '../../kit/form/useForm.ts';
import {
  changesOf,
  fieldsOf,
  type InvoicingField,
  type InvoicingFields,
  inputOf,
} from './invoicingFields.ts';
import { useInvoicingWords } from './useInvoicingWords.ts';

/**
 * The form of an advertiser's invoicing and its save: only what was changed is sent. What somebody else saved meanwhile is put before
 * the person only where both changed the same field; elsewhere both changes stand.
 */
export function useInvoicingForm(invoicing: InvoicingDetailsFragment) {
  const { t } = useTranslation('invoicing');
  const inWords = useInvoicingWords();
  const [base, setBase] = useState(invoicing);
  const [current, setCurrent] = useState<InvoicingDetailsFragment | null>(null);
  const form = useForm(invoicingForm, fieldsOf(invoicing));
  const [send] = useScreenMutation(InvoicingFormSaveDocument);

  function startFrom(next: InvoicingDetailsFragment) {
    setBase(next);
    setCurrent(null);
    form.reset(fieldsOf(next));
  }

  // A newer row that arrives while nothing was changed is simply shown.
  const isUntouched = !form.isDirty && !form.isSubmitting;
  useEffect(() => {
    if (invoicing.version > base.version && isUntouched && !current) startFrom(invoicing);
  });

  /** Fields that the person changed, and another has changed to something else since. */
  function disputed(mine: Partial<InvoicingFields>, theirs: InvoicingDetailsFragment): InvoicingField[] {
    const [before, now] = [fieldsOf(base), fieldsOf(theirs)];
    const fields = Object.keys(mine) as InvoicingField[];
    return fields.filter((field) => now[field] !== before[field] && now[field] !== mine[field]);
  }

  async function saveOver(version: number, values: InvoicingFields): Promise<void> {
    const mine = changesOf(values, fieldsOf(base));
    const answer = (await send({ input: { id: base.id, version, ...inputOf(mine) } }))?.updateInvoicing;
    switch (answer?.__typename) {
      case 'UpdateInvoicingSuccess':
        startFrom(readFragment(InvoicingDetailsFragmentDoc, answer.invoicing));
        return void toast.success(t('saved'));
      case 'StaleInvoicing': {
        const theirs = readFragment(InvoicingDetailsFragmentDoc, answer.current);
        const isAgreed = theirs.version > version && disputed(mine, theirs).length === 0;
        return isAgreed ? saveOver(theirs.version, values) : setCurrent(theirs);
      }
      case 'InvalidInput':
        return form.applyServerErrors(plainFieldErrors(answer.fieldErrors));
      case 'Refused':
        return showRefused(answer);
    }
  }

  function changesBeside(theirs: InvoicingDetailsFragment) {
    const [yours, other] = [form.values as InvoicingFields, fieldsOf(theirs)];
    return disputed(changesOf(yours, fieldsOf(base)), theirs).map((field) => ({
      label: t(field),
      yours: inWords(field, yours[field]),
      theirs: inWords(field, other[field]),
    }));
  }

  return {
    form,
    save: (values: InvoicingFields) => saveOver((current ?? base).version, values),
    /** Set while the person has to choose between both. */
    stale: current && changesBeside(current),
    keepMine: () => current && void form.submit((values) => saveOver(current.version, values)),
    takeTheirs: () => current && startFrom(current),
  };
}
