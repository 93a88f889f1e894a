import type { AuthenticationSystem } from '../schema/promotions/experiences.ts';

/** Ways to verify an address that a promotion offers, and that suit the recipient; without a recipient, all of them. */
export function offeredSystems({
  systems,
  recipient,
}: {
  systems: readonly AuthenticationSystem[];
  recipient: { provider: string } | null;
}): ('email' | 'mobile')[] {
  const offered = (['email', 'mobile'] as const).filter((system) => systems.includes(system));
  const own = recipient && offered.filter((system) => system === recipient.provider);
  return own && own.length > 0 ? own : offered;
}
