import { useTranslation } from 'react-i18next';
import type { Column } from '../../../kit/table/column.ts';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import type { DeskSummary } from '../deskModel.ts';

/** The first four rows of a file (SEND-36), without columns that are empty in them. */
export function FilePreview({ summary: { columns, first } }: { summary: DeskSummary }) {
  const { t } = useTranslation('desk');
  const visibleColumns = columns.flatMap((column, at): Column<string[]>[] =>
    first.some((cells) => cells[at])
      ? [
          {
            id: column,
            header: t(`column.${column}`),
            width: column === 'email' ? '13rem' : '7rem',
            cell: (cells) => cells[at],
          },
        ]
      : [],
  );
  return (
    <DataTable
      label={t('preview')}
      columns={visibleColumns}
      rows={first}
      rowKey={(cells) => `${first.indexOf(cells)}`}
      emptyText={t('problem.empty')}
    />
  );
}
