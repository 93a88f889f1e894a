import { useTranslation } from 'react-i18next';
import { InvoicingDetailsFragmentDoc } from '../../../operations/money/invoicing/AdvertiserInvoicingTab.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Columns, Stack } from '../../kit/layout/Columns.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { FIELD_GROUPS, fieldsOf } from './invoicingFields.ts';
import { useInvoicingWords } from './useInvoicingWords.ts';

/** An advertiser's invoicing, for people who may not change it. */
export function InvoicingFacts({ invoicing }: { invoicing: FragmentOf<typeof InvoicingDetailsFragmentDoc> }) {
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
