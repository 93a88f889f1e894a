import { createContext, type ReactNode, useContext } from 'react';
import { DEFAULT_TIME_ZONE } from '../../../schema/foundation/dates/dates.ts';

const ZoneContext = createContext<string>(DEFAULT_TIME_ZONE);

/** Says below in which IANA time zone the person reads dates; Europe/Paris when they have none (FMT-1). */
export function ZoneProvider({ zone, children }: { zone: string | null | undefined; children: ReactNode }) {
  return <ZoneContext value={zone || DEFAULT_TIME_ZONE}>{children}</ZoneContext>;
}

/** The IANA time zone the person reads dates in. */
export function useZone(): string {
  return useContext(ZoneContext);
}
