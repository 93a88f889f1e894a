import { useCallback, useEffect, useRef, useState } from 'react';
import type { WizardDraftFragment } from '../../../operations/promotions/wizard/WizardFrame.generated.ts';
import type { WizardPage } from '../../../schema/promotions/promotionDrafts.ts';
import { usePolling } from '../../data/usePolling.ts';
import type { Refusal } from '../../data/useScreenMutation.ts';
import { type SaveAnswer, saveMerged } from '../../kit/form/saveMerged.ts';
import { useDraft } from '../../kit/form/useDraft.ts';
import { useViewer } from '../../session/viewer.ts';
import { draftKey } from '../shared/forgetPromotionDraft.ts';
import {
  changesOf,
  type DraftFields,
  type DraftValues,
  fieldsOf,
  inputOf,
  onlyTyped,
  valuesOfDraft,
  withFields,
} from './draftFields.ts';

/** Delay of a draft's save after the last key, in ms. */
export const SAVE_AFTER_MS = 1000;

/** Milliseconds between two looks at what became of the draft: while there is something to decide between two tabs, and otherwise. */
const LOOK_MS = { disputed: 2000, usual: 30_000 };

/** Content of a save: the changes, and the next page; of a draft that is made again also the promotion that it is a copy of. */
export type DraftInput = ReturnType<typeof inputOf> & {
  page?: WizardPage;
  version: number;
  copiedFrom?: string | null;
};

interface DraftSavingOptions {
  /** The known draft. A newer one replaces it while nothing is changed. */
  row: WizardDraftFragment;
  /** The current values of the page. */
  held: DraftValues;
  /** Sets values of the page: those of the person's other tab, or those stored by the browser. */
  hold: (values: DraftValues) => void;
  send: (input: DraftInput) => Promise<SaveAnswer<WizardDraftFragment>>;
  /** Asks whether this version of the draft became a promotion; the refusal that says so, or null. Reads alone, unless the draft has another version. */
  lookUp: (version: number) => Promise<Refusal | null>;
}

/** Values that were just chosen, or a function that derives them from the values at that time. */
type ValuesChange = Partial<DraftValues> | ((held: DraftValues) => Partial<DraftValues>);

export interface DraftSaving {
  state: 'saved' | 'unsaved' | 'saving' | 'failed';
  /** Saves now, with values that were just chosen, and sets the next page; null if it failed or if there is something to decide. */
  save: (page?: WizardPage, change?: ValuesChange) => Promise<WizardDraftFragment | null>;
  /** Fields that this tab and another one changed to different values. */
  disputes: readonly { field: string; yours: unknown; theirs: unknown }[];
  keepMine: () => void;
  takeTheirs: () => void;
  /** Another tab made this draft a promotion: the refusal that names it. Nothing is saved until a new draft is made; null before that. */
  used: Refusal | null;
  noteUsed: (refusal: Refusal) => void;
  /** Makes a new draft of what this tab holds. Where another tab has begun one meanwhile, both are compared. */
  makeAgain: () => Promise<void>;
  /** Starts from another draft, after the former one was discarded. */
  startFrom: (row: WizardDraftFragment) => void;
}

/**
 * Saves the input of the wizard: on the platform a second after the last key, and until then in the browser, in case the session
 * ends meanwhile. Two tabs merge field by field.
 */
