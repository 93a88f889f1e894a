import { useTranslation } from 'react-i18next';
import { PartsProgress } from '../../kit/feedback/PartsProgress.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import css from './CatalogueImport.module.css';

interface Props {
  title: string;
  done: number;
  total: number;
  /** Advice below the progress bar, for example that the person may leave the page. */
  hint: string;
}

/** How far a step of an import is. */
export function ImportProgress({ title, done, total, hint }: Props) {
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
      <p className={css.progress} role="status">
        {label}
      </p>
    </Panel>
  );
}
