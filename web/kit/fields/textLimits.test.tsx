import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const LONG = 'x'.repeat(5_000);

function Tried({ Field }: { Field: typeof TextField | typeof TextAreaField }) {
  const [text, setText] = useState('');
  return <Field label="Name" value={text} onChange={setText} maxLength={200} />;
}

test.each([
  ['a line', TextField],
  ['several lines', TextAreaField],
])(
  'a text of %s that is longer than its limit stays whole, and the field says its limit',
  async (_what, Field) => {
    await renderKit(<Tried Field={Field} />);
    const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    // A browser would cut a paste at this attribute.
    expect(box.hasAttribute('maxlength')).toBe(false);
    fireEvent.change(box, { target: { value: LONG } });
    expect(box.value).toBe(LONG);
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Too long: 5000 characters, at most 200.')).toBeTruthy();
    fireEvent.change(box, { target: { value: 'x'.repeat(200) } });
    expect(box.getAttribute('aria-invalid')).not.toBe('true');
    expect(screen.queryByText(/Too long/)).toBeNull();
  },
);
