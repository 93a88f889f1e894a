import { expect, test } from 'vitest';
import { projectFiles, textOf } from './tree.ts';

const HOUSES = ['platform', 'gateway', 'web'] as const;

/** What may lie at the root of a part: its doors, and what a tool wants there. */
const DOORS = /^(main|app|config|start)(\.test)?\.tsx?$|^(index\.html|vite\.config\.ts)$/;

const described = [...textOf('docs/rooms.md').matchAll(/^\| `([^`]+)` \| .{10,} \|$/gm)].map(
  ([, room]) => room ?? '',
);

/** Files of a part as their paths below it, in pieces. */
const inside = (house: string) =>
  projectFiles()
    .filter((path) => path.startsWith(`${house}/`))
    .map((path) => path.split('/').slice(1));

test.each(HOUSES)('%s holds only its doors at its root', (house) => {
  const loose = inside(house).filter((path) => path.length === 1 && !DOORS.test(path[0] ?? ''));
  expect(loose.flat()).toEqual([]);
});

test('docs/rooms.md says of every room what it is responsible for, and of no other', () => {
  const rooms = HOUSES.flatMap((house) =>
    inside(house)
      .filter((path) => path.length > 1)
      .map(([room]) => `${house}/${room}`),
  );
  expect(described.sort()).toEqual([...new Set(rooms)].sort());
});