export function useDraftSaving({ row, held, hold, send, lookUp }: DraftSavingOptions): DraftSaving {
  const [base, setBase] = useState(row);
  const [disputed, setDisputed] = useState<readonly string[]>([]);
  const [used, setUsed] = useState<Refusal | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const running = useRef<Promise<WizardDraftFragment | null> | null>(null);
  const changes = changesOf(fieldsOf(held), fieldsOf(valuesOfDraft(base)));
  const isChanged = Object.keys(changes).length > 0;
  const isTyped = onlyTyped(held).length > 0;
  const fingerprint = JSON.stringify(changes);
  const latest = useRef({ base, held, hold, send, lookUp, disputed, used });
  latest.current = { base, held, hold, send, lookUp, disputed, used };

  const localDraft = useDraft({
    owner: useViewer().accountId,
    key: draftKey(row.advertiserId),
    version: 1,
    basis: '',
    values: { base, held },
    isDirty: isChanged || isTyped || used !== null,
    onRestore(taken) {
      setBase(taken.base);
      latest.current.base = taken.base;
      latest.current.held = taken.held;
      hold(taken.held);
    },
  });

  /** Sets another row as the base; local changes, except for `but`, stay on top of it. */
  function rebase(next: WizardDraftFragment, mine: DraftFields) {
    const theirs = valuesOfDraft(next);
    const all = new Set([...Object.keys(fieldsOf(theirs)), ...Object.keys(fieldsOf(latest.current.held))]);
    const typed = onlyTyped(latest.current.held);
    const others = [...all].filter((name) => !(name in mine) && !typed.includes(name));
    const merged = withFields(latest.current.held, theirs, others);
    setBase(next);
    latest.current.base = next;
    if (JSON.stringify(fieldsOf(merged)) !== JSON.stringify(fieldsOf(latest.current.held)))
      latest.current.hold(merged);
  }

  async function run(page: WizardPage | undefined): Promise<WizardDraftFragment | null> {
    const { base: from, held: sent } = latest.current;
    const sentFields = fieldsOf(sent);
    const sentChanges = changesOf(sentFields, fieldsOf(valuesOfDraft(from)));
    if (Object.keys(sentChanges).length === 0 && (page === undefined || page === from.page)) return from;
    let current = from;
    // A draft that was never saved gets a new start time at each read; its first save fixes it. If another tab saved first, that tab's time stays.
    const firstStart = { startsAt: sentFields.startsAt };
    const outcome = await saveMerged<WizardDraftFragment, DraftFields>({
      base: from,
      changes: sentChanges,
      fieldsOf: (one) => fieldsOf(valuesOfDraft(one)),
      async send(version) {
        const fields = version === 0 ? { ...firstStart, ...sentChanges } : sentChanges;
        const input = { ...inputOf(fields, current), ...(page && { page }), version };
        const answer = await latest.current.send(input);
        if (answer?.kind === 'stale') current = answer.current;
        return answer;
      },
    });
    setFailed(outcome === null);
    if (outcome === null) return null;
    if (outcome.kind === 'disputed') {
      dispute(outcome.fields);
      rebase(outcome.current, changesOf(fieldsOf(latest.current.held), fieldsOf(valuesOfDraft(from))));
      return null;
    }
    settle(outcome.row, sentFields);
    return outcome.row;
  }

  function settle(next: WizardDraftFragment, sentFields: DraftFields) {
    // Input during the wait for the response stays.
    const since = changesOf(fieldsOf(latest.current.held), sentFields);
    rebase(next, since);
    // Deleted at once: the page may be left before the next render, and the next page would restore input that is already saved.
    if (Object.keys(since).length + onlyTyped(latest.current.held).length === 0) localDraft.startAnew();
  }

  function dispute(fields: readonly string[]) {
    setDisputed(fields);
    latest.current.disputed = fields;
  }

  function use(refusal: Refusal | null) {
    setUsed(refusal);
    latest.current.used = refusal;
    dispute([]);
  }

  async function makeAgain() {
    const { base: from, held: sent } = latest.current;
    const sentFields = fieldsOf(sent);
    const input = { ...inputOf(sentFields, { skus: [] }), page: from.page, copiedFrom: from.copiedFrom };
    setSaving(true);
    const answer = await latest.current.send({ ...input, version: 0 }).finally(() => setSaving(false));
    setFailed(answer === null);
    if (answer === null) return;
    use(null);
    if (answer.kind !== 'stale') return settle(answer.row, sentFields);
    const mine = changesOf(fieldsOf(latest.current.held), fieldsOf(valuesOfDraft(answer.current)));
    dispute(Object.keys(mine));
    rebase(answer.current, mine);
  }

  /** Runs one save after the other. */
  function save(page?: WizardPage, change?: ValuesChange): Promise<WizardDraftFragment | null> {
    if (latest.current.disputed.length > 0 || latest.current.used) return Promise.resolve(null);
    if (change) {
      const { held: now } = latest.current;
      latest.current.held = { ...now, ...(typeof change === 'function' ? change(now) : change) };
      hold(latest.current.held);
    }
    const next = (running.current ?? Promise.resolve(null)).then(() => run(page));
    running.current = next;
    setSaving(true);
    return next.finally(() => {
      if (running.current !== next) return;
      running.current = null;
      setSaving(false);
    });
  }

  const saveNow = useRef(save);
  saveNow.current = save;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of what is unsaved begins the wait anew
  useEffect(() => {
    if (!isChanged || disputed.length > 0 || used) return;
    const timer = setTimeout(() => void saveNow.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [fingerprint, isChanged, disputed, used]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads only what is latest
  const look = useCallback(async () => {
    const { version } = latest.current.base;
    const refusal = await latest.current.lookUp(version);
    if (refusal && latest.current.base.version === version) use(refusal);
  }, []);
  usePolling(look, base.version > 0 && !used, disputed.length > 0 ? LOOK_MS.disputed : LOOK_MS.usual);

  // Another tab's save, delivered by the next response.
  const isNewer = row.version > base.version && !isChanged && !isSaving && disputed.length === 0 && !used;
  const isNewerDispute = row.version > base.version && disputed.length > 0 && !isSaving;
  useEffect(() => {
    if (isNewer) rebase(row, {});
    // The other tab's side is shown as it is by now.
    if (isNewerDispute) rebase(row, changes);
  });

  const [here, there] = [fieldsOf(held), fieldsOf(valuesOfDraft(base))];
  return {
    state: isSaving
      ? 'saving'
      : isFailed && isChanged && !used
        ? 'failed'
        : isChanged || isTyped || used
          ? 'unsaved'
          : 'saved',
    save,
    disputes: disputed.map((field) => ({ field, yours: here[field], theirs: there[field] })),
    used,
    noteUsed: use,
    makeAgain,
    keepMine() {
      dispute([]);
      void save();
    },
    takeTheirs() {
      hold(withFields(held, valuesOfDraft(base), disputed));
      setDisputed([]);
    },
    startFrom(next) {
      localDraft.startAnew();
      setBase(next);
      use(null);
      hold(valuesOfDraft(next));
    },
  };
}
