import { useState } from 'react';
import type { WizardDraftFragment } from '../../../operations/promotions/wizard/WizardFrame.generated.ts';
import { draftSettings } from '../../../schema/promotions/promotionDrafts.ts';
import { SETTING_NAMES } from '../../../schema/promotions/promotionPaths.ts';
import type { PromotionSettings } from '../../../schema/promotions/promotionValues.ts';
import type { PromotionFormValues } from '../promotionSettings/promotionForm.ts';

/** The input of a wizard, as a page holds it. */
export interface DraftValues {
  experienceId: string | null;
  skus: readonly string[];
  settings: Partial<PromotionFormValues>;
}

/** The input, field by field: the experience, each reward separately, each setting. This lets two tabs merge. */
export type DraftFields = Record<string, unknown>;

const REWARD = 'reward.';

export const valuesOfDraft = ({ experienceId, skus, settings }: WizardDraftFragment): DraftValues => {
  const { __typename: _, ...storedSettings } = settings as typeof settings & { __typename?: string };
  return { experienceId: experienceId ?? null, skus, settings: storedSettings as PromotionSettings };
};

/** The fields of a page's input; a setting that a draft cannot store as typed, such as letters for a number, is omitted. */
export function fieldsOf({ experienceId, skus, settings }: DraftValues): DraftFields {
  const readable = SETTING_NAMES.flatMap((name) => {
    const read = draftSettings.shape[name].safeParse(plain(name, settings[name]));
    return read.success ? [[name, read.data]] : [];
  });
  return {
    experienceId,
    ...Object.fromEntries(skus.map((sku) => [REWARD + sku, true])),
    ...Object.fromEntries(readable),
  };
}

/** Settings that a draft cannot store as typed: they stay on the page until they are corrected. */
export const onlyTyped = ({ settings }: DraftValues): string[] =>
  SETTING_NAMES.filter(
    (name) =>
      settings[name] !== undefined &&
      !draftSettings.shape[name].safeParse(plain(name, settings[name])).success,
  );

/** A value in the format of drafts: blank texts are absent, except for the name; digits are a number. */
function plain(name: string, value: unknown): unknown {
  if (name === 'name') return value ?? '';
  if (name === 'redemptionExpirationDelay' && typeof value === 'string')
    return /^\d{1,9}$/.test(value.trim()) ? Number(value) : value.trim() === '' ? null : value;
  return value === '' ? null : value;
}

/** Fields that differ; a removed reward is null. */
export function changesOf(now: DraftFields, base: DraftFields): DraftFields {
  const names = new Set([
    ...Object.keys(now),
    ...Object.keys(base).filter((name) => name.startsWith(REWARD)),
  ]);
  const changed = [...names].filter(
    (name) => JSON.stringify(now[name] ?? null) !== JSON.stringify(base[name] ?? null),
  );
  return Object.fromEntries(changed.map((name) => [name, now[name] ?? null]));
}

/** Changes in the format of a save of this draft: rewards from concurrent choices stay. */
export function inputOf(changes: DraftFields, current: Pick<WizardDraftFragment, 'skus'>) {
  const rewards = Object.entries(changes).filter(([name]) => name.startsWith(REWARD));
  const settings = Object.entries(changes).filter(
    ([name]) => name !== 'experienceId' && !name.startsWith(REWARD),
  );
  const skuOf = (name: string) => name.slice(REWARD.length);
  const removedSkus = rewards.filter(([, is]) => !is).map(([name]) => skuOf(name));
  const addedSkus = rewards.filter(([, is]) => is).map(([name]) => skuOf(name));
  const left = current.skus.filter((sku) => !removedSkus.includes(sku) && !addedSkus.includes(sku));
  return {
    ...('experienceId' in changes && { experienceId: changes.experienceId as string | null }),
    ...(rewards.length > 0 && { skus: [...left, ...addedSkus] }),
    ...(settings.length > 0 && { settings: Object.fromEntries(settings) }),
  };
}

/** The values, with some fields taken from another draft. */
export function withFields(values: DraftValues, from: DraftValues, names: readonly string[]): DraftValues {
  const fields = fieldsOf(from);
  const rewards = names.filter((name) => name.startsWith(REWARD)).map((name) => name.slice(REWARD.length));
  const there = new Set(from.skus);
  const added = from.skus.filter((sku) => rewards.includes(sku) && !values.skus.includes(sku));
  const settings = names.filter((name) => name !== 'experienceId' && !name.startsWith(REWARD));
  return {
    experienceId: names.includes('experienceId') ? from.experienceId : values.experienceId,
    skus: [...values.skus.filter((sku) => !rewards.includes(sku) || there.has(sku)), ...added],
    settings: {
      ...values.settings,
      ...Object.fromEntries(settings.map((name) => [name, fields[name]])),
    },
  };
}

/** The draft values of a page without its own form. */
export function useHeldDraft(row: WizardDraftFragment): {
  held: DraftValues;
  hold: (values: DraftValues) => void;
} {
  const [held, hold] = useState(() => valuesOfDraft(row));
  return { held, hold };
}
