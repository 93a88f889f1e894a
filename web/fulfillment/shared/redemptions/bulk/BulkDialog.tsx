import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkAction, MAX_BULK_COMMENT } from '../../../../../schema/fulfillment/redemptionBulk.ts';
import { PreparingPreview } from '../../../../foundation/effects/PreparingPreview.tsx';
import { Button } from '../../../../kit/actions/Button.tsx';
import { Dialog } from '../../../../kit/feedback/Dialog.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { Banner } from '../../../../kit/layout/Banner.tsx';
import { discard } from '../../../../navigation/leaving.ts';
import css from './Bulk.module.css';
import { BulkCounts } from './BulkCounts.tsx';
import { BulkExtent } from './BulkExtent.tsx';
import type { ReportChoice } from './chosenRedemptions.ts';
import { useBulkAction } from './useBulkAction.ts';

const isSendable = (comment: string) => comment.trim() !== '' && comment.trim().length <= MAX_BULK_COMMENT;

interface Props {
  action: BulkAction;
  choice: ReportChoice;
  onBegun: (id: string) => void;
  onClose: () => void;
}

/** Asks before a bulk action: how many redemptions it changes, how many it skips and why, and its estimated duration. */
export function BulkDialog({ action, choice, onBegun, onClose }: Props) {
  const { t } = useTranslation(['redemptionBulk', 'kit']);
  const { tried, isSending, count, begin } = useBulkAction(action, choice);
  const [comment, setComment] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted once, when it opens
  useEffect(() => void count(), []);
  const isCounted = tried !== 'waiting' && tried !== null && 'counted' in tried;
  const isNothing = isCounted && tried.counted.progress.open === 0;
  const refused = tried !== 'waiting' && tried !== null && 'refused' in tried ? tried : null;
  const isOver = refused !== null && !refused.isCountable;
  const isComment = action === 'add_comment';
  const isDirty = comment.trim() !== '';
  const isCancellation = action === 'cancel_redemptions';
  return (
    <Dialog
      title={t(`${action}.title`)}
      isOpen
      onClose={onClose}
      size="medium"
      isAlert
      isBusy={isSending && isCounted}
      isDirty={isDirty}
      actions={
        <>
          <Button
            onPress={() => discard(isDirty, onClose)}
            isDisabled={isSending && isCounted}
            autoFocus={!isComment}
          >
            {t(isOver ? 'kit:close' : isCancellation ? 'keep' : 'kit:cancel')}
          </Button>
          {isOver ? null : isCounted || tried === 'waiting' ? (
            <Button
              variant={isCancellation ? 'danger' : 'primary'}
              isDisabled={!isCounted || isNothing || (isComment && !isSendable(comment))}
              isPending={isSending && isCounted}
              onPress={async () => {
                const id = await begin(comment.trim());
                if (id !== null) onBegun(id);
              }}
            >
              {t(`${action}.confirm`)}
            </Button>
          ) : (
            <Button variant="primary" isPending={isSending} onPress={() => void count()}>
              {t('count_again')}
            </Button>
          )}
        </>
      }
    >
      <div className={css.parts}>
        <BulkExtent selection={choice.selection} text={t(`${action}.text`)} />
        {isComment && (
          <TextAreaField
            label={t('comment')}
            value={comment}
            onChange={setComment}
            maxLength={MAX_BULK_COMMENT}
            isRequired
            hint={t('comment_hint')}
          />
        )}
        {tried === 'waiting' && <PreparingPreview />}
        {isCounted && <BulkCounts bulk={tried.counted} />}
        {refused && <Banner tone="danger">{refused.refused}</Banner>}
      </div>
    </Dialog>
  );
}
