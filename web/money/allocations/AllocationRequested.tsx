import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { advertiserRoute } from '../../routes/advertisers.ts';
import css from './Allocation.module.css';
import type { Requested } from './useFormRequest.ts';

/** The request was accepted: what happens now, and the next links (ALLOC-13, ALLOC-14). */
export function AllocationRequested({ requested, onAgain }: { requested: Requested; onAgain: () => void }) {
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
