import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { CurrencyField } from './CurrencyField.tsx';

test.each([
  ['en', 'EUR · Euro', '€1', 'JPY · Japanese Yen', '¥1'],
  ['fr', 'EUR · euro', '1\u00a0€', 'JPY · yen japonais', '1\u00a0JPY'],
] as const)(
  'FMT-12: in %s a currency is offered by code and name, with its symbol before or after the amount',
  async (locale, euro, euroAmount, yen, yenAmount) => {
    await renderScreen(<CurrencyField label="Currency" value={null} onChange={() => undefined} />, {
      answers: {},
      locale,
    });
    fireEvent.click(screen.getByRole('button', { name: /Currency/ }));
    const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
    expect(options).toContain(euro + euroAmount);
    expect(options).toContain(yen + yenAmount);
  },
);
