import { setTimeout } from 'node:timers/promises';
import type { CDPSession } from '@playwright/test';

type Noted = 'guerdonInput' | 'guerdonRow';

/** What `watchPage` has noted in the page, in ms, once all of it is there. The page is asked without the scripts of the test runner, which cost the slowed page 100 ms. */
export async function notedIn<Name extends Noted>(
  session: CDPSession,
  names: readonly Name[],
): Promise<Record<Name, number>> {
  const expression = `JSON.stringify([${names.map((name) => `window.${name} ?? null`).join(', ')}])`;
  for (;;) {
    await setTimeout(200);
    const { result } = await session.send('Runtime.evaluate', { expression });
    const noted = JSON.parse(String(result.value)) as (number | null)[];
    if (noted.every((moment) => moment !== null))
      return Object.fromEntries(names.map((name, index) => [name, noted[index]])) as Record<Name, number>;
  }
}
