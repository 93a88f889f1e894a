import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  AllocationCreateScreenDocument,
  AllocationFactsFragmentDoc,
} from '../../../operations/money/allocations/AllocationCreateScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { DIGITS } from '../../../schema/foundation/text/patterns.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { MissingPart } from '../../foundation/forms/ScreenBoundary.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { advertiserRoute } from '../../routes/advertisers.ts';
import { useViewer } from '../../session/viewer.ts';
import css from './Allocation.module.css';
import { AllocationForm } from './AllocationForm.tsx';
import { factsOf } from './allocationFacts.ts';
import type { Requested } from './useFormRequest.ts';

/** Query parameters of the screen: the chosen advertiser, if it is not the initial one. */
const PLACE = { advertiser: '' };
const PLACE_ACCEPTS = { advertiser: (text: string) => DIGITS.test(text) };

/** Parts of the response that the form requires. */
const PARTS = ['budget', 'openAllocation'] as const;

interface Props {
  /** Initial advertiser (ROUTE-17). */
  advertiserId?: string;
  /** Initial reward of the form (ROUTE-18). */
  rewardSKU?: string;
}

/** Manage inventory: requests an allocation of an advertiser's budget to rewards. */
export function AllocationCreateScreen({ advertiserId, rewardSKU = '' }: Props) {
  const { t } = useTranslation('allocations');
  const { onlyAdvertiserId } = useViewer();
  const startId = advertiserId ?? onlyAdvertiserId ?? '';
  const [place, setPlace] = useUrlQuery(PLACE, PLACE_ACCEPTS);
  const [picked, setPicked] = useState<PickerItem | null>();
  // If the person clears the field, the initial advertiser is not selected either.
  const chosenId = DIGITS.test(place.advertiser) ? place.advertiser : picked === null ? '' : startId;
  const selection = chosenId ? { id: chosenId, label: picked?.id === chosenId ? picked.label : '' } : null;
  const [requested, setRequested] = useState<Requested | null>(null);
  const [turn, setTurn] = useState(0);
  const id = chosenId;
  const query = useScreenQuery(AllocationCreateScreenDocument, { id }, { isAsked: id !== '' });
  // While another advertiser loads, the response of the previous one is still present.
  const answered = query.data?.advertiser;
  const advertiser = answered?.id === id ? answered : null;
  const data = answered && !advertiser ? undefined : query.data;
  // Without the budget or the open allocation, the form would check a request wrongly.
  const missing =
    advertiser &&
    PARTS.find((part) => advertiser[part] === null && query.errorAt(`advertiser.${part}`) !== null);
  const fragment = advertiser && !missing ? readFragment(AllocationFactsFragmentDoc, advertiser) : null;
  const facts = useMemo(() => fragment && factsOf(fragment, new Date()), [fragment]);

  function choose(item: PickerItem | null) {
    setPicked(item);
    setPlace({ advertiser: item && item.id !== startId ? item.id : '' }, { replace: true });
  }
  function again() {
    setRequested(null);
    setTurn(turn + 1);
    query.refetch();
  }
  return (
    <Screen
      title={t('title')}
      {...(advertiserId && {
        back: {
          href: advertiserRoute.href({ advertiserId }),
          label: (id === advertiserId && facts?.name) || t('advertiser'),
        },
      })}
    >
      {requested ? (
        <AllocationRequested requested={requested} onAgain={again} />
      ) : (
        <AllocationForm
          key={turn}
          chosen={selection && facts ? { id, label: facts.name } : selection}
          onChoose={choose}
          facts={facts}
          budget={advertiser?.budget}
          open={advertiser?.openAllocation}
          wantedSku={advertiserId === id ? rewardSKU : ''}
          onDone={setRequested}
          instead={
            selection === null ? (
              <Panel>
                <EmptyState title={t('no_advertiser')} icon="building">
                  {t('no_advertiser_text')}
                </EmptyState>
              </Panel>
            ) : (
              <MissingPart
                query={{ ...query, data }}
                at={missing ? `advertiser.${missing}` : 'advertiser'}
                name={t(missing ? `part.${missing}` : 'advertiser')}
                skeleton={
                  <>
                    <PanelSkeleton height={220} />
                    <PanelSkeleton height={260} />
                  </>
                }
              />
            )
          }
        />
      )}
    </Screen>
  );
}

/** The request was accepted: what happens now, and the next links (ALLOC-13, ALLOC-14). */
function AllocationRequested({ requested, onAgain }: { requested: Requested; onAgain: () => void }) {
  const { t } = useTranslation('allocations');
  const can = useCan();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { advertiserId, advertiserName: name, hasInventory } = requested;
  const isInventory = hasInventory && can('viewInventory');
  const query = isInventory ? { tab: 'inventory', 'inventory-search': requested.externalId } : {};
  const there = advertiserRoute.href({ advertiserId }, query);
  return (
    <div ref={place} tabIndex={-1} className={css.done}>
      <Banner
        tone="success"
        title={t('requested_title', { name })}
        actions={
          <>
            <Button onPress={onAgain}>{t('again')}</Button>
            <LinkButton href={there} variant="primary">
              {t(isInventory ? 'to_inventory' : 'to_advertiser')}
            </LinkButton>
          </>
        }
      >
        <p>{t('requested')}</p>
      </Banner>
    </div>
  );
}
