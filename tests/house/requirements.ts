// `npm run requirements`: which numbered requirements a test cites, which wait, which nobody proves.
import { citations, deferred, requirements } from './citations.ts';

const areas = requirements();
const waiting = deferred();
const cited = new Map<string, Set<string>>();
for (const { item, file } of citations()) cited.set(item, (cited.get(item) ?? new Set()).add(file));

const uncited: string[] = [];
const row = (cells: (string | number)[]) =>
  console.log(cells.map((cell, at) => (at ? String(cell).padStart(9) : String(cell).padEnd(9))).join(''));

row(['area', 'items', 'cited', 'deferred', 'missing']);
const totals = [0, 0, 0, 0];
for (const [area, items] of areas) {
  const missing = items.filter((item) => !cited.has(item) && !waiting.has(item));
  const proven = items.filter((item) => cited.has(item)).length;
  const later = items.filter((item) => !cited.has(item) && waiting.has(item)).length;
  uncited.push(...missing);
  const figures = [items.length, proven, later, missing.length];
  figures.forEach((figure, at) => {
    totals[at] = (totals[at] ?? 0) + figure;
  });
  row([area, ...figures]);
}
row(['all', ...totals]);

const numbers = new Set([...areas.values()].flat());
const strangers = [...cited].filter(([item]) => !numbers.has(item) && areas.has(item.replace(/-\d+$/, '')));
const early = [...waiting.keys()].filter((item) => cited.has(item));
if (uncited.length) console.log(`\nNo test cites: ${uncited.join(', ')}`);
if (strangers.length) {
  console.log('\nCited, but there is no such requirement:');
  for (const [item, files] of strangers) console.log(`  ${item} in ${[...files].join(', ')}`);
}
if (early.length) console.log(`\nCited in part, the rest deferred: ${early.join(', ')}`);
process.exitCode = uncited.length + strangers.length > 0 ? 1 : 0;
