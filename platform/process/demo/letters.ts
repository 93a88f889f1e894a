/** Capitals as strokes in a box of 4 × 6, so that drawn initials need no font of the machine. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.4A1.6 1.6 0 0 0 2.4 2.8H0M0 0H2.2A1.4 1.4 0 0 1 2.2 2.8',
  C: 'M3.9 1.3A2.2 3 0 1 0 3.9 4.7',
  D: 'M0 0V6H1.4A2.6 3 0 0 0 1.4 0Z',
  E: 'M3.8 0H0V6H3.8M0 3H3.2',
  F: 'M3.8 0H0V6M0 3H3.2',
  G: 'M3.9 1.3A2.2 3 0 1 0 4 4.4V3.2H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3 0V4.2A1.6 1.8 0 0 1 -.2 4.4',
  K: 'M0 0V6M4 0L0 3.6M1.4 2.4L4 6',
  L: 'M0 0V6H3.8',
  M: 'M-.3 6V0L2 4L4.3 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0A2.3 3 0 1 0 2 6A2.3 3 0 1 0 2 0Z',
  P: 'M0 6V0H2.3A1.6 1.6 0 0 1 2.3 3.2H0',
  Q: 'M2 0A2.3 3 0 1 0 2 6A2.3 3 0 1 0 2 0ZM2.6 4.4L4.2 6.2',
  R: 'M0 6V0H2.3A1.6 1.6 0 0 1 2.3 3.2H0M2 3.2L4 6',
  S: 'M3.7 1.2A1.9 1.5 0 0 0 2 0C.6 0 .2 .8 .2 1.5C.2 3.6 3.9 2.4 3.9 4.5C3.9 5.3 3.3 6 2 6A2 1.6 0 0 1 .1 4.8',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4A2 2 0 0 0 4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M-.4 0L.8 6L2 1.4L3.2 6L4.4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
};

const WIDTH = 4;
const HEIGHT = 6;
const GAP = 1.8;

/** Up to two capitals as one SVG group, centred at a point, `height` pixels high. Other signs are left out. */
export function drawnLetters(
  letters: string,
  { x, y, height }: { x: number; y: number; height: number },
): string {
  const glyphs = [...letters].flatMap((letter) => STROKES[letter] ?? []).slice(0, 2);
  const scale = height / HEIGHT;
  const width = glyphs.length * WIDTH + (glyphs.length - 1) * GAP;
  const paths = glyphs.map((path, at) => `<path transform="translate(${at * (WIDTH + GAP)})" d="${path}"/>`);
  return `<g transform="translate(${x - (width * scale) / 2} ${y - height / 2}) scale(${scale})" fill="none" stroke="#fff"
    stroke-width=".95" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
}
