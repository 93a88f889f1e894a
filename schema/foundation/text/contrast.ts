// Decides if text can be read on a color (WCAG 2.2, success criterion 1.4.3), and finds the nearest color that can.

/** Contrast that running text needs (AA). */
export const MIN_CONTRAST = 4.5;

/** `#` and three or six hexadecimal digits (CUSTOM-42). */
export const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

type Rgb = readonly [number, number, number];

/** Contrast of two colors, 1 to 21. @throws when one of them is not `HEX_COLOR` */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(rgbOf(one)), luminance(rgbOf(other))].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/**
 * The color nearest to `color` that is legible on `ground`: darker or lighter until the contrast is reached, the hue kept. The color
 * itself, in six digits, where it is legible already.
 */
export function legibleColor(color: string, ground: string, contrast = MIN_CONTRAST): string {
  const start = rgbOf(color);
  const steps = Array.from({ length: 101 }, (_, step) => step / 100);
  for (const step of steps)
    for (const goal of [BLACK, WHITE]) {
      const hex = hexOf(start.map((part, place) => part + ((goal[place] as number) - part) * step));
      if (contrastOf(hex, ground) >= contrast) return hex;
    }
  return contrastOf('#000000', ground) > contrastOf('#ffffff', ground) ? '#000000' : '#ffffff';
}

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

function rgbOf(color: string): Rgb {
  if (!HEX_COLOR.test(color)) throw new Error(`${color} is not a hexadecimal colour such as #1a73e8`);
  const digits = color.slice(1);
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(six.slice(at, at + 2), 16)) as unknown as Rgb;
}

const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
