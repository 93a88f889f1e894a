import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenQuery } from '../../data/useScreenQuery.ts';
import { MissingPart } from '../../foundation/forms/ScreenBoundary.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { advertiserListingRoute } from '../../routes/advertisers.ts';
import type { WizardAdvertiser } from './useWizard.ts';

interface WizardData {
  advertiser: WizardAdvertiser | null;
  promotionDraft: object | null;
}

interface WizardBoundaryProps<Data extends WizardData> {
  query: ScreenQuery<Data>;
  advertiserId: string;
  children: (parts: {
    advertiser: NonNullable<Data['advertiser']>;
    draft: NonNullable<Data['promotionDraft']>;
  }) => ReactNode;
}

/** Waits for the advertiser and the draft before it shows a page of the wizard; another advertiser restarts it. */
export function WizardBoundary<Data extends WizardData>({
  query,
  advertiserId,
  children,
}: WizardBoundaryProps<Data>) {
  const { t } = useTranslation('wizard');
  const { advertiser = null, promotionDraft: draft = null } = query.data ?? {};
  if (advertiser?.id === advertiserId && draft)
    return <Keyed key={advertiserId}>{children({ advertiser, draft } as never)}</Keyed>;
  return (
    <Screen title={t('title')}>
      <MissingPart
        query={query}
        at={advertiser ? 'promotionDraft' : 'advertiser'}
        name={t('title')}
        skeleton={
          <>
            <PanelSkeleton height={72} />
            <PanelSkeleton height={320} />
          </>
        }
        back={{ href: advertiserListingRoute.href(), label: t('advertisers') }}
      />
    </Screen>
  );
}

const Keyed = ({ children }: { children: ReactNode }) => children;
