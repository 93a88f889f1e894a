import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import type { UiLocale } from '../../../schema/people/accounts.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { NumberField } from './NumberField.tsx';

/** A field of a form whose rules refuse what is no decimal string. */
function Amount() {
  const [value, setValue] = useState('');
  const isWrong = value !== '' && !/^-?\d+(\.\d+)?$/.test(value);
  return (
    <>
      <NumberField
        label="Amount"
        value={value}
        onChange={setValue}
        error={isWrong ? 'Expect a number' : undefined}
      />
      <output>{value}</output>
      <button type="button" onClick={() => setValue('7.5')}>
        Reset
      </button>
    </>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Amount');
const storedValue = () => screen.getByRole('status').textContent;

describe('MONEY-1: an amount is typed', () => {
  it.each<[UiLocale, string, string]>([
    ['en', '1,23,456', '123456'],
    ['en', '1.234,56', '1234.56'],
    ['en', '10,50', '10.50'],
    ['en', '20,5', '20.5'],
    ['en', '1 000,00', '1000.00'],
    ['en', '12 34', '1234'],
    ['fr', '0 500', '500'],
    ['fr', '1.234,56', '1234,56'],
    ['fr', '1,234,567', '1234567'],
    ['fr', '12 34,5', '1234,5'],
  ])('in %s %s key by key is refused with what was understood, and stays', (locale, typed, understood) => {
    renderKit(<Amount />, { locale });
    for (const key of typed) fireEvent.change(input(), { target: { value: input().value + key } });
    expect(input().value).toBe(typed);
    expect(storedValue()).toBe(typed);
    expect(input().getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText(new RegExp(`${understood.replace('.', '\\.')}\\.$`))).toBeTruthy();
    expect(screen.queryByText('Expect a number')).toBeNull();
  });

  it.each<[UiLocale, string, string]>([
    ['en', '1,234,567.80', '1234567.80'],
    ['en', '1 234.5', '1234.5'],
    ['en', '0.500', '0.500'],
    ['en', '\u22121,234', '-1234'],
    ['fr', '1\u202f234,5', '1234.5'],
    ['fr', '1 234 567,80', '1234567.80'],
    ['fr', '0,500', '0.500'],
    ['fr', '12.5', '12.5'],
  ])(
    'in %s %s is understood, and stays as typed until the form holds another value',
    (locale, typed, value) => {
      renderKit(<Amount />, { locale });
      fireEvent.change(input(), { target: { value: typed } });
      expect([input().value, storedValue()]).toEqual([typed, value]);
      fireEvent.click(screen.getByRole('button'));
      expect(input().value).toBe(locale === 'fr' ? '7,5' : '7.5');
    },
  );

  it.each<[string, string, string]>([
    ['0,500', '500', '0.500'],
    ['0,005', '5', '0.005'],
    ['1,2345', '12345', '1.2345'],
  ])('%s is of thousands or of decimals: both are named', (typed, number, other) => {
    renderKit(<Amount />);
    fireEvent.change(input(), { target: { value: typed } });
    expect(screen.getByText(`This can mean ${number} or ${other}. Type the one that you mean.`)).toBeTruthy();
  });

  it('a comma before one or two decimals is certain, and not called unclear', () => {
    renderKit(<Amount />);
    fireEvent.change(input(), { target: { value: '10,50' } });
    expect(screen.getByText('Decimals come after a point here. If you mean 10.50, type 10.50.')).toBeTruthy();
  });

  it('what is no number at all is told by the rules', () => {
    renderKit(<Amount />);
    fireEvent.change(input(), { target: { value: 'ten' } });
    expect(screen.getByText('Expect a number')).toBeTruthy();
  });

  it('where no rule speaks yet, leaving the field says it', () => {
    renderKit(<NumberField label="Amount" value="0,500" onChange={() => {}} />);
    expect(screen.queryByText(/500 or 0/)).toBeNull();
    fireEvent.focus(input());
    fireEvent.blur(input());
    expect(screen.getByText(/500 or 0/)).toBeTruthy();
  });
});
