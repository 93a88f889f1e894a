import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { Button } from '../actions/Button.tsx';
import { useFocusFallback } from './useFocusFallback.ts';

/** A selection with its bar: "Clear" vanishes once it is pressed, "Next" is disabled, the part with "Close" goes as a whole, and the form is drawn anew. */
function Page() {
  const root = useFocusFallback<HTMLElement>();
  const [isChosen, setChosen] = useState(true);
  const [isLast, setLast] = useState(false);
  const [isShown, setShown] = useState(true);
  const [drawn, draw] = useState(0);
  return (
    <main ref={root}>
      <a href="#first">The first link of the page</a>
      <section>
        <Button>Select all</Button>
        {isChosen && <Button onPress={() => setChosen(false)}>Clear</Button>}
        {isShown && (
          <section>
            <Button onPress={() => setShown(false)}>Close</Button>
          </section>
        )}
        <Button>Export</Button>
        <Button isDisabled={isLast} onPress={() => setLast(true)}>
          Next
        </Button>
      </section>
      <section>
        <form key={drawn}>
          <input aria-label="Advertiser" />
          <Button onPress={() => draw(drawn + 1)}>Get report</Button>
        </form>
      </section>
    </main>
  );
}

const focused = () => document.activeElement?.textContent;
function press(name: string) {
  const button = screen.getByRole('button', { name });
  act(() => button.focus());
  fireEvent.click(button);
}

test.each([
  ['vanishes', 'Clear', 'Close'],
  ['vanishes with the part that it stands in', 'Close', 'Export'],
  ['is disabled', 'Next', 'Export'],
  ['is drawn anew with its form', 'Get report', 'Get report'],
])('a button that %s gives the focus to what is next', async (_, name, next) => {
  renderKit(<Page />);
  press(name);
  await waitFor(() => expect(focused()).toBe(next));
});

test('a focus that was moved elsewhere stays there', async () => {
  renderKit(<Page />);
  const clear = screen.getByRole('button', { name: 'Clear' });
  act(() => clear.focus());
  act(() => screen.getByRole('link').focus());
  fireEvent.click(clear);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull());
  expect(focused()).toBe('The first link of the page');
});
