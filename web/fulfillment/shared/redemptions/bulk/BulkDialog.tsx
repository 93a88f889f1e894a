import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkProgressFragment } from '../../../../../operations/fulfillment/redemptionActions/BulkActions.generated.ts';
import {
  type BulkAction,
  MAX_BULK_COMMENT,
} from '../../../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { PreparingPreview } from '../../../../foundation/effects/PreviewedChangeDialog.tsx';
import { Button } from '../../../../kit/actions/Button.tsx';
import { Dialog } from '../../../../kit/feedback/Dialog.tsx';
import { TextAreaField } from '../../../../kit/fields/TextAreaField.tsx';
import { formatCount } from '../../../../kit/format/numbers.ts';
import { Banner } from '../../../../kit/layout/Banner.tsx';
import { Stack } from '../../../../kit/layout/Stack.tsx';
import { Text } from '../../../../kit/layout/Text.tsx';
import type { Selection } from '../../../../kit/list/useSelection.ts';
import { discard } from '../../../../navigation/leaving.ts';
import { durationText } from '../../dispatches/durationText.ts';
import css from './Bulk.module.css';
import { BulkReasons } from './BulkReasons.tsx';
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
              disabledReason={isCounted && !isNothing && isComment && !isDirty ? t('comment_missing') : null}
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
      <Stack gap={3} className={css.parts}>
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
      </Stack>
    </Dialog>
  );
}

/** Before a bulk action: how many redemptions it changes, how many it skips for which reason, and the estimated time of its last message. */
function BulkCounts({ bulk }: { bulk: BulkProgressFragment }) {
  const { t, i18n } = useTranslation('redemptionBulk');
  const { t: words } = useTranslation('dispatches');
  const { progress, estimatedSeconds, total } = bulk;
  const show = (count: number) => formatCount(count, i18n.language);
  return (
    <Stack gap={2} className={css.counts}>
      <Text as="p" weight="medium">
        {t('touched', { count: progress.open, shown: show(progress.open), total: show(total) })}
      </Text>
      {progress.left > 0 && (
        <>
          <p>{t('left', { count: progress.left, shown: show(progress.left) })}</p>
          <BulkReasons bulk={bulk} />
        </>
      )}
      {estimatedSeconds !== null && progress.open > 0 && (
        <Text as="p" tone="muted" size="small">
          {t('estimate', { time: durationText(estimatedSeconds, words) })}
        </Text>
      )}
    </Stack>
  );
}

/** The number of affected redemptions – "All the" if everything that matches was selected (BULK-7) – and the action. */
function BulkExtent({ selection, text }: { selection: Selection; text: string }) {
  const { t, i18n } = useTranslation('redemptionBulk');
  const { all, count, excluded } = selection;
  const countText = formatCount(count, i18n.language);
  const extent = all ? (excluded.length > 0 ? 'extent_all_but' : 'extent_all') : 'extent_some';
  return (
    <p>
      <strong>
        {t(extent, { count, shown: countText, excluded: formatCount(excluded.length, i18n.language) })}
      </strong>{' '}
      {text}
    </p>
  );
}
