import type { ExperienceFacts } from '../../../schema/promotions/experiences.ts';
import { themesOf } from '../../../schema/promotions/promotionLook.ts';
import { FLOW_THEMES, type FlowTheme } from '../../../schema/promotions/promotionValues.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';

/** @throws Refusal flow_settings.redemption_flow_theme theme_not_offered where promotions of the experience are not shown in it */
export function checkTheme(theme: FlowTheme, experience: ExperienceFacts): void {
  if (!themesOf(experience).includes(theme))
    throw invalidField('flow_settings.redemption_flow_theme', 'theme_not_offered');
}

/** The theme of a new promotion: the one that is asked for, else that of the promotion it is copied from where it is shown in it, else the usual one. */
export function newTheme(
  experience: ExperienceFacts,
  {
    asked: requestedTheme,
    copied: copiedTheme,
  }: { asked: FlowTheme | undefined; copied: FlowTheme | undefined },
): FlowTheme {
  if (requestedTheme) checkTheme(requestedTheme, experience);
  const themes = themesOf(experience);
  return requestedTheme ?? themes.find((theme) => theme === copiedTheme) ?? themes[0] ?? FLOW_THEMES[0];
}
