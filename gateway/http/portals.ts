import fp from 'fastify-plugin';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Leads the domain of a promotion's portal to its page (WIZSET-47): `{label}{suffix}` to `/r/p/{label}` of the public address. `suffix` begins
 * with a dot.
 */
export const portals = fp<{ suffix: string; publicUrl: string }>(async (app, { suffix, publicUrl }) => {
  app.addHook('onRequest', async (request, reply) => {
    const host = request.hostname.toLowerCase();
    const [path, query] = request.url.split('?', 2);
    if (path !== '/' || !host.endsWith(suffix)) return;
    const label = host.slice(0, -suffix.length);
    if (!LABEL.test(label) || host === new URL(publicUrl).hostname) return;
    const language = new URLSearchParams(query).get('lang');
    const said = language !== null && /^[a-z]{2}$/.test(language) ? `?lang=${language}` : '';
    return reply.redirect(`${publicUrl}/r/p/${label}${said}`, 302);
  });
});
