import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type BudgetLineRowFragment,
  BudgetLineRowFragmentDoc,
  BudgetReferenceSaveDocument,
} from '../../../operations/money/budgets/AdvertiserBudgetTab.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { budgetLineDraft } from '../../../schema/money/budgets.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import css from './Budget.module.css';

interface Props {
  advertiserId: string;
  line: BudgetLineRowFragment;
  canEdit: boolean;
}

/** The reference of a transaction; people who may edit it do so in place (BUDGET-11). */
export function BudgetReference({ advertiserId, line, canEdit }: Props) {
  const { t } = useTranslation('budgets');
  const [isEditing, setEditing] = useState(false);
  if (isEditing && canEdit)
    return <BudgetReferenceForm advertiserId={advertiserId} line={line} onDone={() => setEditing(false)} />;
  const reference = line.description || t('no_reference');
  return (
    <Row as="span" isOneLine gap={1}>
      <Text {...(line.description ? { breaks: 'anywhere' } : { tone: 'muted' })}>{reference}</Text>
      {canEdit && (
        <IconButton icon="edit" label={t('edit_reference', { reference })} onPress={() => setEditing(true)} />
      )}
    </Row>
  );
}

/** The field of a reference. */
function BudgetReferenceForm({
  advertiserId,
  line,
  onDone,
}: Omit<Props, 'canEdit'> & { onDone: () => void }) {
  const { t } = useTranslation('budgets');
  const [send] = useScreenMutation(BudgetReferenceSaveDocument);
  const edit = useVersionedForm(budgetLineDraft, {
    row: line,
    valuesOf: ({ description }) => ({ description }),
    save: ({ version, changes: { description = '' } }, invalid) =>
      send(
        { input: { advertiserId, id: line.id, version, description } },
        {
          invalid,
          done: (success) => saved(readFragment(BudgetLineRowFragmentDoc, success.line)),
          stale: (current) => stale(readFragment(BudgetLineRowFragmentDoc, current)),
        },
      ),
    onSaved: () => toast.success(t('reference_saved')),
    onClose: onDone,
  });
  return (
    <div className={css.editor}>
      <VersionedForm
        edit={edit}
        label={t('edit_reference', { reference: line.description })}
        labelOf={() => t('reference')}
        onCancel={onDone}
        warnsBeforeLeaving="query"
      >
        <TextField
          {...edit.form.field('description')}
          label={t('reference')}
          isLabelHidden
          autoFocus
          isRequired
        />
      </VersionedForm>
    </div>
  );
}
