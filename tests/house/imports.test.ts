import { expect, test } from 'vitest';
import { documentImports, type Import, productImports } from './productImports.ts';
import { CAPABILITIES, isTest, textOf, writtenSources } from './tree.ts';

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

/**
 * Folders of a part that are no capability, each with the other folders that it may import; `capabilities` stands for all of them. A folder that is not
 * named here may import everything of its part, and only the files at the root of the part may import it.
 */
const OTHER_FOLDERS: Record<string, Record<string, readonly string[]>> = {
  web: {
    browser: [],
    build: [],
    i18n: ['browser'],
    routes: [],
    navigation: ['browser', 'routes'],
    session: ['browser', 'i18n', 'navigation'],
    data: ['browser', 'i18n', 'session'],
    kit: ['browser', 'i18n', 'navigation', 'routes'],
    capabilities: ['browser', 'data', 'i18n', 'kit', 'navigation', 'routes', 'session'],
    'ui-components': ['browser', 'capabilities', 'i18n', 'kit', 'routes'],
  },
  platform: {
    capabilities: [],
  },
  gateway: {
    sdl: [],
    capabilities: ['context', 'sdl'],
    context: ['capabilities', 'sdl'],
    tools: ['capabilities', 'sdl'],
    start: ['capabilities'],
  },
};

const show = ({ file, target }: Import) => `${file} → ${target}`;

test('imports point one way between the parts', () => {
  const wrong = productImports.filter(({ file, target }) => {
    const allowed = PARTS[partOf(file)];
    return allowed !== undefined && !allowed.includes(partOf(target));
  });
  expect(wrong.map(show)).toEqual([]);
});

test('a capability imports only those before it, in documents too', () => {
  const wrong = [...productImports, ...documentImports].filter(({ file, target }) => {
    const [own, other] = [capabilityOf(file), capabilityOf(target)];
    if (!own || !other || partOf(file) !== partOf(target)) return false;
    return CAPABILITIES.indexOf(other) > CAPABILITIES.indexOf(own);
  });
  expect(wrong.map(show)).toEqual([]);
});

test('a capability imports of another one its interface, its tables and its routes; in the web what is shared', () => {
  const wrong = productImports.filter(({ file, target }) => {
    const [own, other] = [capabilityOf(file), capabilityOf(target)];
    if (!own || !other || own === other || other === 'foundation') return false;
    const part = partOf(target);
    if (part !== partOf(file) || part === 'schema' || part === 'operations') return false;
    const path = target.split('/').slice(2).join('/');
    return !/^interface\.ts$|^shared\/|(^|\/)routes\.ts$|(^|\/)(table|\w+Table)\.ts$/.test(path);
  });
  expect(wrong.map(show)).toEqual([]);
});

test.each(Object.entries(OTHER_FOLDERS))(
  'imports point one way between the folders of %s',
  (part, allowed) => {
    const wrong = productImports.filter(({ file, target }) => {
      const [own, other] = [folderOf(part, file), folderOf(part, target)];
      if (!own || !other || own === other || target.includes('.css') || other === 'locales') return false;
      return allowed[own] !== undefined && !allowed[own].includes(other);
    });
    expect(wrong.map(show)).toEqual([]);
  },
);

test('the public catalog is an application of its own', () => {
  const wrong = productImports.filter(
    ({ file, target }) =>
      file.startsWith('web/catalog/publicPages/') &&
      /^web\/(?!catalog\/publicPages\/|locales\/|.*\.css$)/.test(target),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('production code imports no test harness', () => {
  const wrong = productImports.filter(({ file, target }) => !isTest(file) && target.includes('/testing/'));
  expect(wrong.map(show)).toEqual([]);
});

test('parts that load on demand are lazy parts, which recover from a failure; React’s own do not', () => {
  const wrong = writtenSources().filter(
    (file) => /^web\//.test(file) && !isTest(file) && /\blazy\b[^}]*\} from 'react'/.test(textOf(file)),
  );
  expect(wrong).toEqual(['web/kit/loading/lazyPart.tsx']);
});

test('relative imports name their extension', () => {
  const wrong = productImports.filter(
    ({ target }) => !/\.(ts|tsx|css|json|svg|png|graphql|woff2)(\?\w+)?$/.test(target),
  );
  expect(wrong.map(show)).toEqual([]);
});

function partOf(path: string): string {
  return path.split('/')[0] ?? '';
}

/** The capability of a file; null for the files that put capabilities together. */
function capabilityOf(path: string): string | null {
  const [part = '', folder = ''] = path.split('/');
  return part in PARTS && CAPABILITIES.includes(folder) ? folder : null;
}

/** The folder of a part that a file lives in, `capabilities` for any of these; null at the root of the part, and in other parts. */
function folderOf(part: string, path: string): string | null {
  const [first, folder, ...rest] = path.split('/');
  if (first !== part || !folder || rest.length === 0) return null;
  return CAPABILITIES.includes(folder) ? 'capabilities' : folder;
}
