import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What the bundler tells of a module. */
export interface ModuleInfos {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/** A file of script by its name, and its doors: modules, or folders of modules. What these need comes with them. */
type Chunk = readonly [name: string, ...doors: string[]];

const folders = (...names: string[]) => names.map((name) => `kit/${name}`);
const fields = (...names: string[]) => names.map((name) => `kit/fields/${name}Field.tsx`);

/** Each has what those before it do not have: the shell runs before any screen does, and nearly every screen is made of the kit. */
const TRUNK: readonly Chunk[] = [
  ['shell', 'app/SignedInApp.tsx'],
  [
    'kit',
    ...folders('actions', 'feedback', 'filters', 'layout', 'list', 'table', 'values', 'viewer'),
    'components/ScreenBoundary.tsx',
    'components/savedViews/SavedViewsMenu.tsx',
    'data/useScreenQuery.ts',
    'data/useScreenMutation.ts',
    '../operations/readFragment.ts',
    // Where most visits begin: what several screens of advertisers and promotions have.
    'components/ExplainFigure.tsx',
    'components/RedemptionsChart.tsx',
    'components/usePeriod.ts',
    'screens/advertisers/invalidateAdvertiserLists.ts',
    'screens/advertisers/Notifications.tsx',
    'screens/advertisers/useBackToList.ts',
    'screens/promotions/AdvertiserPromotionsTab.tsx',
  ],
];

/** What some screens have beside it, each by itself; what two of them need is the kit's. */
const BRANCHES: readonly Chunk[] = [
  ['days', ...fields('Day'), 'kit/fields/RangePanel.tsx'],
  // Filters of reports choose among many, and need no form with its rules.
  ['pickers', ...fields('Picker', 'MultiPicker')],
  [
    'form',
    ...folders('form', 'upload'),
    'components/useUploadCalls.ts',
    '../schema/rules/advertisers.ts',
    '../schema/rules/ruleIssue.ts',
    ...fields('File', 'Text', 'TextArea', 'Number', 'Checkbox', 'CheckboxGroup', 'Radio'),
  ],
  ['bars', 'kit/charts/Bars.tsx'],
];

const WEB = resolve(import.meta.dirname, '..');
let chunks: ReadonlyMap<string, string> | undefined;

/**
 * The chunk that a module comes with; null for one that comes with the screens that use it. A chunk grows with what is built into it, never
 * with the number of screens that use it: were one made of what several screens share, each new screen would make all others larger.
 */
export function chunkOf(id: string, modules: ModuleInfos): string | null {
  // One style sheet for all screens: small, and one request instead of one for each piece of a screen.
  if (id.endsWith('.module.css')) return 'shell';
  chunks ??= chunksOf(modules);
  return chunks.get(id) ?? null;
}

/** Every module of a chunk. */
export function chunksOf(modules: ModuleInfos): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [name, ...doors] of TRUNK)
    for (const id of modulesBehind(doors, modules)) if (!found.has(id)) found.set(id, name);
  const own = new Map<string, string>();
  for (const [name, ...doors] of BRANCHES)
    for (const id of modulesBehind(doors, modules))
      if (!found.has(id)) own.set(id, own.has(id) ? 'kit' : name);
  return new Map([...own, ...found]);
}

/** The modules behind these doors. */
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
