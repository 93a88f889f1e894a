import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { useIsCalling } from '../../browser/inFlight.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { addressReaders } from '../../navigation/addressReaders.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { queryString } from '../../routes/route.ts';
import css from './AddressNotes.module.css';

/** Time without a call or a new part, in ms, after which a parameter that nothing has read counts as unknown. */
const SETTLED_MS = 1000;

/**
 * Names the parameters of the address that the page does not understand, and what it shows instead. Filters of lists have their own notice in the
 * place of the rows. `declared` are the keys that the route's links may carry.
 */
export function AddressNotes({ declared = [] }: { declared?: readonly string[] | undefined }) {
  const { t } = useTranslation('kit');
  const [path] = useLocation();
  const search = useSearch();
  const readers = useSyncExternalStore(addressReaders.subscribe, addressReaders.read);
  const isCalling = useIsCalling();
  const moment = JSON.stringify([path, search, readers.keys.size, isCalling]);
  const [settled, setSettled] = useState('');
  useEffect(() => {
    if (isCalling) return;
    const timer = setTimeout(() => setSettled(moment), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [moment, isCalling]);
  if (search === '' || readers.path !== path) return null;
  const params = new URLSearchParams(search);
  const wrong = new Map(
    [...readers.problems.values()].flat().map((problem) => [problem.key, problem] as const),
  );
  const isTabbed = readers.keys.has('tab');
  // Keys with a prefix belong to lists of tabs, which may not have been opened yet.
  const isKnown = (key: string) =>
    readers.keys.has(key) || declared.includes(key) || (isTabbed && key.includes('-'));
  const unknown = settled === moment ? [...new Set(params.keys())].filter((key) => !isKnown(key)) : [];
  const notes = [
    ...[...wrong.values()].filter(({ key, text }) => params.get(key) === text),
    ...unknown.map((key) => ({ key, text: params.get(key) ?? '', kind: 'unknown' as const })),
  ];
  if (notes.length === 0) return null;
  function drop() {
    const rest = Object.fromEntries([...params].filter(([name]) => notes.every(({ key }) => key !== name)));
    navigate(`${path}${queryString(rest)}`, { replace: true });
  }
  return (
    <div className={css.notes}>
      <Banner
        tone="warning"
        title={t('address_notes', { count: notes.length })}
        actions={<Button onPress={drop}>{t('drop_address_notes', { count: notes.length })}</Button>}
      >
        <ul className={css.list}>
          {notes.map(({ key, text, kind }) => (
            <li key={key}>
              <code className={css.written} title={`${key}=${text}`}>{`${key}=${text}`}</code>{' '}
              {t(`address_note.${kind}`)}
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  );
}
