import { useTranslation } from 'react-i18next';
import {
  CodeInformationDialogDocument,
  type CodeInformationDialogQuery,
} from '../../../../operations/fulfillment/redemptionActions/CodeInformationDialog.generated.ts';
import { useScreenQuery } from '../../../data/useScreenQuery.ts';
import { ScreenBoundary } from '../../../foundation/forms/ScreenBoundary.tsx';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { TextSkeleton } from '../../../kit/loading/skeletons.tsx';
import type { Column } from '../../../kit/table/column.ts';
import { day } from '../../../kit/table/columns.tsx';
import { DataTable } from '../../../kit/table/DataTable.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import css from '../RedemptionScreen.module.css';

type Information = NonNullable<NonNullable<CodeInformationDialogQuery['redemption']>['codeInformation']>;

interface Props {
  redemptionId: string;
  onClose: () => void;
}

/** Facts about the codes that need no disclosure, and the people who have read them (RED-30). */
export function CodeInformationDialog({ redemptionId, onClose }: Props) {
  const { t } = useTranslation(['redemption', 'redemptionActions']);
  const query = useScreenQuery(CodeInformationDialogDocument, { id: redemptionId });
  const title = t('redemptionActions:action.coupon_code_info');
  return (
    <Dialog title={title} isOpen size="large" onClose={onClose}>
      <ScreenBoundary
        query={query}
        at="redemption.codeInformation"
        value={query.data?.redemption?.codeInformation}
        name={title}
        skeleton={<TextSkeleton lines={6} />}
      >
        {(information) => <CodeInformation information={information} />}
      </ScreenBoundary>
    </Dialog>
  );
}

function CodeInformation({ information: { codes, reads, readCount } }: { information: Information }) {
  const { t } = useTranslation('redemption');
  const codeColumns: Column<Information['codes'][number]>[] = [
    { id: 'usage', header: t('usages'), cell: ({ usage }) => t(`usage.${usage}`) },
    {
      id: 'last',
      header: t('last4'),
      width: '170px',
      cell: ({ lastCharacters }) => <span className={css.code}>•••• {lastCharacters}</span>,
    },
    day('assignedAt', { header: t('code_given'), width: '185px', withTime: true }),
    {
      id: 'end',
      header: t('code_end'),
      width: '200px',
      cell: ({ expiresAt, canceledAt }) =>
        canceledAt ? (
          <>
            {t('code_dead')} <DateText iso={canceledAt} />
          </>
        ) : expiresAt ? (
          <DateText iso={expiresAt} />
        ) : (
          t('code_no_end')
        ),
    },
  ];
  const readColumns: Column<Information['reads'][number]>[] = [
    day('occurredAt', { header: t('when'), width: '185px', withTime: true }),
    { id: 'kind', header: t('read_what'), width: '170px', cell: ({ kind }) => t(`read.${kind}`) },
    { id: 'who', header: t('who'), cell: ({ name }) => name ?? t('platform') },
    { id: 'why', header: t('read_reason'), cell: ({ reason }) => reason ?? '–' },
  ];
  return (
    <Stack gap={4} className={css.parts}>
      <DataTable
        label={t('codes')}
        columns={codeColumns}
        rows={codes}
        rowKey={({ usage }) => usage}
        emptyText={t('no_codes')}
        empty={<p>{t('no_codes_text')}</p>}
      />
      {readCount > 0 && <h3>{t('reads', { count: readCount })}</h3>}
      <DataTable
        label={t('reads_table')}
        columns={readColumns}
        rows={reads}
        rowKey={({ occurredAt, kind }) => `${occurredAt} ${kind}`}
        emptyText={t('no_reads')}
        empty={<p>{t('no_reads_text')}</p>}
      />
    </Stack>
  );
}
