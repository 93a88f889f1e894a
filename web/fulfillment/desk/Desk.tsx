import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecipientColumn } from '../../../schema/fulfillment/recipientColumns.ts';
import { useMediaQuery } from '../../browser/useMediaQuery.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { RadioField } from '../../kit/fields/RadioField.tsx';
import { formatCount } from '../../kit/format/numbers.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { Sheet, type SheetHandle } from '../../kit/sheet/Sheet.tsx';
import { SheetCards } from '../../kit/sheet/SheetCards.tsx';
import type { SheetPlace } from '../../kit/sheet/sheetModel.ts';
import css from './Desk.module.css';
import type { DeskFilter, DeskSummary } from './deskModel.ts';
import { FileNotes } from './file/FileNotes.tsx';
import { PasteField } from './file/PasteField.tsx';
import { DeskSuggestions } from './rows/DeskSuggestions.tsx';
import { useDeskRows } from './rows/useDeskRows.ts';
import type { DeskHook } from './useDesk.ts';

/** Widths of columns with unusually long or short content, in px. */
const WIDTHS: Partial<Record<RecipientColumn, number>> = {
  sku: 220,
  value: 136,
  phone_number: 190,
  email: 240,
  message: 240,
  custom_image: 200,
};
const COLUMN_WIDTH_PX = 148;

interface Props {
  rows: DeskHook;
  summary: DeskSummary;
}

/** Returns true if the window is wide enough for a sheet. Otherwise its rows are cards. */
export const useSheetRoom = (): boolean => useMediaQuery('(min-width: 768px)');

/** The rows of a file, for repair: a sheet, or cards of the wrong rows on narrow screens. */
export function Desk({ rows, summary }: Props) {
  const { t, i18n } = useTranslation('desk');
  const { desk, change, filter, name } = rows;
  const sheet = useRef<SheetHandle>(null);
  const [place, setPlace] = useState<SheetPlace>({ row: 0, column: 0 });
  const [where, setWhere] = useState<{ number: number; count: number } | null>(null);
  const { pasted } = summary;
  const visibleRows = useDeskRows(desk, summary, filter);
  const isNarrow = !useSheetRoom();
  const columns = summary.columns.map((id) => ({
    id,
    header: t(`column.${id}`),
    width: WIDTHS[id] ?? COLUMN_WIDTH_PX,
  }));
  const columnAt = (column: number) => summary.columns[column] as RecipientColumn;

  async function onEdit({ row, column }: SheetPlace, text: string) {
    // The cell may have been scrolled out of view: its row is then not loaded here.
    const n = visibleRows.at(row)?.number ?? (await desk().window(row, row + 1))[0]?.n;
    if (n !== undefined) await change(desk().set(n, columnAt(column), text));
  }
  async function onPaste({ row, column }: SheetPlace, text: string) {
    await change(desk().paste(row, columnAt(column), text));
  }
  async function onNext(step: 1 | -1) {
    const next = await desk().next(place.row, columnAt(place.column), step);
    setWhere(next);
    if (next) sheet.current?.go({ row: next.at, column: summary.columns.indexOf(next.column) });
  }
  async function begin() {
    const first = await desk().next(-1, null, 1);
    setWhere(first);
    if (first) sheet.current?.go({ row: first.at, column: summary.columns.indexOf(first.column) });
  }
  const noted = summary.wrong + (filter === 'suspect' ? summary.suspect : 0);
  const isErrorNext = noted > 0 && !isNarrow;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = document.activeElement?.closest('[role=grid], [role$=dialog]') != null;
    if (event.key !== 'F8' || isTaken || !isErrorNext) return;
    event.preventDefault();
    void (where ? onNext(event.shiftKey ? -1 : 1) : begin());
  });
  useEffect(() => {
    // After opening the desk, the person can paste at once, or jump to an error.
    sheet.current?.go({ row: 0, column: 0 });
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  const count = (number: number) => formatCount(number, i18n.language);
  const filters: { id: DeskFilter; label: string }[] = [
    { id: 'wrong', label: t('filter_wrong', { count: count(summary.wrong) as never }) },
    ...(summary.suspect > 0
      ? [{ id: 'suspect' as const, label: t('filter_suspect', { count: count(summary.suspect) as never }) }]
      : []),
    { id: 'all', label: t('filter_all', { count: count(summary.total) as never }) },
  ];
  const active = visibleRows.at(place.row);
  const isBare = summary.total === 0 && filter === 'all';

  return (
    <Panel
      title={name ?? t('pasted')}
      subtitle={t('standing', { total: count(summary.total), wrong: count(summary.wrong) })}
      actions={
        isErrorNext && (
          <Button icon="arrow-down" onPress={() => void (where ? onNext(1) : begin())}>
            {where ? t('next_of', { number: where.number, count: where.count }) : t('first_error')}
          </Button>
        )
      }
    >
      <Stack>
        <Row gap={3} lineGap={2}>
          <RadioField
            label={t('filter')}
            isLabelHidden
            options={filters}
            value={filter}
            onChange={(next) => {
              setWhere(null);
              void rows.show(next as DeskFilter);
            }}
          />
        </Row>
        <DeskSuggestions rows={rows} count={summary.fixes} />
        <FileNotes rows={rows} summary={summary} />
        {pasted.cut > 0 && <Banner tone="warning">{t('cut', { count: pasted.cut })}</Banner>}
        {pasted.unread.length > 0 && (
          <Banner tone="warning">
            {t('unread', { count: pasted.unread.length, columns: pasted.unread.join(', ') })}
          </Banner>
        )}
        {isBare && !isNarrow && (
          <Text as="p" tone="muted" size="small">
            {t('paste_here')}
          </Text>
        )}
        {isBare && isNarrow ? (
          <PasteField onPaste={(text) => void onPaste({ row: 0, column: 0 }, text)} />
        ) : summary.shown === 0 ? (
          <p className={css.empty}>{t(filter === 'all' ? 'no_rows' : 'no_wrong_rows')}</p>
        ) : isNarrow ? (
          <SheetCards
            label={t('rows')}
            columns={columns}
            rows={visibleRows}
            onEdit={(at, text) => void onEdit(at, text)}
            onPaste={(at, text) => void onPaste(at, text)}
            onRemove={(n) => void change(desk().drop(n))}
          />
        ) : (
          <Sheet
            ref={sheet}
            label={t('rows')}
            help={t('sheet_help')}
            columns={columns}
            rows={visibleRows}
            onPlace={setPlace}
            onNext={(step) => void onNext(step)}
            onEdit={(at, text) => void onEdit(at, text)}
            onPaste={(at, text) => void onPaste(at, text)}
          />
        )}
        <Row gap={3} lineGap={2}>
          {filter === 'all' && (
            <Button size="small" icon="plus" onPress={() => void change(desk().add())}>
              {t('add_row')}
            </Button>
          )}
          {active && !isNarrow && (
            <Button size="small" icon="trash" onPress={() => void change(desk().drop(active.number))}>
              {t('remove_row', { number: active.number })}
            </Button>
          )}
        </Row>
      </Stack>
    </Panel>
  );
}
