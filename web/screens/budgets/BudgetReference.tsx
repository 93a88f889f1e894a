import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BudgetLineRowFragment,
  BudgetLineRowFragmentDoc,
  BudgetReferenceSaveDocument,
} from '../../../operations/budgets/AdvertiserBudgetTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { budgetLineDraft } from '../../../schema/rules/budgets.ts';
import { showRefused } from '../../data/failedCall.ts';
import { plainFieldErrors } from '../../data/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import { StaleNotice } from '../../kit/form/StaleNotice.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import css from './Budget.module.css';

interface Props {
  advertiserId: string;
  line: BudgetLineRowFragment;
  canEdit: boolean;
}

/** The reference of a transaction; who may changes it in its place (BUDGET-11). */
export function BudgetReference({ advertiserId, line, canEdit }: Props) {
  const { t } = useTranslation('budgets');
  const [isEditing, setEditing] = useState(false);
  if (isEditing && canEdit)
    return <BudgetReferenceForm advertiserId={advertiserId} line={line} onDone={() => setEditing(false)} />;
  const reference = line.description || t('no_reference');
  return (
    <span className={css.reference}>
      <span className={line.description ? css.words : css.none}>{reference}</span>
      {canEdit && (
        <IconButton icon="edit" label={t('edit_reference', { reference })} onPress={() => setEditing(true)} />
      )}
    </span>
  );
}

/** The field of a reference. Where somebody else changed it meanwhile, both are shown and the typed one stays. */
function BudgetReferenceForm({
  advertiserId,
  line,
  onDone,
}: Omit<Props, 'canEdit'> & { onDone: () => void }) {
  const { t } = useTranslation('budgets');
  const [theirs, setTheirs] = useState<BudgetLineRowFragment | null>(null);
  const form = useForm(budgetLineDraft, { description: line.description });
  const [send] = useScreenMutation(BudgetReferenceSaveDocument);

  async function save(description: string, version: number) {
    const input = { advertiserId, id: line.id, version, description };
    const answer = (await send({ input }))?.updateBudgetLine;
    switch (answer?.__typename) {
      case 'UpdateBudgetLineSuccess':
        toast.success(t('reference_saved'));
        return onDone();
      case 'StaleBudgetLine':
        return setTheirs(readFragment(BudgetLineRowFragmentDoc, answer.current));
      case 'InvalidInput':
        return form.applyServerErrors(plainFieldErrors(answer.fieldErrors));
      case 'Refused':
        return showRefused(answer);
    }
  }

  return (
    <div className={css.editor}>
      <Form
        form={form}
        label={t('edit_reference', { reference: line.description })}
        onSubmit={({ description }) => save(description, (theirs ?? line).version)}
      >
        {theirs && (
          <StaleNotice
            changes={[{ label: t('reference'), yours: form.values.description, theirs: theirs.description }]}
            onKeepMine={() => void form.submit(({ description }) => save(description, theirs.version))}
            onTakeTheirs={onDone}
          />
        )}
        <TextField {...form.field('description')} label={t('reference')} isLabelHidden autoFocus isRequired />
        <FormActions form={form} isDisabled={!form.isDirty} onCancel={onDone} />
      </Form>
    </div>
  );
}
