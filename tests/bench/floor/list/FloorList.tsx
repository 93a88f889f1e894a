import { useQuery } from '@apollo/client/react';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import {
  AdvertiserListFragmentDoc,
  AdvertiserRowFragmentDoc,
} from '../../../../operations/advertisers/advertisers/AdvertiserList.generated.ts';
import { AdvertiserListingScreenDocument } from '../../../../operations/advertisers/advertisers/AdvertiserListingScreen.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import { formatMoney } from '../../../../web/kit/format/money.ts';
import { formatCount } from '../../../../web/kit/format/numbers.ts';
import { VARIABLES } from '../ahead.ts';

/** The columns and values of the product's list in a table of React Aria, without anything around it. */
export function FloorList() {
  const { t } = useTranslation('advertisers');
  const { data } = useQuery(AdvertiserListingScreenDocument, { variables: VARIABLES });
  const page = readFragment(AdvertiserListFragmentDoc, data?.advertisers);
  if (!page) return null;
  return (
    <Table aria-label={t('list')}>
      <TableHeader>
        <Column isRowHeader>{t('name')}</Column>
        <Column>{t('status')}</Column>
        <Column>{t('balance')}</Column>
        <Column>{t('redemptions_7_days')}</Column>
        <Column>{t('value_7_days')}</Column>
      </TableHeader>
      <TableBody>
        {readFragment(AdvertiserRowFragmentDoc, page.items).map((row) => (
          <Row key={row.id}>
            <Cell>
              <Link href={`/advertiser/${row.id}`}>{row.name}</Link>
            </Cell>
            <Cell>{t(`status_${row.status}`)}</Cell>
            <Cell>{row.balance && formatMoney(row.balance, 'en')}</Cell>
            <Cell>{formatCount(row.last7Days.redeemed ?? 0, 'en')}</Cell>
            <Cell>{row.last7Days.totalFaceValue && formatMoney(row.last7Days.totalFaceValue, 'en')}</Cell>
          </Row>
        ))}
      </TableBody>
    </Table>
  );
}
