import type { FastifyInstance } from 'fastify';
import type { SiteModel } from '#runtime/contracts/site.ts';
import { escapeMarkup } from '../render/escape.ts';
import { getVisit } from '../visit.ts';

/** Path of the site's icon. */
export const iconPath = '/icon.svg';

/** Renders the site's icon from its theme: its initial on its accent colour. */
export function renderIcon({ shopName, theme }: Pick<SiteModel, 'shopName' | 'theme'>): string {
  const initial = escapeMarkup(shopName.trim().charAt(0).toUpperCase());
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${escapeMarkup(theme.colors.accent)}"/>`,
    `<text x="16" y="23" text-anchor="middle" font-family="Arial, sans-serif" font-weight="700" font-size="20" fill="${escapeMarkup(theme.colors.onAccent)}">${initial}</text>`,
    '</svg>',
  ].join('');
}

/** Serves the icon, and redirects browsers that request `favicon.ico` to it. */
export function registerIconRoute(server: FastifyInstance): void {
  server.get(iconPath, async (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/svg+xml')
      .send(renderIcon(getVisit(request).storefront.definition.site)),
  );
  server.get('/favicon.ico', async (_, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect(iconPath, 302),
  );
}
