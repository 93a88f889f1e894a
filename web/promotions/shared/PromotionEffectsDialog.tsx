import { useTranslation } from 'react-i18next';
import { DispatchEffectsFragmentDoc } from '../../../operations/foundation/effects/DispatchEffects.generated.ts';
import {
  type PromotionEffectsFragment,
  PromotionEffectsFragmentDoc,
} from '../../../operations/promotions/promotions/PromotionStatusMenu.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import css from '../../foundation/effects/EffectsPreview.module.css';
import { LineEffects, touchedLines } from '../../foundation/effects/LineEffects.tsx';
import { MailEffects } from '../../foundation/effects/MailEffects.tsx';
import {
  type PreviewAnswer,
  PreviewedChangeDialog,
} from '../../foundation/effects/PreviewedChangeDialog.tsx';
import { type PreviewableChange, previewedChange } from '../../foundation/effects/previewedChange.ts';
import { RecipientEffects, touchedRecipients } from '../../foundation/effects/RecipientEffects.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';

type Effects = FragmentOf<typeof PromotionEffectsFragmentDoc>;

/** Response to a change of a promotion, or to its dry run. */
export type PromotionChangeAnswer = PreviewAnswer<Effects>;

/** Asks before a change that recipients notice, with whom it affects. */
export function PromotionEffectsDialog({ change, onDone, children, ...props }: PreviewableChange<Effects>) {
  return (
    <PreviewedChangeDialog
      {...props}
      {...previewedChange({ change, onDone })}
      show={(effects) => <PromotionEffects effects={readFragment(PromotionEffectsFragmentDoc, effects)} />}
    >
      <p>{children}</p>
    </PreviewedChangeDialog>
  );
}

/** The people and the open dispatches that a change of a promotion affects, in words. */
function PromotionEffects({ effects }: { effects: PromotionEffectsFragment }) {
  const { t } = useTranslation('promotions');
  const { kept, linesWaiting, liveRewardsBefore: before, liveRewardsAfter: after } = effects;
  const dispatches = readFragment(DispatchEffectsFragmentDoc, effects.dispatches);
  const touched = touchedRecipients(effects) + touchedLines(dispatches) + kept + linesWaiting;
  return (
    <Stack as="section" gap={2} className={css.preview} aria-label={t('effects')}>
      <RecipientEffects effects={effects} />
      {kept > 0 && <p>{t('effect_kept', { count: kept })}.</p>}
      {touched === 0 && <p>{t('effect_none')}</p>}
      <LineEffects effects={dispatches} />
      {linesWaiting > 0 && <p>{t('effect_lines_waiting', { count: linesWaiting })}.</p>}
      <p>{t('effect_rewards', { before, after })}</p>
      <MailEffects mails={dispatches.mails} />
    </Stack>
  );
}
