import { expect, it } from 'vitest';
import { contrastOf, legibleColor, MIN_CONTRAST } from './contrast.ts';

it('measures the contrast of two colors as WCAG does', () => {
  expect(contrastOf('#000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#fff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#1a73e8', '#1A73E8')).toBe(1);
});

it('proposes the nearest color that can be read', () => {
  expect(legibleColor('#333', '#ffffff')).toBe('#333333');
  for (const ground of ['#ffffff', '#000000', '#808080', '#ffd54f', '#1a73e8'])
    for (const color of ['#ffd54f', '#888', '#1a73e8', '#ff0000']) {
      const proposed = legibleColor(color, ground);
      expect(contrastOf(proposed, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST);
    }
  expect(legibleColor('#8ab4f8', '#ffffff')).toMatch(/^#[0-9a-f]{6}$/);
});

it('refuses what is no hexadecimal colour', () => {
  expect(() => contrastOf('red', '#fff')).toThrow('red is not a hexadecimal colour');
});
