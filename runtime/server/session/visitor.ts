import type { FastifyRequest } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import { getVisit } from '../visit.ts';
import { type DeviceCookies, knows } from './device-cookie.ts';
import { linesCookie } from './lines-cookie.ts';
import type { OrderCookies } from './order-cookie.ts';
import type { OrderLinkCookies } from './order-link-cookie.ts';
import type { ReadVisitor } from './read-visitor.ts';
import type { SessionCookies } from './session-cookie.ts';

/** Options of creating a visitor. */
export interface VisitorOptions {
  readonly cookies: SessionCookies;
  readonly orders: OrderCookies;
  readonly orderLinks: OrderLinkCookies;
  readonly devices: DeviceCookies;
  /** The key that authenticates the storefront at the APIs; without it, they count all visitors as one. */
  readonly serviceKey: string | undefined;
}

/** Creates a function that reads the visitor of a request. */
export function createVisitorReader({ cookies, orders, orderLinks, devices, serviceKey }: VisitorOptions): ReadVisitor {
  return async (request, locale) => {
    const { storefront, protocol } = getVisit(request);
    const token = await cookies.open(request.headers.cookie);
    const order = await orders.open(request.headers.cookie);
    let opened = await orderLinks.open(request.headers.cookie);
    const device = await devices.open(request.headers.cookie);
    const isSecure = protocol === 'https';
    let sessionCookies: readonly string[] = [];
    let orderCookies: readonly string[] = [];
    let linesCookies: readonly string[] = [];
    let linkCookies: readonly string[] = [];
    let deviceCookies: readonly string[] = [];
    const headers: Record<string, string> = {
      ...(serviceKey !== undefined && { 'X-Service-Key': serviceKey, 'X-Client-Address': request.ip }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(order !== undefined && { 'X-Order-Token': order }),
    };
    return {
      get setCookies() {
        return [...sessionCookies, ...orderCookies, ...linesCookies, ...linkCookies, ...deviceCookies];
      },
      get hasSession() {
        return headers.Authorization !== undefined;
      },
      get hasOrder() {
        return headers['X-Order-Token'] !== undefined;
      },
      headers,
      addressOf: (key, query = {}) => {
        const path = hrefIn(storefront.definition.client, locale, key);
        if (path === undefined) return undefined;
        const address = new URL(path, getOrigin(request, locale));
        for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
        return address.href;
      },
      keepOrder: async (named) => {
        headers['X-Order-Token'] = named;
        orderCookies = [await orders.seal(named)];
      },
      headersOf: (orderId) => (opened?.orderId === orderId ? { ...headers, 'X-Order-Token': opened.token } : headers),
      keepOrderLink: async (orderId, token) => {
        opened = { orderId, token };
        linkCookies = [await orderLinks.seal(opened)];
      },
      showLines: (count) => {
        linesCookies = [linesCookie(count, isSecure)];
      },
      isProven: serviceKey !== undefined,
      beginSession: async (session) => {
        sessionCookies = await cookies.seal(session.token, isSecure);
      },
      deviceOf: (email) => (knows(device, email) ? { 'X-Known-Device': device.id } : {}),
      rememberDevice: async (email) => {
        deviceCookies = [await devices.remember(device, email)];
      },
      forgetDevice: () => {
        deviceCookies = [devices.clear()];
      },
      endSession: () => {
        delete headers.Authorization;
        sessionCookies = cookies.clear(isSecure);
        // The order belongs to the customer; the next user of this browser has none.
        linesCookies = [linesCookie(0, isSecure)];
      },
    };
  };
}

/**
 * Returns the origin for links in mails: the configured domain, or the development or staging host that answered, which
 * the site knows too.
 */
function getOrigin(request: FastifyRequest, locale: Locale): string {
  const { storefront, host, protocol } = getVisit(request);
  const domain = storefront.definition.site.domains[locale];
  return host.family === 'production' && domain ? `https://${domain.host}` : `${protocol}://${request.host}`;
}
