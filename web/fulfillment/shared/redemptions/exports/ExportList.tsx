import { useTranslation } from 'react-i18next';
import {
  ExportLineFragmentDoc,
  ExportListDocument,
} from '../../../../../operations/fulfillment/redemptionActions/ExportList.generated.ts';
import { readFragment } from '../../../../../operations/readFragment.ts';
import { usePolling } from '../../../../data/usePolling.ts';
import { useScreenQuery } from '../../../../data/useScreenQuery.ts';
import { LinkButton } from '../../../../kit/actions/LinkButton.tsx';
import { formatBytes, formatCount } from '../../../../kit/format/numbers.ts';
import { Row, Stack } from '../../../../kit/layout/Stack.tsx';
import { Text } from '../../../../kit/layout/Text.tsx';
import { DateText } from '../../../../kit/values/DateText.tsx';
import { StatusBadge } from '../../../../kit/values/StatusBadge.tsx';
import css from './Export.module.css';

/** Milliseconds between two polls while one is being written. */
const POLL_INTERVAL_MS = 2000;

/** The person's own exports, the newest first: their progress, and the file while it is available. Nothing if there are none. */
export function ExportList() {
  const { t, i18n } = useTranslation(['redemptionBulk', 'errors']);
  const { data, refetch } = useScreenQuery(ExportListDocument, {});
  const exports = (data?.redemptionExports?.items ?? []).map((one) =>
    readFragment(ExportLineFragmentDoc, one),
  );
  const isUnderWay = exports.some(({ state }) => state === 'queued' || state === 'working');
  usePolling(refetch, isUnderWay, POLL_INTERVAL_MS);
  if (exports.length === 0) return null;
  return (
    <Stack as="section" gap={2} className={css.own} aria-label={t('own_exports')}>
      <h3 className={css.title}>{t('own_exports')}</h3>
      <Stack as="ul" gap={0}>
        {exports.map(({ id, format, state, rows, size, createdAt, expiresAt, url }) => (
          <Row key={id} as="li" isOneLine gap={3} justify="between" className={css.line}>
            <Stack as="span" gap={0} className={css.facts}>
              <span>
                {format.toUpperCase()} · <DateText iso={createdAt} withTime />
              </span>
              <Text tone="muted" size="small">
                {rows > 0 &&
                  state !== 'failed' &&
                  t('written', {
                    count: rows,
                    shown: formatCount(rows, i18n.language),
                    size: formatBytes(Number(size), i18n.language),
                  })}
                {state === 'failed' && t('errors:modal_error_redemption_report_export_failed')}
                {state === 'done' && (
                  <>
                    {' '}
                    {t('until')} <DateText iso={expiresAt} withTime />
                  </>
                )}
              </Text>
            </Stack>
            <span className={css.end}>
              {url ? (
                <LinkButton href={url} size="small" icon="download">
                  {t('open_file')}
                </LinkButton>
              ) : (
                <StatusBadge status={state} label={t(`export_state.${state}`)} />
              )}
            </span>
          </Row>
        ))}
      </Stack>
    </Stack>
  );
}
