import { createContext, use } from 'react';
import type { Ability, Access } from '../../schema/foundation/abilities.ts';
import type { TimeframeScope } from '../../schema/foundation/dates/timeframeScopes.ts';

/** The signed-in person, with the data that the shell, its guard and its menu need. */
export interface Viewer {
  accountId: string;
  name: string;
  email: string;
  /** Language of the interface. */
  locale: string;
  /** IANA zone in which dates are read. */
  timezone: string;
  /** Preferences for reports; a save of them names `version`, that of the account. */
  reports: { version: number; timezone: string | null; scope: TimeframeScope | null };
  abilities: ReadonlySet<Ability>;
  /** Operator staff: sees the administration entries. */
  isStaff: boolean;
  advertiserCount: number;
  /** Set when the account sees exactly one advertiser. */
  onlyAdvertiserId: string | null;
  organizationName: string;
  /** The organization's theme; if it differs from the one at the start, the application reloads (GUARD-8). */
  uiId: string;
}

/** Returns true if a visitor passes this access rule; null is a visitor without a session. */
export function mayPass(access: Access, viewer: Pick<Viewer, 'abilities'> | null): boolean {
  if (access === 'public') return true;
  if (!viewer) return false;
  return access === 'signedIn' || viewer.abilities.has(access);
}

export const ViewerContext = createContext<Viewer | null>(null);

/** The signed-in person; only available inside the signed-in application. */
export function useViewer(): Viewer {
  const viewer = use(ViewerContext);
  if (!viewer) throw new Error('useViewer needs the signed-in application around it');
  return viewer;
}
