import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import {
  type AdvertiserListFragment,
  AdvertiserRowFragmentDoc,
} from '../../../../operations/advertisers/advertisers/AdvertiserList.generated.ts';
import { readFragment } from '../../../../operations/readFragment.ts';
import name from '../../../../web/advertisers/advertisers/list/AdvertiserList.module.css';
import { formatMoney } from '../../../../web/kit/format/money.ts';
import { formatCount } from '../../../../web/kit/format/numbers.ts';
import { Icon } from '../../../../web/kit/Icon.tsx';
import own from '../../../../web/kit/table/BodyRow.module.css';
import css from '../../../../web/kit/table/DataTable.module.css';
import head from '../../../../web/kit/table/HeaderCell.module.css';
import { initialsOf } from '../../../../web/kit/values/Avatar.tsx';
import { toneOf } from '../../../../web/kit/values/statusTones.ts';
import values from '../../../../web/kit/values/Values.module.css';

const COLUMNS = [
  { id: 'name', isSortable: true },
  { id: 'status', width: '9rem', isSortable: true },
  { id: 'balance', width: '13.5rem', isSortable: true, isNumber: true },
  { id: 'redemptions_7_days', width: '15rem', isSortable: true, isNumber: true },
  { id: 'value_7_days', width: '13.5rem', isNumber: true },
];

/** A native table, as the product's: its heads are buttons, its first cells links. */
export function FloorTable({ items }: { items: AdvertiserListFragment['items'] }) {
  const { t } = useTranslation('advertisers');
  const end = `${css.cell} ${css.end}`;
  return (
    <div className={css.frame}>
      <table className={css.table} aria-label={t('list')}>
        <colgroup>
          {COLUMNS.map(({ id, width }) => (
            <col key={id} {...(width && { style: { width } })} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {COLUMNS.map(({ id, isSortable, isNumber }) => (
              <th key={id} scope="col" className={`${head.header} ${isNumber ? head.end : ''}`}>
                {isSortable ? (
                  <Button className={head.sort ?? ''}>
                    <span>{t(id)}</span>
                    <Icon name="sort" size={14} />
                  </Button>
                ) : (
                  <span>{t(id)}</span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {readFragment(AdvertiserRowFragmentDoc, items).map((row) => (
            <tr key={row.id} className={`${css.row} ${own.linked}`}>
              <td className={css.cell}>
                <a href={`#/advertiser/${row.id}`} className={own.link}>
                  <span className={name.name}>
                    <span className={`${values.avatar} ${values.avatar24}`} aria-hidden="true">
                      {initialsOf(row.name)}
                    </span>
                    <span>{row.name}</span>
                  </span>
                </a>
              </td>
              <td className={css.cell}>
                <span className={`${values.badge} ${values[toneOf(row.status)]}`}>
                  <span className={values.dot} />
                  {t(`status_${row.status}`)}
                </span>
              </td>
              <td className={end}>
                <span className={values.number}>{row.balance && formatMoney(row.balance, 'en')}</span>
              </td>
              <td className={end}>
                <span className={values.number}>{formatCount(row.last7Days.redeemed ?? 0, 'en')}</span>
              </td>
              <td className={end}>
                <span className={values.number}>
                  {row.last7Days.totalFaceValue && formatMoney(row.last7Days.totalFaceValue, 'en')}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
