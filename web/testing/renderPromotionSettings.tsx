// Only for tests: the form of a promotion's settings, its requests, and a person's actions on it.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useMemo } from 'react';
import type { PromotionSettings } from '../../schema/promotions/promotionValues.ts';
import { Button } from '../kit/actions/Button.tsx';
import { Form } from '../kit/form/Form.tsx';
import { useForm } from '../kit/form/useForm.ts';
import { PromotionSettingsFields } from '../promotions/promotionSettings/PromotionSettingsFields.tsx';
import {
  type PromotionFacts,
  promotionFormRules,
  settingsAsked,
} from '../promotions/promotionSettings/promotionForm.ts';
import { experienceFacts, validSettings } from './data/promotionData.ts';
import { renderScreen, type ScreenOptions } from './renderScreen.tsx';

/** The form's requests since it was shown. */
export const sent: PromotionSettings[] = [];

export interface SettingsInput {
  settings?: Partial<PromotionSettings>;
  experience?: Parameters<typeof experienceFacts>[0];
  sections?: Parameters<typeof experienceFacts>[1];
  /** Domain labels that other promotions have. */
  taken?: readonly string[];
  supportEmail?: string;
}

function TestForm({ facts, given }: { facts: PromotionFacts; given: SettingsInput }) {
  const rules = useMemo(() => promotionFormRules(facts), [facts]);
  const form = useForm(rules, validSettings(given.settings));
  return (
    <Form form={form} label="Settings" onSubmit={(valid) => void sent.push(settingsAsked(valid, facts))}>
      <PromotionSettingsFields form={form} facts={facts} portalSuffix=".rewards.example" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

export function show(input: SettingsInput = {}, world: Partial<ScreenOptions> = {}) {
  sent.length = 0;
  const facts = {
    experience: experienceFacts(input.experience, input.sections),
    operatingCountries: ['FR', 'US'],
    supportEmail: input.supportEmail ?? null,
  };
  const takenDomains = input.taken ?? [];
  return renderScreen(<TestForm facts={facts} given={input} />, {
    answers: {
      PromotionPortal: (variables) => ({
        data: {
          isPortalDomainTaken: takenDomains.includes((variables as unknown as { label: string }).label),
        },
      }),
    },
    ...world,
  });
}

export const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));
export const part = (name: string) => within(screen.getByRole('region', { name }));
const group = (name: RegExp) => within(screen.getByRole('radiogroup', { name }));
export const choose = (where: RegExp, what: string | RegExp) =>
  fireEvent.click(group(where).getByRole('radio', { name: what }));
export const radio = (where: RegExp, what: string) =>
  group(where).queryByRole<HTMLInputElement>('radio', { name: what });
export const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const countOf = (text: string) => screen.getAllByText(text).length;
