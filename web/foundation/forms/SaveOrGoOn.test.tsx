import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SaveOrGoOn } from './SaveOrGoOn.tsx';

test.each([
  ['PRODUCT-7, SKU-9: what is untouched, though valid, rests', { isDirty: false }, true],
  ['PRODUCT-6, SKU-8: what is invalid, though changed, rests', { isValid: false }, true],
  ['PRODUCT-8, SKU-10: what is being saved rests', { isSubmitting: true }, true],
  ['what is changed and valid can be saved', {}, false],
])('%s', async (_title, different, rests) => {
  const form = { isValid: true, isDirty: true, isSubmitting: false, ...different };
  const goOn = { label: 'Save and create', onPress() {} };
  await renderScreen(<SaveOrGoOn form={form} cancelHref="#/products" goOn={goOn} />, { answers: {} });
  for (const name of ['Save', 'Save and create'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(rests);
});
