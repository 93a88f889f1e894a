import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CatalogueImportScreenDocument,
  ImportProgressFragmentDoc,
} from '../../../operations/catalog/catalogueFile/CatalogueImportScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { usePolling } from '../../data/usePolling.ts';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { DownloadButton } from '../../foundation/forms/DownloadButton.tsx';
import { FileField } from '../../kit/fields/FileField.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { PartsProgress } from '../../kit/loading/PartsProgress.tsx';
import { skuListRoute } from '../../routes/skus.ts';
import { CatalogueExportButton } from '../shared/CatalogueExportButton.tsx';
import { invalidateCatalogue } from '../shared/invalidateCatalogue.ts';

import { ImportResults } from './ImportResults.tsx';
import type { FileProblem, ReadFile } from './readFile.ts';
import { useSendFile } from './useSendFile.ts';

const MAX_BYTES = 60 * 1024 * 1024;

/** Milliseconds between two polls while a step is running. */
const POLL_MS = 1500;

/**
 * Import of the catalog from a file: its choice, the effects of a dry run, the result. The newest import is there again whenever the page is
 * opened: the platform works on it by itself.
 */
export function CatalogueImportScreen({ readBytes }: { readBytes?: (file: File) => Promise<ReadFile> }) {
  const { t } = useTranslation(['catalogueFile', 'kit']);
  const { cache } = useApolloClient();
  const { data, refetch } = useScreenQuery(CatalogueImportScreenDocument, {});
  const { sending, warnings, send, forget } = useSendFile(refetch, readBytes);
  const [row] = data?.catalogueImports?.items ?? [];
  const newest = row ? readFragment(ImportProgressFragmentDoc, row) : null;
  const isWorking = newest?.state === 'trying' || newest?.state === 'importing';
  usePolling(refetch, isWorking, POLL_MS);
  const wasImporting = useRef(false);
  useEffect(() => {
    if (wasImporting.current && newest?.state === 'imported') invalidateCatalogue(cache);
    wasImporting.current = newest?.state === 'importing';
  }, [newest?.state, cache]);

  // The results of an earlier file would pass for those of the file that was chosen last.
  const [outdatedId, setOutdatedId] = useState<string | null>(null);

  function putAside() {
    setOutdatedId(newest?.id ?? null);
    forget();
  }

  async function take(file: File) {
    putAside();
    const problems = await send(file).catch(() => [{ problem: 'file_unreadable', about: '' }]);
    if (problems.length > 0) throw new Error(problems.map((one) => textOf(one)).join(' '));
  }
  const textOf = ({ problem, about }: FileProblem) =>
    problem === 'file_encoding' ? t('kit:file_encoding') : t(problem, { about });
  const isCurrent = !sending && newest !== null && newest.id !== outdatedId;
  return (
    <Screen
      title={t('title')}
      subtitle={t('subtitle')}
      back={{ href: skuListRoute.href(), label: t('back') }}
      actions={
        <>
          <DownloadButton
            path="/files/catalogue/all?template=true"
            label={t('template')}
            isDisabled={false}
          />
          <CatalogueExportButton label={t('export')} />
        </>
      }
    >
      {warnings.map(({ rule, limit, count }) => (
        <Banner key={rule} tone="warning">
          {t(`warning_${rule}`, { limit: limit ?? '', count: count ?? 0 })}
        </Banner>
      ))}
      {sending && (
        <ImportProgress title={t('sending', { name: sending.name })} {...sending} hint={t('stay')} />
      )}
      {!sending && newest && isWorking && (
        <ImportProgress
          title={t(newest.state === 'trying' ? 'trying' : 'importing', { name: newest.name })}
          done={newest.total - newest.open}
          total={newest.total}
          hint={t('may_leave')}
        />
      )}
      {!isWorking && (
        <div hidden={sending !== null}>
          <Panel>
            <FileField
              label={t('file')}
              accept={['.csv', 'text/csv']}
              maxBytes={MAX_BYTES}
              onSelect={take}
              onRefuse={putAside}
              hint={t('file_help')}
            />
          </Panel>
        </div>
      )}
      {isCurrent && newest.state === 'receiving' && (
        <Banner tone="warning" title={t('not_sent', { name: newest.name })}>
          {t('not_sent_help')}
        </Banner>
      )}
      {isCurrent && newest.state === 'stopped' && (
        <Banner tone="danger" title={t('stopped', { name: newest.name })} />
      )}
      {isCurrent && (newest.state === 'tried' || newest.state === 'imported') && (
        <ImportResults key={`${newest.id} ${newest.state}`} of={newest} onStarted={refetch} />
      )}
    </Screen>
  );
}

interface Props {
  title: string;
  done: number;
  total: number;
  /** Advice below the progress bar, for example that the person may leave the page. */
  hint: string;
}

/** How far a step of an import is. */
function ImportProgress({ title, done, total, hint }: Props) {
  const { t, i18n } = useTranslation('catalogueFile');
  const count = new Intl.NumberFormat(i18n.language);
  const label = t('progress', { done: count.format(done), total: count.format(total) });
  return (
    <Panel title={title} subtitle={hint}>
      <PartsProgress
        label={label}
        total={total}
        closed={done}
        text={label}
        parts={[{ tone: 'first', label, count: done }]}
        isLegendHidden
      />
      <Text as="p" tone="muted" role="status">
        {label}
      </Text>
    </Panel>
  );
}
