import { useTranslation } from 'react-i18next';
import {
  AdvertiserDisableDialogSaveDocument,
  type AdvertiserEffectsFragment,
  AdvertiserEffectsFragmentDoc,
  AdvertiserSavedFragmentDoc,
} from '../../../operations/advertisers/advertisers/AdvertiserSave.generated.ts';
import type { AdvertiserProfileFragment } from '../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { DispatchEffectsFragmentDoc } from '../../../operations/foundation/effects/DispatchEffects.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { DispatchEffects } from '../../foundation/effects/DispatchEffects.tsx';
import {
  type PreviewAnswer,
  PreviewedChangeDialog,
} from '../../foundation/effects/PreviewedChangeDialog.tsx';
import { previewedChange } from '../../foundation/effects/previewedChange.ts';

type Answer = PreviewAnswer<FragmentOf<typeof AdvertiserEffectsFragmentDoc>>;

interface Props {
  advertiser: Pick<AdvertiserProfileFragment, 'id' | 'name' | 'version'>;
  onDone: () => void;
  onClose: () => void;
}

/** Asks before an advertiser is disabled, with the recipients and open dispatches that it stops, and disables it. */
export function AdvertiserDisableDialog({ advertiser: { id, name, version }, onDone, onClose }: Props) {
  const { t } = useTranslation('advertisers');
  const [send] = useScreenMutation(AdvertiserDisableDialogSaveDocument);

  /** A concurrent save of other fields does not matter. */
  async function disable(isDryRun: boolean, seen = version): Promise<Answer> {
    return send(
      { input: { id, version: seen, status: 'disabled', ...(isDryRun && { dryRun: true }) } },
      {
        done: ({ effects }): Answer => ({ effects }),
        stale(ref): Answer | Promise<Answer> {
          const now = readFragment(AdvertiserSavedFragmentDoc, ref).version;
          return now === seen ? null : disable(isDryRun, now);
        },
        refused: ({ message }): Answer => ({ refused: message }),
      },
    );
  }

  return (
    <PreviewedChangeDialog
      title={t('disable_title', { name })}
      confirmLabel={t('disable')}
      isDanger
      {...previewedChange({ change: disable, onDone })}
      show={(effects) => <AdvertiserEffects effects={readFragment(AdvertiserEffectsFragmentDoc, effects)} />}
      onClose={onClose}
    >
      <p>{t('disable_text')}</p>
    </PreviewedChangeDialog>
  );
}

function AdvertiserEffects({ effects }: { effects: AdvertiserEffectsFragment }) {
  const dispatches = readFragment(DispatchEffectsFragmentDoc, effects.dispatches);
  return <DispatchEffects effects={dispatches} ofRecipients={effects} />;
}
