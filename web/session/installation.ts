import { createContext, use } from 'react';

/** Settings of this installation that screens need. The shell asks for them; a screen never does. */
export interface Installation {
  /** Address of the administration site; null where the application's own screens are used. */
  adminAddress: string | null;
  /** Suffix of a portal's domain, with its dot; empty as long as it is unknown. */
  portalSuffix: string;
}

export const InstallationContext = createContext<Installation>({ adminAddress: null, portalSuffix: '' });

/** The settings of this installation. */
export const useInstallation = (): Installation => use(InstallationContext);
