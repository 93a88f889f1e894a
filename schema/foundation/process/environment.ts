// Environment variables that both processes read alike; each adds its own and checks the whole at boot.
import { z } from 'zod';
import { objectStorageEnvironment } from './objectStorage.ts';
import { SettingError } from './settingError.ts';
import { UPLOAD_EXTENSIONS, type UploadExtension, USUAL_EXTENSIONS } from './uploadTypes.ts';

/** Settings shared by platform and gateway. */
export const sharedEnvironment = z.object({
  PUBLIC_URL: z.url().default('http://localhost:4000'),
  PLATFORM_URL: z.url().default('http://localhost:4100'),
  OIDC_ISSUER: z.url().optional(),
  DATABASE_URL: z.string().min(1).optional(),
  GUERDON_ENVIRONMENT: z.string().min(1).optional(),
  PUBLIC_CATALOGUE_SELLER: z.string().min(1).optional(),
  UPLOAD_TYPES: z
    .string()
    .transform((list) => list.split(',').map((extension) => extension.trim().toLowerCase()))
    .pipe(
      z.array(
        z.enum(UPLOAD_EXTENSIONS, { error: `expected some of ${UPLOAD_EXTENSIONS.join(', ')}, by commas` }),
      ),
    )
    .optional(),
  GUERDON_DEMO: z.enum(['public']).optional(),
  DRAIN_DELAY: z.coerce.number().min(0).max(8).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ...objectStorageEnvironment.shape,
});

/** Reads an environment by its schema, or throws one message that lists everything wrong. */
export function readEnvironment<T>(schema: z.ZodType<T>, source: Record<string, string | undefined>): T {
  const present = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== '' && value !== undefined),
  );
  const read = schema.safeParse(present);
  const wrong = read.success ? [] : read.error.issues;
  const lines = wrong.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  if (isDemo(present) && isPublic(present)) lines.push(PUBLIC_DEMO);
  if (read.success && lines.length === 0) return read.data;
  throw new SettingError(`The environment is not right:\n${lines.join('\n')}`);
}

/** Demo mode: neither a database server nor an issuer is named (design: running it). */
export function isDemo(environment: {
  DATABASE_URL?: string | undefined;
  OIDC_ISSUER?: string | undefined;
}): boolean {
  return !environment.DATABASE_URL && !environment.OIDC_ISSUER;
}

/** Milliseconds for which a process still accepts requests after SIGTERM, while its probe already fails. A demo has no load balancer. */
export function drainDelayMsOf(
  environment: { DRAIN_DELAY?: number | undefined } & Parameters<typeof isDemo>[0],
): number {
  return 1000 * (environment.DRAIN_DELAY ?? (isDemo(environment) ? 0 : 3));
}

/** The seller whose publications the public catalog shows, by `ui_id`: in demo mode the largest retailer; null without a public catalog. */
export function publicCatalogueSeller(
  environment: { PUBLIC_CATALOGUE_SELLER?: string | undefined } & Parameters<typeof isDemo>[0],
): string | null {
  return environment.PUBLIC_CATALOGUE_SELLER ?? (isDemo(environment) ? 'northwind' : null);
}

const PUBLIC_DEMO =
  '  PUBLIC_URL: in demo mode everybody knows the passwords, so it has to be on localhost; name DATABASE_URL or OIDC_ISSUER, or set GUERDON_DEMO=public';

/** True if other machines reach the address and no setting allows a public demo. */
function isPublic({ PUBLIC_URL, GUERDON_DEMO }: Record<string, string | undefined>): boolean {
  if (!PUBLIC_URL || GUERDON_DEMO === 'public' || !URL.canParse(PUBLIC_URL)) return false;
  return !/^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(new URL(PUBLIC_URL).hostname);
}

/** The extensions of files that people may send (UPLOAD-13). The demo takes spreadsheets too (UPLOAD-14). */
export const uploadTypesOf = (
  read: Pick<z.output<typeof sharedEnvironment>, 'UPLOAD_TYPES'> & Parameters<typeof isDemo>[0],
): readonly UploadExtension[] =>
  read.UPLOAD_TYPES ?? (isDemo(read) ? [...USUAL_EXTENSIONS, 'xlsx'] : USUAL_EXTENSIONS);
