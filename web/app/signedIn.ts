import { lazy } from 'react';

/** Fetches the signed-in application: Apollo, the controls and the shell stay out of the login page's script. */
export const loadSignedIn = () => import('./SignedInApp.tsx');

export const SignedInApp = lazy(() => loadSignedIn().then((module) => ({ default: module.SignedInApp })));
