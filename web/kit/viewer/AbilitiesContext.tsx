import { createContext, type ReactNode, useContext } from 'react';
import type { Ability } from '../../../schema/foundation/abilities.ts';

const AbilitiesContext = createContext<ReadonlySet<Ability>>(new Set());

/** Says below what the person signed in may do. */
export function AbilitiesProvider({
  abilities,
  children,
}: {
  abilities: ReadonlySet<Ability>;
  children: ReactNode;
}) {
  return <AbilitiesContext value={abilities}>{children}</AbilitiesContext>;
}

/** Asks what the person signed in may do: `const can = useCan(); can('viewBudget')`. */
export function useCan(): (ability: Ability) => boolean {
  const abilities = useContext(AbilitiesContext);
  return (ability) => abilities.has(ability);
}
