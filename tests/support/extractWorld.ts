import { sql } from 'drizzle-orm';
import type { CodeBox } from '../../platform/foundation/secrets/codeBox.ts';
import { openCodeBox } from '../../platform/foundation/secrets/openCodeBox.ts';
import { CARD, type DispatchWorld, startDispatches } from '../../platform/testing/dispatches.ts';
import type { Answer } from '../../platform/testing/testPlatform.ts';
import { acceptLarge, readRequest } from './acceptanceJobs.ts';
import { engineJobs } from './engineJobs.ts';

/** Dispatches whose codes are generated, and their files. */
export interface ExtractWorld extends DispatchWorld {
  box: CodeBox;
  /** A promotion whose codes are downloaded. */
  takesCodes: string;
  /** Accepts and releases a dispatch that is downloaded; answers its id. */
  released(
    promotionId: string,
    kind: string,
    more?: { quantity?: number; sku?: string } & Record<string, unknown>,
  ): Promise<string>;
  /** Generates this many codes and returns their dispatch. */
  codes(quantity: number, body?: Record<string, unknown>): Promise<string>;
  /** Runs the worker's jobs. */
  work(): Promise<void>;
  /** Requests a file. */
  ask(dispatchId: string, body: Record<string, unknown>, login?: string): Promise<Answer>;
  /** Requests a file and reads it. */
  file(dispatchId: string, body: Record<string, unknown>, login?: string): Promise<Answer>;
  /** Lines of a CSV file without the first, cells without quotes. */
  cells(text: string): string[][];
}

export async function startExtracts(): Promise<ExtractWorld> {
  const world = await startDispatches();
  const { platform } = world;
  await world.run(
    sql`insert into providers (id, name, kind, cancels) values (50, 'Guerdon', 'issued', true)`,
  );
  await world.run(sql`update skus set provider_id = 50`);
  const box = await openCodeBox(platform.config, platform.database);
  const jobs = engineJobs({ database: platform.database, box });
  const promotion = await world.create({ rewards: [{ sku: CARD }] });
  if (promotion.status !== 201) throw new Error(promotion.text);
  const takesCodes = String(promotion.body.id);
  await world.run(sql`update promotions set notification_channels = '{}' where id = ${takesCodes}`);
  const work = async () => void (await jobs.work());
  /** What a large dispatch answers once its job has accepted it. */
  const largeAnswer = async (requestId: unknown) => {
    await acceptLarge(platform);
    return (await readRequest(platform, requestId)).body.answer;
  };
  const released: ExtractWorld['released'] = async (
    promotionId,
    kind,
    { quantity = 2, sku = CARD, ...body } = {},
  ) => {
    const answer = await world.dispatch(promotionId, { kind, quantities: [{ sku, quantity }], ...body });
    if (answer.status !== 201 && answer.status !== 202) throw new Error(answer.text);
    const accepted = answer.status === 201 ? answer.body : await largeAnswer(answer.body.id);
    const id = String(accepted?.dispatch?.id);
    await world.release(id);
    return id;
  };
  const ask: ExtractWorld['ask'] = (id, body, login = 'retailer') =>
    platform.call(login, 'POST', `/api/dispatches/${id}/extracts`, {
      body: { reason: 'Asked by phone', ...body },
    });
  return {
    ...world,
    box,
    takesCodes,
    released,
    work,
    ask,
    async codes(quantity, body = {}) {
      const id = await released(takesCodes, 'download_codes', { quantity, ...body });
      await work();
      return id;
    },
    async file(id, body, login = 'retailer') {
      const { body: extract, text, status } = await ask(id, body, login);
      if (status !== 201) throw new Error(text);
      return platform.call(login, 'GET', String(extract.url));
    },
    cells: (text) =>
      text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(';').map((cell) => cell.replace(/^"|"$/g, ''))),
  };
}
