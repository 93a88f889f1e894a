import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { acceptedLocale } from '../../../../schema/foundation/contacts/acceptedLocale.ts';
import { UI_LOCALES } from '../../../../schema/foundation/contacts/languages.ts';
import type { StartProgress } from '../../../../schema/foundation/process/startProgress.ts';
import { wantsPage } from '../../../../server/pages/wantsPage.ts';
import { sendNotice } from '../../session/noticePage.ts';
import type { PlatformProbe } from '../platformProbe.ts';

const RETRY_SECONDS = 2;

const WORDS = {
  en: {
    title: 'Guerdon is starting',
    database: 'The database is being prepared.',
    demo_data: 'The demo data are being created. On a slow machine this takes a few minutes.',
    wait: 'This page opens Guerdon as soon as it is ready.',
    progress: 'Progress',
  },
  fr: {
    title: 'Guerdon démarre',
    database: 'La base de données est en préparation.',
    demo_data:
      'Les données de démonstration sont en cours de création. Sur une machine lente, cela prend quelques minutes.',
    wait: 'Cette page ouvre Guerdon dès qu’il est prêt.',
    progress: 'Avancement',
  },
} as const;

/** Reloads the page once the gateway is ready, and when another stage begins; a failed request is repeated. */
const SCRIPT = `const bar = document.querySelector('progress');
setInterval(async () => {
  try {
    const answer = await fetch('/readyz');
    const { progress } = await answer.json();
    if (answer.ok || (progress && progress.stage !== bar.dataset.stage)) location.reload();
    else if (progress && progress.percent !== null) bar.value = progress.percent;
  } catch {}
}, 1000);`;

/** Addresses that always answer as to a program. */
const OF_PROGRAMS = /^\/(?:graphql|api|healthz|readyz|metrics|assets)(?:[/?]|$)/;

/**
 * Until the platform has started, every address that a person opens answers a page that says so and reloads itself; on a first start that takes minutes on a
 * slow machine. No sign-in begins that could not end. Programs get their usual refusals, and recipients their own page of an outage, which does not
 * name the product. Once the platform has answered, an outage is no start.
 */
export const startingPage = fp<StartingPageOptions>(
  async (app: FastifyInstance, { platform, progress, isRecipient }) => {
    app.addHook('onRequest', async (request, reply) => {
      if (!isPageRequest(request) || isRecipient(request) || (await platform.hasStarted())) return;
      return sendStartingPage(request, reply, progress());
    });
  },
);

interface StartingPageOptions {
  platform: PlatformProbe;
  progress: () => StartProgress | null;
  /** True if a request is a recipient's, by its path or its portal's host. */
  isRecipient: (request: FastifyRequest) => boolean;
}

function isPageRequest({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || OF_PROGRAMS.test(url)) return false;
  return wantsPage({ method, url, headers });
}

function sendStartingPage(
  request: FastifyRequest,
  reply: FastifyReply,
  progress: StartProgress | null,
): FastifyReply {
  const language = acceptedLocale(request.headers['accept-language']) ?? UI_LOCALES[0];
  const words = WORDS[language];
  reply.header('retry-after', String(RETRY_SECONDS)).header('vary', 'accept, accept-language');
  return sendNotice(reply, {
    status: 503,
    language,
    title: words.title,
    text: [...(progress ? [words[progress.stage]] : []), words.wait].join(' '),
    wait: {
      label: words.progress,
      stage: progress?.stage ?? '',
      percent: progress?.percent ?? null,
      script: SCRIPT,
    },
  });
}
