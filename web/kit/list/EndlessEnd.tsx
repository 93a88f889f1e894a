import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { ErrorBlock } from '../feedback/ErrorBlock.tsx';
import type { Failure } from '../feedback/failure.ts';
import { formatCount } from '../format/numbers.ts';
import pages from '../table/Pagination.module.css';
import { useNearEnd } from './useNearEnd.ts';

interface EndlessEndProps {
  /** Name of the rows, for the message that some could not be loaded. */
  name: string;
  /** Rows so far. */
  shown: number;
  totalCount: number;
  totalIsCapped: boolean;
  /** Beside how many there are: why they stand on no pages. */
  note?: string | undefined;
  hasMore: boolean;
  isLoading: boolean;
  error: Failure | null;
  onMore: () => void;
}

/** The end of a table whose rows go on: how many there are so far, and more of them as one comes near, or by its button. */
export function EndlessEnd(props: EndlessEndProps) {
  const { name, shown, totalCount, totalIsCapped, note, hasMore, isLoading, error, onMore } = props;
  const { t, i18n } = useTranslation('kit');
  const end = useNearEnd(shown, onMore);
  if (shown === 0) return null;
  const show = (count: number) => formatCount(count, i18n.language);
  if (error) return <ErrorBlock name={name} error={error} onRetry={onMore} />;
  return (
    <div className={pages.pagination}>
      <p className={pages.range} role="status">
        {t('rows_shown', {
          first: show(1),
          last: show(shown),
          total: `${show(totalCount)}${totalIsCapped ? '+' : ''}`,
        })}
        {note && ` · ${note}`}
      </p>
      {hasMore && (
        <div ref={end}>
          <Button size="small" isPending={isLoading} onPress={onMore}>
            {t('show_more_rows')}
          </Button>
        </div>
      )}
    </div>
  );
}
