import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiscountRowFragment } from '../../../operations/money/discounts/AdvertiserDiscountsTab.generated.ts';
import { IconButton } from '../../kit/actions/IconButton.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import type { Column } from '../../kit/table/column.ts';
import { useLeaving } from '../../kit/table/useLeaving.ts';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { DiscountDeleteDialog } from './DiscountDeleteDialog.tsx';
import { DiscountDialog } from './DiscountDialog.tsx';
import { formatDiscount } from './formatDiscount.ts';

/** Discounts as rows, with actions for holders of editDiscounts and the dialog of their buttons. */
export function useDiscountRows(advertiserId: string, onChanged: () => void) {
  const { t, i18n } = useTranslation('discounts');
  const canEdit = useCan()('editDiscounts');
  const [openDialog, setOpenDialog] = useState<{ to: 'edit' | 'delete'; row: DiscountRowFragment } | null>(
    null,
  );
  const { isLeaving, leave } = useLeaving();
  const close = () => setOpenDialog(null);
  const columns: Column<DiscountRowFragment>[] = [
    {
      id: 'label',
      header: t('product'),
      isSortable: true,
      cell: ({ label }) => (
        <Text weight="medium" breaks="anywhere">
          {label}
        </Text>
      ),
    },
    { id: 'brand_name', header: t('brand'), width: '24%', isSortable: true, cell: (row) => row.brandName },
    {
      id: 'sku',
      header: t('sku'),
      width: '18%',
      isSortable: true,
      cell: ({ sku }) => (
        <Text as="code" breaks="anywhere">
          {sku}
        </Text>
      ),
    },
    {
      id: 'discount',
      header: t('discount'),
      align: 'end',
      width: '9rem',
      isSortable: true,
      firstDirection: 'DESC',
      cell: ({ discount }) => formatDiscount(discount, i18n.language),
    },
  ];
  if (canEdit)
    columns.push({
      id: 'actions',
      header: t('actions'),
      isHeaderHidden: true,
      align: 'end',
      width: '7.5rem',
      cell: (row) => (
        <Row as="span" isOneLine gap={1} isInline>
          <IconButton
            icon="edit"
            label={t('edit_of', { product: row.label })}
            onPress={() => setOpenDialog({ to: 'edit', row })}
          />
          <IconButton
            icon="trash"
            label={t('delete_of', { product: row.label })}
            onPress={() => setOpenDialog({ to: 'delete', row })}
          />
        </Row>
      ),
    });
  const dialog = openDialog && (
    <>
      {openDialog.to === 'edit' && (
        <DiscountDialog
          advertiserId={advertiserId}
          discount={openDialog.row}
          onSaved={onChanged}
          onClose={close}
        />
      )}
      {openDialog.to === 'delete' && (
        <DiscountDeleteDialog
          advertiserId={advertiserId}
          discount={openDialog.row}
          onDeleted={() => void leave(openDialog.row.productId).then(onChanged)}
          onClose={close}
        />
      )}
    </>
  );
  return { columns, isLeaving, dialog };
}
