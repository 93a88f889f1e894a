import type { FastifyInstance } from 'fastify';

/** Address of the page that shows previews of a redemption flow. */
const ADDRESS = '/preview/frame.html';

/** An empty page that its framing page fills. It runs no script and sends nothing; its styles are those of the preview. */
const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Preview</title></head><body></body></html>';

/** The policy of the page: pictures of ours and styles, and framed by ourselves alone. */
const policy = (pictures: readonly string[]): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    ["img-src 'self'", ...pictures].join(' '),
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    'sandbox allow-same-origin',
  ].join('; ');

/** Serves the frame of previews, with a policy of its own. `pictures` are the origins that pictures are shown from besides ours. */
export async function previewFrame(
  app: FastifyInstance,
  { pictures }: { pictures: readonly string[] },
): Promise<void> {
  app.get(ADDRESS, async (_request, reply) =>
    reply
      .header('content-security-policy', policy(pictures))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(PAGE),
  );
}
