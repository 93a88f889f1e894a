import { useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useRef } from 'react';
import { ShellDocument, type ShellQuery } from '../../../operations/people/session/Shell.generated.ts';
import { ABILITIES, type Ability } from '../../../schema/foundation/abilities.ts';
import { failuresOf } from '../../data/failures/callError.ts';
import type { OpeningView } from '../../kit/list/listViews.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Links } from './menu.ts';

/** The running version, for the banner and the footer. */
export interface Build {
  version: string;
  environment: string;
  /** Extensions of files that may be sent. */
  uploadTypes: readonly string[];
  /** Suffix of a portal's domain, with its dot. */
  portalSuffix: string;
}

export type ShellState =
  | { state: 'waiting' }
  | { state: 'no_roles' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready';
      viewer: Viewer;
      /** The saved views that lists open with. */
      opening: readonly OpeningView[];
      build: Build | null;
      links: Links;
    };

/**
 * Asks who is signed in and what is running: once at the start, and again whenever the person comes back to this tab. A later failure leaves the
 * shell as it is: only the first answer decides whether there is an application.
 */
export function useShell(): ShellState {
  const {
    data: answered,
    previousData,
    loading,
    error,
    refetch,
  } = useQuery(ShellDocument, {
    errorPolicy: 'all',
  });
  // During a refetch, the viewer stays the same until the answer arrives, so that the screen and its input stay.
  const data = answered ?? (loading ? previousData : undefined);
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') refetch().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [refetch]);

  const lastReady = useRef<ShellState | null>(null);
  const state = useMemo((): ShellState => {
    if (
      failuresOf(error).some(
        ({ code, errorName }) => code === 'NO_ROLES_FOUND' || errorName === 'no_roles_found',
      )
    )
      return { state: 'no_roles' };
    if (data?.viewer) {
      return {
        state: 'ready',
        viewer: viewerOf(data.viewer),
        opening: data.viewer.defaultViews,
        build: data.build ?? null,
        links: linksOf(data.build),
      };
    }
    const retry = () => void refetch().catch(() => undefined);
    return error || data ? { state: 'failed', retry } : { state: 'waiting' };
  }, [data, error, refetch]);
  if (state.state === 'ready') lastReady.current = state;
  return state.state === 'failed' ? (lastReady.current ?? state) : state;
}

type GraphViewer = NonNullable<ShellQuery['viewer']>;

function viewerOf({ account, organization, ...viewer }: GraphViewer): Viewer {
  const abilities = ABILITIES.filter((ability) => viewer.abilities.includes(ability));
  return {
    accountId: account.id,
    name: account.name,
    email: account.email,
    locale: account.locale,
    timezone: account.timezone,
    reports: {
      version: account.version,
      timezone: account.reportTimezone,
      scope: account.reportTimeframeScope,
    },
    abilities: new Set<Ability>(abilities),
    isStaff: viewer.isStaff,
    advertiserCount: viewer.advertiserCount,
    onlyAdvertiserId: viewer.onlyAdvertiserId,
    organizationName: organization.name,
    uiId: organization.uiId,
  };
}

// Placeholders for addresses that the environment does not configure.
const CONTACT = 'mailto:support@guerdon.example';
const SOCIAL = 'https://social.guerdon.example/';

function linksOf(build: ShellQuery['build'] | undefined): Links {
  const { contact, social, catalogue, admin } = build?.links ?? {};
  return {
    contact: contact ?? CONTACT,
    social: social ?? SOCIAL,
    catalogue: catalogue ?? null,
    admin: admin ?? null,
  };
}
