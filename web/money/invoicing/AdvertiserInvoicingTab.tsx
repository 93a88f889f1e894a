import { useTranslation } from 'react-i18next';
import {
  AdvertiserInvoicingTabDocument,
  InvoicingDetailsFragmentDoc,
} from '../../../operations/money/invoicing/AdvertiserInvoicingTab.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Columns, Stack } from '../../kit/layout/Stack.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { InvoicingForm } from './InvoicingForm.tsx';
import { FIELD_GROUPS, fieldsOf } from './invoicingFields.ts';
import { useInvoicingWords } from './useInvoicingWords.ts';

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

/** An advertiser's invoicing, for people who may not change it. */
function InvoicingFacts({ invoicing }: { invoicing: FragmentOf<typeof InvoicingDetailsFragmentDoc> }) {
  const { t } = useTranslation('invoicing');
  const inWords = useInvoicingWords();
  const fields = fieldsOf(readFragment(InvoicingDetailsFragmentDoc, invoicing));
  const part = (group: keyof typeof FIELD_GROUPS) => (
    <Panel title={t(group)}>
      <Facts
        facts={FIELD_GROUPS[group].map((field) => ({
          label: t(field),
          value: inWords(field, fields[field]),
        }))}
      />
    </Panel>
  );
  return (
    <Columns>
      <Stack>
        {part('terms')}
        {part('recipient')}
      </Stack>
      {part('company')}
    </Columns>
  );
}

/** Skeleton of an advertiser's invoicing, in the shape of its tab. */
function InvoicingSkeleton() {
  return (
    <Columns>
      <Stack>
        <PanelSkeleton height={240} />
        <PanelSkeleton height={420} />
      </Stack>
      <PanelSkeleton height={680} />
    </Columns>
  );
}
