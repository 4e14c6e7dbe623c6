import type { HostFamily } from '../locale/host-table.ts';

/** Headers of every answer. */
const everywhere: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Policy of everything but pages: no subresources and no frames. */
export const barePolicy = "default-src 'none'; frame-ancestors 'none'";

/** Two years, as the preload lists ask for. Without `preload`: joining a list is the owner's decision. */
const strictTransport = 'max-age=63072000; includeSubDomains';

/**
 * Returns the security headers of an answer. Only production hosts guarantee https; development and staging may lack
 * it.
 */
export function securityHeaders(family: HostFamily | undefined): Readonly<Record<string, string>> {
  return family === 'production' ? { ...everywhere, 'strict-transport-security': strictTransport } : everywhere;
}
