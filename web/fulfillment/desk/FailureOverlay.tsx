import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CsvProblem } from '../../../schema/foundation/csv/textFile.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import css from './Desk.module.css';
import type { FileMessage } from './file/fileMessages.ts';
import { useIssueWords } from './rows/useIssueWords.ts';

interface Props {
  problem: CsvProblem | null;
  /** Why the file was refused before it was read. */
  refusal: string | null;
  messages: readonly FileMessage[];
  /** Reason that a file without wrong rows could not be sent. */
  failure: string | null;
}

/** Shows the reasons that a file is refused: the first error as heading, then the others (SEND-5). */
export function FailureOverlay({ problem, refusal, messages, failure }: Props) {
  const { t } = useTranslation(['desk', 'kit']);
  const words = useIssueWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const unread = refusal ?? (problem && problemText(problem));
  const problemTexts = unread
    ? [{ title: unread, places: [] }]
    : [
        ...(failure === null ? [] : [{ title: words.cell(failure, null), places: [] }]),
        ...messages.map((message) => words.message(message)),
      ];
  /** The parser's first error with its place, in the viewer's language (SEND-37). */
  function problemText({ problem: kind, fault, row, line }: CsvProblem) {
    if (kind === 'encoding') return t('kit:file_encoding');
    if (kind !== 'parse') return t(`problem.${kind}`);
    const place = row === undefined ? t('place_line', { line }) : t('place_row_line', { n: row, line });
    return t('problem.parse', { place, fault: t(`fault.${fault ?? 'quote_open'}`) });
  }
  const [first, ...others] = problemTexts;
  return (
    <Row as="section" isOneLine gap={3} align="start" className={css.overlay} aria-labelledby="desk-failure">
      <Icon name="blocker" size={20} className={css.bad} />
      <Stack gap={2}>
        <h3 ref={heading} id="desk-failure" tabIndex={-1} className={css.failure}>
          {first?.title}
        </h3>
        {first && <Places of={first.places} />}
        {others.length > 0 && (
          <Stack as="ul" gap={2} className={css.others} aria-label={t('other_errors')}>
            {others.map(({ title, places }) => (
              <li key={[title, ...places].join()}>
                {title}
                <Places of={places} />
              </li>
            ))}
          </Stack>
        )}
      </Stack>
    </Row>
  );
}

/** The places of one error, one a line. */
function Places({ of: places }: { of: readonly string[] }) {
  if (places.length === 0) return null;
  return (
    <ul className={css.placeList}>
      {places.map((place) => (
        <li key={place}>{place}</li>
      ))}
    </ul>
  );
}
