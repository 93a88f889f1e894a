import { useEffect, useRef } from 'react';
import { recall, remember } from '../../browser/storage.ts';

interface DraftOf<Values> {
  version: number;
  values: Values;
}

interface Draft<Values> {
  /** Names the form; two forms never share one. */
  key: string;
  /** Of the shape of its values: a draft of another version is forgotten. */
  version: number;
  values: Values;
  isDirty: boolean;
  /** Takes a draft up again, once. */
  onRestore: (values: Values) => void;
}

/** Keeps what is typed in a form until the tab closes, so that a reload loses nothing; answers what forgets it. */
export function useDraft<Values>({ key, version, values, isDirty, onRestore }: Draft<Values>): () => void {
  const place = `draft.${key}`;
  const isSaved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is taken up once, when the form opens
  useEffect(() => {
    const draft = recall<DraftOf<Values>>(place, 'session');
    if (draft?.version === version) onRestore(draft.values);
  }, [place]);
  useEffect(() => {
    if (isDirty && !isSaved.current) remember(place, { version, values }, 'session');
  }, [place, version, values, isDirty]);
  return () => {
    isSaved.current = true;
    remember(place, null, 'session');
  };
}
