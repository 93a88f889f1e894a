/** Fetches the signed-in application: Apollo, the controls and the shell stay out of the login page's script. */
export const loadSignedIn = () => import('./SignedInApp.tsx');
