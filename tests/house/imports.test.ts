import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { isTest, textOf, writtenSources } from './tree.ts';

/** Which part may import which; tests may import anything. */
const PARTS: Record<string, readonly string[]> = {
  schema: ['schema'],
  operations: ['operations', 'schema'],
  recipient: ['recipient', 'schema'],
  web: ['web', 'operations', 'recipient', 'schema'],
  server: ['server', 'recipient', 'schema'],
  gateway: ['gateway', 'server', 'schema', 'codegen.ts'],
  platform: ['platform', 'server', 'recipient', 'schema'],
};

/** The rooms of the web, each with the rooms it may import; what is not named may be imported by nobody but app. */
const WEB_ROOMS: Record<string, readonly string[]> = {
  browser: [],
  build: [],
  catalogue: [],
  i18n: ['browser'],
  routes: [],
  navigation: ['browser', 'routes'],
  session: ['browser', 'i18n', 'navigation'],
  data: ['browser', 'i18n', 'session'],
  kit: ['browser', 'i18n', 'navigation', 'routes'],
  components: ['kit', 'data', 'i18n', 'navigation', 'routes', 'session'],
  screens: ['components', 'kit', 'data', 'i18n', 'navigation', 'routes', 'session', 'browser'],
  app: ['screens', 'components', 'kit', 'data', 'i18n', 'navigation', 'routes', 'session', 'browser'],
};

/** The rooms of the platform, each with the rooms it may import; its doors (`main`, `app`) put them together. */
const PLATFORM_ROOMS: Record<string, readonly string[]> = {
  i18n: [],
  documents: [],
  memory: [],
  database: ['memory'],
  clock: ['database', 'access'],
  secrets: ['database'],
  codes: ['commands', 'database', 'secrets', 'access', 'http'],
  // What every command begins with; only the commands of the rooms import it.
  commands: ['codes', 'database'],
  providers: ['database', 'http', 'jobs', 'codes'],
  search: ['commands', 'database', 'http', 'access', 'changes', 'jobs', 'media', 'secrets'],
  http: ['database', 'i18n'],
  access: ['database', 'http', 'i18n'],
  ledger: ['database', 'access'],
  changes: ['database', 'http', 'access', 'ledger'],
  jobs: ['database', 'http', 'access'],
  oidc: ['database', 'http', 'access', 'changes', 'secrets'],
  sms: ['jobs'],
  mail: ['database', 'i18n', 'access', 'jobs', 'oidc', 'sms'],
  outbound: [],
  media: ['database', 'http', 'access', 'changes', 'codes', 'outbound', 'secrets'],
  sealedFiles: ['database', 'http', 'access', 'changes', 'codes', 'jobs', 'media', 'memory'],
  reconciliation: ['commands', 'database', 'access', 'changes', 'jobs'],
  resources: [
    'commands',
    'database',
    'http',
    'i18n',
    'access',
    'clock',
    'codes',
    'providers',
    'ledger',
    'changes',
    'documents',
    'jobs',
    'mail',
    'media',
    'memory',
    'oidc',
    'outbound',
    'sealedFiles',
    'search',
    'secrets',
    'sms',
  ],
  recipientPages: [
    'database',
    'http',
    'ledger',
    'access',
    'changes',
    'codes',
    'mail',
    'media',
    'oidc',
    'providers',
    'resources',
    'sms',
  ],
  worker: [
    'clock',
    'codes',
    'providers',
    'database',
    'http',
    'jobs',
    'mail',
    'media',
    'outbound',
    'reconciliation',
    'resources',
    'sealedFiles',
    'search',
    'sms',
    'demo',
  ],
  demo: [
    'commands',
    'changes',
    'codes',
    'database',
    'access',
    'jobs',
    'ledger',
    'media',
    'oidc',
    'resources',
    'search',
  ],
  setup: ['codes', 'commands', 'database', 'access', 'changes', 'resources'],
  tools: ['database'],
};

