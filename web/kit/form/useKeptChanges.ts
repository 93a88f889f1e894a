import { useEffect, useMemo } from 'react';
import { hasUnsaved } from '../../navigation/leaving.ts';
import { changedFields } from './saveMerged.ts';
import { type DraftState, useDraft } from './useDraft.ts';

/** Identifies the person and the row. Two rows never share a key. */
export interface KeptPlace {
  owner: string;
  key: string;
}

/** Changed fields as they were when they were last saved, and as they were typed. */
type StoredChanges = Record<string, { before: unknown; after: unknown }>;

interface KeptChangesOptions {
  /** Place where changes are stored; without it, nothing is stored. */
  place: KeptPlace | undefined;
  /** Saved values. */
  saved: object;
  values: object;
  isDirty: boolean;
  /** Restores stored changes; `disputed` names the fields that another save has changed since. */
  onRestore: (changes: Record<string, unknown>, disputed: string[]) => void;
}

/**
 * Keeps unsaved changes of a row in the browser tab, so that a reload or a session that ends loses none. Confirming to leave without
 * saving discards them.
 */
export function useKeptChanges({ place, saved, values, isDirty, onRestore }: KeptChangesOptions): {
  state: DraftState;
  forget: () => void;
} {
  const fingerprint = place ? JSON.stringify(saved) : '';
  const currentChanges = useMemo((): StoredChanges => {
    if (fingerprint === '') return {};
    const before = JSON.parse(fingerprint) as Record<string, unknown>;
    const changed = changedFields(values, before);
    const now = values as Record<string, unknown>;
    const entries = Object.keys(changed).map((field) => [
      field,
      { before: before[field], after: now[field] },
    ]);
    return Object.fromEntries(entries);
  }, [values, fingerprint]);
  const draft = useDraft<StoredChanges>({
    owner: place?.owner ?? null,
    key: place?.key ?? '',
    version: 1,
    basis: '',
    values: currentChanges,
    isDirty,
    onRestore(changes) {
      const fields = Object.keys(changes);
      const isOther = (field: string, value: unknown) =>
        field in changedFields({ [field]: (saved as Record<string, unknown>)[field] }, { [field]: value });
      onRestore(
        Object.fromEntries(fields.map((field) => [field, changes[field]?.after])),
        fields.filter(
          (field) => isOther(field, changes[field]?.before) && isOther(field, changes[field]?.after),
        ),
      );
    },
  });
  const { startAnew: forget } = draft;
  const isKept = place !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: as the form is left, whatever it holds by then
  useEffect(
    () => () => {
      // No question follows once the person has agreed to leave.
      if (isKept && !hasUnsaved()) forget();
    },
    [],
  );
  return { state: draft.state, forget };
}
