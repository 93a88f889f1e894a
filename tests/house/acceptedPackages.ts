// What the project accepts of packages from the registry. `tests/house/supplyChain.test.ts` compares it with the lock file.

/** Licenses that any package may have: permissive, with no duty beyond naming the author. */
export const PERMISSIVE_LICENSES = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
];

/** Packages under another license, by name or by scope and prefix, each with the reason why the project may use it. */
export const LICENSE_EXCEPTIONS: readonly { packages: RegExp; license: string; reason: string }[] = [
  {
    packages: /^(@axe-core\/playwright|axe-core)$/,
    license: 'MPL-2.0',
    reason:
      'Tests only. The file-level copyleft concerns changes to its own files, and the project makes none.',
  },
  {
    packages: /^lightningcss(-[a-z0-9-]+)?$/,
    license: 'MPL-2.0',
    reason:
      'Vite minifies styles with it during the build. The project changes none of its files and ships none.',
  },
  {
    packages: /^@img\/sharp-(libvips-[a-z0-9-]+|wasm32|win32-[a-z0-9]+)$/,
    license: 'LGPL-3.0-or-later',
    reason:
      'A shared library that sharp loads at run time. It is unchanged and can be replaced, as the license requires.',
  },
  {
    packages: /^@fontsource(-variable)?\//,
    license: 'OFL-1.1',
    reason:
      'Fonts that the gateway serves and documents embed. The license allows it where the fonts are not sold by themselves.',
  },
  {
    packages: /^caniuse-lite$/,
    license: 'CC-BY-4.0',
    reason: 'Data that a build tool reads. Nothing of it is shipped.',
  },
];

/** Packages whose lock entry names no license, with the license that their own files state. */
export const UNSTATED_LICENSES: Readonly<Record<string, string>> = {
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
  busboy: 'MIT',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

/** Packages that must not come in, each with the reason. */
export const DENIED_PACKAGES: Readonly<Record<string, string>> = {
  xlsx: 'The registry has no version with its fixes for prototype pollution and slow patterns.',
};
