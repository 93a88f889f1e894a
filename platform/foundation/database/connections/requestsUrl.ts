/** The role of requests: migrations grant it its rights, and on a server it logs in. It owns nothing and is a member of nothing. */
export const REQUESTS_ROLE = 'guerdon_app';

/**
 * The URL by which requests log in where `DATABASE_REQUESTS_URL` names none: the owner's, with the name of their role.
 * @throws Error when the owner's connection string is not a URL
 */
export function requestsUrlOf(ownerUrl: string): string {
  if (!URL.canParse(ownerUrl))
    throw new Error(
      'The environment is not right:\n  DATABASE_REQUESTS_URL: required, because DATABASE_URL is not a URL',
    );
  const url = new URL(ownerUrl);
  url.username = REQUESTS_ROLE;
  return url.href;
}
