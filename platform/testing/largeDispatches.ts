// Only for tests: dispatches of so many lines that jobs accept and change them.
import { acceptLarge, readRequest } from '../../tests/support/acceptanceJobs.ts';
import { CARD, type DispatchWorld } from './dispatches.ts';
import type { Answer } from './testPlatform.ts';

/** What makes dispatches of `quantity` lines, and does the jobs that work on their requests. */
export function largeDispatches(world: DispatchWorld, quantity: number) {
  let files = 0;
  const read = (answer: Answer, login?: string) => readRequest(world.platform, answer.body.id, login);
  const work = () => acceptLarge(world.platform);
  async function accepted(promotion: string, body: Record<string, unknown>): Promise<string> {
    const dispatchAnswer = await world.dispatch(promotion, body);
    if (dispatchAnswer.status !== 202) throw new Error(dispatchAnswer.text);
    await work();
    return String((await read(dispatchAnswer)).body.answer?.dispatch?.id);
  }
  return {
    read,
    work,
    accepted,
    /** A held dispatch of links. */
    links: () => accepted(world.downloads, { kind: 'download_links', quantities: [{ sku: CARD, quantity }] }),
    /** A dispatch to recipients that was accepted, with no message sent yet. */
    async sent(): Promise<string> {
      files += 1;
      const lines = Array.from({ length: quantity }, (_, n) => `${CARD};10;c${files}-${n}@x.example`);
      const fileId = await world.upload(['sku;value;email', ...lines].join('\n'));
      const id = await accepted(world.mails, { kind: 'send_links', file_id: fileId });
      await world.release(id);
      return id;
    },
  };
}
