import type { ReactNode } from 'react';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { useCan } from './AbilitiesContext.tsx';

/** Shows its children to holders of an ability. Comfort, never protection: the platform decides every time. */
export function Can({
  ability,
  children,
  otherwise = null,
}: {
  ability: Ability;
  children: ReactNode;
  otherwise?: ReactNode;
}) {
  return useCan()(ability) ? children : otherwise;
}
