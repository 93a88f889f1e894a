import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { folderStorage } from '../../platform/foundation/media/storage/folderStorage.ts';
import { openProviders } from '../../platform/fulfillment/providers/openProviders.ts';
import { recipientPages } from '../../platform/fulfillment/recipientPages/routes.ts';
import type { PageTools } from '../../platform/fulfillment/recipientPages/tools.ts';
import { type EngineWorld, startEngineWorld } from './engineWorld.ts';

export const RECIPIENT_URL = 'https://guerdon.example';

/** The response to a recipient's browser. */
export interface Page {
  status: number;
  headers: Record<string, unknown>;
  html: string;
  /** The redirect target. */
  location: string;
}

/** A page's text without the ID of its request and its own address in its button, by which all pages differ. */
export const withoutRequestId = ({ html }: Page): string =>
  html.replace(/\breq-\w+/g, 'ID').replace(/(class="button" href=")[^"]*/, '$1ADDRESS');

/** A browser of a recipient: keeps its cookies. */
export interface RecipientBrowser {
  get(path: string, headers?: Record<string, string>): Promise<Page>;
  send(path: string, form: Record<string, string>, headers?: Record<string, string>): Promise<Page>;
}

/** The recipients' pages over the engine's world, and the messages they sent. */
export interface RecipientWorld extends EngineWorld {
  app: FastifyInstance;
  /** Digits as they were sent, with the address. */
  sent: { to: string; text: string }[];
  /** The path of a redemption's link. */
  path(redemptionId: string, n?: number): string;
  /** A browser with its own address, so that rate limits are not shared. */
  browser(): RecipientBrowser;
  setPromotion(assignments: ReturnType<typeof sql>): Promise<void>;
}

let addresses = 0;

/** Starts the pages alone: promotion 1 has no restrictions unless a test sets them. */
export async function startRecipientWorld(over: Partial<PageTools> = {}): Promise<RecipientWorld> {
  const world = await startEngineWorld();
  const { database, box } = world;
  const sent: RecipientWorld['sent'] = [];
  const folder = mkdtempSync(join(tmpdir(), 'recipients-'));
  const app = Fastify({ pluginTimeout: 0, trustProxy: true, routerOptions: { maxParamLength: 200 } });
  await app.register(recipientPages, {
    database,
    box,
    publicUrl: RECIPIENT_URL,
    countryHeader: 'x-country',
    patience: 3000,
    supply: { box, providers: openProviders({ isDemo: true }, { database, box }) },
    messages: {
      mailer: {
        send: async (_id, { to, letter }) => void sent.push({ to: to.address, text: letter?.text ?? '' }),
        close: () => undefined,
      },
      sms: { send: async (_id, { to, text }) => void sent.push({ to: to.number, text }) },
      smsFrom: 'Guerdon',
    },
    storage: folderStorage({
      folder,
      box,
      slotUrl: () => Promise.reject(new Error('nothing is uploaded here')),
    }),
    ...over,
  });
  await app.ready();
  return {
    ...world,
    app,
    sent,
    path: (redemptionId, n = 1) => `/r/${box.link(redemptionId, n).token}`,
    browser() {
      addresses += 1;
      return browserAt(app, `10.${addresses >> 8}.${addresses & 255}.1`);
    },
    setPromotion: (assignments) => world.run(sql`update promotions set ${assignments} where id = 1`),
    async close() {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
      await world.close();
    },
  };
}

function browserAt(app: FastifyInstance, address: string): RecipientBrowser {
  const jar = new Map<string, string>();
  const ask = async (
    method: 'GET' | 'POST',
    url: string,
    more: { headers: Record<string, string>; payload?: string },
  ) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await app.inject({
      method,
      url,
      headers: {
        'x-forwarded-for': address,
        'accept-language': 'en',
        ...(cookie ? { cookie } : {}),
        ...more.headers,
      },
      ...(more.payload === undefined ? {} : { payload: more.payload }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) jar.delete(name);
      else jar.set(name, value);
    }
    const { statusCode: status, headers, body: html } = answer;
    return { status, headers, html, location: String(headers.location ?? '') };
  };
  return {
    get: (path, headers = {}) => ask('GET', path, { headers }),
    send: (path, form, headers = {}) =>
      ask('POST', path, {
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: RECIPIENT_URL, ...headers },
        payload: new URLSearchParams(form).toString(),
      }),
  };
}
