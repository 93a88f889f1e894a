import { useTranslation } from 'react-i18next';
import { AdvertiserInvoicingTabDocument } from '../../../operations/money/invoicing/AdvertiserInvoicingTab.generated.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { InvoicingFacts } from './InvoicingFacts.tsx';
import { InvoicingForm } from './InvoicingForm.tsx';
import { InvoicingSkeleton } from './InvoicingSkeleton.tsx';

/** An advertiser's invoicing: a form with editInvoicing, otherwise read-only (INVOICE-1, INVOICE-2). */
export function AdvertiserInvoicingTab({ advertiserId }: { advertiserId: string }) {
  const { t } = useTranslation('invoicing');
  const can = useCan();
  const query = useScreenQuery(AdvertiserInvoicingTabDocument, { id: advertiserId });
  return (
    <ScreenBoundary
      query={query}
      at="advertiser.invoicing"
      value={query.data?.advertiser?.invoicing}
      name={t('title')}
      skeleton={<InvoicingSkeleton />}
    >
      {(invoicing) =>
        can('editInvoicing') ? (
          <InvoicingForm key={advertiserId} invoicing={invoicing} />
        ) : (
          <InvoicingFacts invoicing={invoicing} />
        )
      }
    </ScreenBoundary>
  );
}
