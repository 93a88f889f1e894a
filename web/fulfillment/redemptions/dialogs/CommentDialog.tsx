import { useTranslation } from 'react-i18next';
import { CommentDialogAddDocument } from '../../../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { MAX_COMMENT, newComment } from '../../../../schema/fulfillment/redemptions/redemptionDetails.ts';
import { useRequestKey } from '../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../data/useKeyedMutation.ts';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { FormActions } from '../../../kit/form/FormActions.tsx';
import { useForm } from '../../../kit/form/useForm.ts';

interface Props {
  redemptionId: string;
  onClose: () => void;
  onAdded: () => void;
}

/** Adds a comment (REDDLG-11): no empty one, and none twice while one is being sent (RED-38, RED-39). */
export function CommentDialog({ redemptionId, onClose, onAdded }: Props) {
  const { t } = useTranslation('redemption');
  const form = useForm(newComment, { content: '' });
  const request = useRequestKey(`redemption.${redemptionId}.comment`);
  const [add] = useKeyedMutation(CommentDialogAddDocument, request);
  return (
    <Dialog
      title={t('add_comment')}
      isOpen
      isBusy={form.isSubmitting}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <Form
        form={form}
        label={t('add_comment')}
        onSubmit={async ({ content }) => {
          const input = { redemptionId, content };
          await add(
            { input },
            {
              invalid: form.applyServerErrors,
              done() {
                toast.success(t('comment_added'));
                onAdded();
              },
            },
          );
        }}
      >
        <p>{t('comment_text')}</p>
        <TextAreaField
          {...form.field('content')}
          label={t('comment')}
          rows={5}
          maxLength={MAX_COMMENT}
          isRequired
          autoFocus
        />
        <FormActions form={form} submitLabel={t('comment_submit')} onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
