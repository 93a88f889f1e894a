import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../components/DownloadButton.tsx';
import type { ReadFile } from '../../components/fileWorker/readFile.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { PartsProgress } from '../../kit/feedback/PartsProgress.tsx';
import { FileField } from '../../kit/fields/FileField.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { skuListRoute } from '../../routes/skus.ts';
import css from './CatalogueImport.module.css';
import { FIRST_SHOWN, ImportResults } from './ImportResults.tsx';
import { type Import, useCatalogueImport } from './useCatalogueImport.ts';

const MAX_BYTES = 60 * 1024 * 1024;

/** Import of the catalogue from a file: its choice, the effects of a dry run, the result. */
export function CatalogueImportScreen({ readBytes }: { readBytes?: (file: File) => Promise<ReadFile> }) {
  const { t } = useTranslation('catalogueFile');
  const { state, choose, start, resume, cellsOf, putAway } = useCatalogueImport(readBytes);
  const [shown, setShown] = useState(FIRST_SHOWN);
  const isShown = state?.step === 'tried' || state?.step === 'imported';
  async function take(file: File) {
    setShown(FIRST_SHOWN);
    const problems = await choose(file).catch(() => [{ problem: 'file_unreadable', about: '' }]);
    if (problems.length > 0)
      throw new Error(problems.map(({ problem, about }) => t(problem, { about })).join(' '));
  }
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
          <DownloadButton path="/files/catalogue/all" label={t('export')} isDisabled={false} />
        </>
      }
    >
      {!state && (
        <Panel>
          <FileField
            label={t('file')}
            accept={['.csv', 'text/csv']}
            maxBytes={MAX_BYTES}
            onSelect={take}
            hint={t('file_help')}
          />
        </Panel>
      )}
      {state && !isShown && <Progress state={state} onGoOn={resume} onPutAway={putAway} />}
      {state && isShown && (
        <ImportResults
          key={state.step}
          state={state}
          cellsOf={cellsOf}
          shown={shown}
          onShow={setShown}
          onStart={start}
          onPutAway={putAway}
        />
      )}
    </Screen>
  );
}

/** The progress, and the reason of a stop. */
function Progress({
  state,
  onGoOn,
  onPutAway,
}: {
  state: Import;
  onGoOn: () => void;
  onPutAway: () => void;
}) {
  const { t, i18n } = useTranslation('catalogueFile');
  const { name, step, done, total, stopped } = state;
  const count = new Intl.NumberFormat(i18n.language);
  const figures = { done: count.format(done), total: count.format(total) };
  const other = <Button onPress={onPutAway}>{t('other_file')}</Button>;
  if (stopped?.code === 'INVALID_INPUT')
    return <Banner tone="danger" title={t('stopped_columns', { about: stopped.message })} actions={other} />;
  if (stopped)
    return (
      <Banner
        tone="warning"
        title={t('stopped', figures)}
        actions={
          <>
            {other}
            <Button variant="primary" onPress={onGoOn}>
              {t('go_on')}
            </Button>
          </>
        }
      >
        {stopped.message}
      </Banner>
    );
  return (
    <Panel title={t(step === 'trying' ? 'trying' : 'importing', { name })} actions={other}>
      <PartsProgress
        label={t('progress', figures)}
        total={total}
        closed={done}
        text={t('progress', figures)}
        parts={[{ tone: 'first', label: t('progress', figures), count: done }]}
        isLegendHidden
      />
      <p className={css.progress} role="status">
        {t('progress', figures)}
      </p>
    </Panel>
  );
}
