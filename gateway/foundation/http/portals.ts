import fp from 'fastify-plugin';

const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

interface PortalSite {
  /** `PORTAL_DOMAIN` behind a dot: what follows each promotion's label. */
  portalSuffix: string;
  publicUrl: string;
}

/** True if a host is the domain of a promotion's portal. */
export function isPortal(hostname: string, { portalSuffix, publicUrl }: PortalSite): boolean {
  const host = hostname.toLowerCase();
  return (
    host.endsWith(portalSuffix) &&
    LABEL.test(host.slice(0, -portalSuffix.length)) &&
    host !== new URL(publicUrl).hostname
  );
}

/**
 * Leads the domain of a promotion's portal to its page (WIZSET-47): `{label}{portalSuffix}` to `/r/p/{label}` of the public address.
 */
export const portals = fp<PortalSite>(async (app, site) => {
  const { portalSuffix, publicUrl } = site;
  app.addHook('onRequest', async (request, reply) => {
    const host = request.hostname.toLowerCase();
    const [path, query] = request.url.split('?', 2);
    if (path !== '/' || !isPortal(host, site)) return;
    const label = host.slice(0, -portalSuffix.length);
    const language = new URLSearchParams(query).get('lang');
    const search = language !== null && /^[a-z]{2}$/.test(language) ? `?lang=${language}` : '';
    return reply.redirect(`${publicUrl}/r/p/${label}${search}`, 302);
  });
});
