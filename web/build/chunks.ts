import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The bundler's information about a module. */
export interface ModuleInfos {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A script file with its name and its entry points: modules, or folders of modules. It also contains everything that these import. */
type Chunk = readonly [name: string, ...doors: string[]];

const folders = (...names: string[]) => names.map((name) => `kit/${name}`);
const fields = (...names: string[]) => names.map((name) => `kit/fields/${name}Field.tsx`);

/** Each chunk has what the chunks before it lack: the shell runs before any screen, and nearly every screen uses the kit. */
const TRUNK: readonly Chunk[] = [
  ['shell', 'app/boot/SignedInApp.tsx'],
  [
    'kit',
    ...folders('actions', 'feedback', 'filters', 'layout', 'list', 'table', 'values', 'viewer'),
    'foundation/forms/ScreenBoundary.tsx',
    'reports/savedViews/SavedViewsMenu.tsx',
    'data/useScreenQuery.ts',
    'data/useScreenMutation.ts',
    '../operations/readFragment.ts',
    // The start of most visits: pieces that several screens of advertisers and promotions share.
    'foundation/explain/ExplainFigure.tsx',
    'foundation/charts/RedemptionsChart.tsx',
    'foundation/charts/usePeriod.ts',
    'advertisers/advertisers/list/advertiserList.ts',
    'advertisers/advertisers/list/Notifications.tsx',
    'promotions/promotions/list/AdvertiserPromotionsTab.tsx',
  ],
];

/** Pieces that only some screens need, each in its own chunk; what two of these share belongs to the kit. */
const BRANCHES: readonly Chunk[] = [
  ['days', ...fields('Day'), 'kit/fields/RangePanel.tsx'],
  // Filters of reports choose from long lists and need no form with its rules.
  ['pickers', ...fields('Picker', 'MultiPicker')],
  [
    'form',
    ...folders('form', 'upload'),
    'foundation/forms/useUploadCalls.ts',
    '../schema/advertisers/advertisers.ts',
    '../schema/foundation/text/ruleIssue.ts',
    ...fields('File', 'Text', 'TextArea', 'Number', 'Checkbox', 'CheckboxGroup', 'Radio'),
  ],
  ['bars', 'kit/charts/Bars.tsx'],
];

const WEB = resolve(import.meta.dirname, '..');
let chunks: ReadonlyMap<string, string> | undefined;

/**
 * The chunk of a module; null if the module stays with the screens that use it. A chunk grows with its own content, never
 * with the number of screens that use it: a chunk of everything that several screens share would make all screens larger with each new one.
 */
export function chunkOf(id: string, modules: ModuleInfos): string | null {
  // One style sheet for all screens: small, and one request instead of one per piece of a screen.
  if (id.endsWith('.module.css')) return 'shell';
  chunks ??= chunksOf(modules);
  return chunks.get(id) ?? null;
}

/** Every module of a chunk. */
export function chunksOf(modules: ModuleInfos): ReadonlyMap<string, string> {
  const chunkById = new Map<string, string>();
  for (const [name, ...doors] of TRUNK)
    for (const id of modulesBehind(doors, modules)) if (!chunkById.has(id)) chunkById.set(id, name);
  const own = new Map<string, string>();
  for (const [name, ...doors] of BRANCHES)
    for (const id of modulesBehind(doors, modules))
      if (!chunkById.has(id)) own.set(id, own.has(id) ? 'kit' : name);
  return new Map([...own, ...chunkById]);
}

/** All modules that these entry points reach. */
function modulesBehind(doors: readonly string[], modules: ModuleInfos): Set<string> {
  const ids = new Set(doors.flatMap(filesOf).filter((id) => modules.getModuleInfo(id)));
  for (const id of ids) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) ids.add(next);
  return ids;
}

function filesOf(door: string): string[] {
  const place = join(WEB, door);
  if (statSync(place).isFile()) return [place];
  return readdirSync(place)
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => join(place, name));
}
