import { useEffect, useRef, useState } from 'react';
import { DRAFTS, forgetBeginning, recall, remember } from '../../browser/storage.ts';

interface KeptDraft<Values> {
  version: number;
  basis: string;
  values: Values;
}

interface DraftOptions<Values> {
  /** The person who types. Nobody else sees the draft. Null stores nothing. */
  owner: string | null;
  /** Names the form; two forms never share one. */
  key: string;
  /** Version of the shape of the values. A draft of another version is discarded. */
  version: number;
  /** Base of the form, as text. A draft with another base is marked as outdated. */
  basis: string;
  values: Values;
  isDirty: boolean;
  /** Takes a draft up again, once. */
  onRestore: (values: Values) => void;
  /** The form opens without a draft. */
  onNone?: () => void;
}

/** Tells if a draft was restored, and if its base has changed since. */
export type DraftState = 'none' | 'restored' | 'outdated';

export interface DraftApi {
  state: DraftState;
  /** Deletes the draft, because its content is saved. */
  forget: () => void;
  /** Deletes the restored draft. Later input is stored again. */
  startAnew: () => void;
}

const placeOf = (owner: string, key: string): string => `${DRAFTS}${owner}.${key}`;

/** Forgets a draft of a form that is not open. */
export const forgetDraft = (owner: string, key: string): void =>
  remember(placeOf(owner, key), null, 'session');

/** Keeps what is typed in a form until the tab closes or its owner signs out, so that a reload loses nothing. */
export function useDraft<Values>(options: DraftOptions<Values>): DraftApi {
  const { owner, key, version, basis, values, isDirty, onRestore, onNone } = options;
  const place = owner === null ? null : placeOf(owner, key);
  const [state, setState] = useState<DraftState>('none');
  const isSaved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is taken up once, when the form opens
  useEffect(() => {
    if (place === null) return;
    forgetBeginning(DRAFTS, { but: `${DRAFTS}${owner}.` });
    const draft = recall<KeptDraft<Values>>(place, 'session');
    if (draft?.version !== version) return onNone?.();
    setState(draft.basis === basis ? 'restored' : 'outdated');
    onRestore(draft.values);
  }, [place]);
  useEffect(() => {
    if (!isSaved.current && place !== null)
      remember(place, isDirty ? { version, basis, values } : null, 'session');
  }, [place, version, basis, values, isDirty]);
  return {
    state,
    forget() {
      isSaved.current = true;
      if (place !== null) remember(place, null, 'session');
    },
    startAnew() {
      setState('none');
      if (place !== null) remember(place, null, 'session');
    },
  };
}
