import { useTranslation } from 'react-i18next';
import { CommentDialogAddDocument } from '../../../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { MAX_COMMENT, newComment } from '../../../../schema/fulfillment/redemptions/redemptionDetails.ts';
import { useRequestKey } from '../../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../../data/useKeyedMutation.ts';
import { toast } from '../../../kit/feedback/toastQueue.ts';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { FormDialog } from '../../../kit/form/FormDialog.tsx';
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
    <FormDialog
      title={t('add_comment')}
      form={form}
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
      submitLabel={t('comment_submit')}
      onClose={onClose}
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
    </FormDialog>
  );
}