/** The rooms of the gateway, each with the rooms it may import; what is not named may be imported by its doors alone. */
const GATEWAY_ROOMS: Record<string, readonly string[]> = {
  sdl: [],
  errors: [],
  metrics: [],
  rest: ['errors', 'metrics', 'sdl'],
  search: ['errors', 'metrics', 'rest', 'sdl'],
  shared: [],
  session: ['errors', 'shared'],
  sources: ['errors', 'rest', 'sdl', 'search'],
  context: ['rest', 'sdl', 'search', 'session', 'sources'],
  resolvers: ['context', 'search'],
  limits: ['context', 'errors', 'rest', 'session', 'shared'],
  graph: ['context', 'errors', 'http', 'limits', 'metrics', 'resolvers', 'rest', 'sdl', 'search', 'session'],
  http: ['errors', 'limits', 'metrics', 'rest', 'session'],
  playground: ['http'],
  catalogue: ['http', 'metrics', 'rest'],
  start: ['http'],
  tools: ['graph', 'rest', 'sdl'],
};

/** The parts whose rooms stand in a table. */
const ROOMS: Record<string, Record<string, readonly string[]>> = {
  web: WEB_ROOMS,
  platform: PLATFORM_ROOMS,
  gateway: GATEWAY_ROOMS,
};

interface Import {
  file: string;
  target: string;
}

const imports: Import[] = writtenSources()
  .filter((file) => !isTest(file))
  .flatMap((file) => targetsOf(file).map((target) => ({ file, target })));

function targetsOf(file: string): string[] {
  const found = textOf(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g);
  return [...found].map(([, path]) => normalize(join(dirname(file), path ?? '')));
}

const show = ({ file, target }: Import) => `${file} → ${target}`;

test('imports point one way between the parts', () => {
  const wrong = imports.filter(({ file, target }) => {
    const allowed = PARTS[partOf(file)];
    return allowed !== undefined && !allowed.includes(partOf(target));
  });
  expect(wrong.map(show)).toEqual([]);
});

test.each(Object.entries(ROOMS))('imports point one way between the rooms of %s', (part, allowed) => {
  const wrong = imports.filter(({ file, target }) => {
    const [own, other] = [roomOf(part, file), roomOf(part, target)];
    if (!own || !other || own === other || target.includes('.css') || other === 'locales') return false;
    return !isForeignKey(file, target) && !(allowed[own] ?? []).includes(other);
  });
  expect(wrong.map(show)).toEqual([]);
});

test.each(Object.entries(ROOMS))('every room of %s stands in the table', (part, allowed) => {
  const rooms = new Set(writtenSources().map((file) => roomOf(part, file)));
  const unknown = [...rooms].filter((room) => room && !(room in allowed));
  expect(unknown.filter((room) => room !== 'testing')).toEqual([]);
});

test('production code imports no test harness', () => {
  const wrong = imports.filter(({ file, target }) => !isTest(file) && target.includes('/testing/'));
  expect(wrong.map(show)).toEqual([]);
});

test('a folder of screens imports no other folder of screens', () => {
  const wrong = imports.filter(({ file, target }) => {
    const [own, other] = [screenFolder(file), screenFolder(target)];
    return own !== null && other !== null && own !== other;
  });
  expect(wrong.map(show)).toEqual([]);
});

test('parts that load on demand are lazy parts, which recover from a failure; React’s own do not', () => {
  const wrong = writtenSources().filter(
    (file) => /^web\//.test(file) && !isTest(file) && /\blazy\b[^}]*\} from 'react'/.test(textOf(file)),
  );
  expect(wrong).toEqual(['web/kit/loading/lazyPart.tsx']);
});

test('relative imports name their extension', () => {
  const wrong = imports.filter(
    ({ target }) => !/\.(ts|tsx|css|json|svg|png|graphql|woff2)(\?\w+)?$/.test(target),
  );
  expect(wrong.map(show)).toEqual([]);
});

function partOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** The folder of a part that a file lives in; null for the part's own doors, and for other parts. */
function roomOf(part: string, path: string): string | null {
  const [first, room, ...rest] = path.split('/');
  return first === part && room && rest.length > 0 ? room : null;
}

/** A table names the table it refers to, wherever that stands. */
function isForeignKey(file: string, target: string): boolean {
  return file.endsWith('/table.ts') && target.endsWith('/table.ts');
}

function screenFolder(path: string): string | null {
  return /^web\/screens\/([^/]+)\//.exec(path)?.[1] ?? null;
}
