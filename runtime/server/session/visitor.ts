import type { FastifyRequest } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import type { Visitor } from '#runtime/rpc/visitor.ts';
import { visitOf } from '../visit.ts';
import type { OrderCookies } from './order-cookie.ts';
import type { SessionCookies } from './session-cookie.ts';

/** What is needed to tell the APIs who asks. */
export interface VisitorOptions {
  readonly cookies: SessionCookies;
  readonly orders: OrderCookies;
  /** Proves us to the APIs; without it they count all visitors as one. */
  readonly serviceKey: string | undefined;
}

/** A visitor, and the cookies that their answer is to carry. */
export interface AnsweredVisitor extends Visitor {
  /** `Set-Cookie` values; filled while procedures run. */
  readonly setCookies: readonly string[];
}

/** Makes the visitor of a request. `locale` is the language of the page that asks. */
export type ReadVisitor = (request: FastifyRequest, locale: Locale) => Promise<AnsweredVisitor>;

/** Reads who asks from a request. */
export function createVisitorReader({ cookies, orders, serviceKey }: VisitorOptions): ReadVisitor {
  return async (request, locale) => {
    const { storefront, protocol } = visitOf(request);
    const token = await cookies.open(request.headers.cookie);
    const order = await orders.open(request.headers.cookie);
    const isSecure = protocol === 'https';
    let [sessionCookies, orderCookies]: [readonly string[], readonly string[]] = [[], []];
    const headers: Record<string, string> = {
      ...(serviceKey !== undefined && { 'X-Service-Key': serviceKey, 'X-Client-Address': request.ip }),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(order !== undefined && { 'X-Order-Token': order }),
    };
    return {
      get setCookies() {
        return [...sessionCookies, ...orderCookies];
      },
      get hasSession() {
        return headers.Authorization !== undefined;
      },
      headers,
      addressOf: (key, query = {}) => {
        const path = hrefIn(storefront.definition.client, locale, key);
        if (path === undefined) return undefined;
        const address = new URL(path, originOf(request, locale));
        for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
        return address.href;
      },
      keepOrder: async (named) => {
        headers['X-Order-Token'] = named;
        orderCookies = [await orders.seal(named)];
      },
      beginSession: async (session) => {
        sessionCookies = await cookies.seal(session.token, isSecure);
      },
      endSession: () => {
        delete headers.Authorization;
        sessionCookies = cookies.clear(isSecure);
      },
    };
  };
}

/** Where mails lead: the configured domain, or the development or staging host that answered, which the site knows too. */
function originOf(request: FastifyRequest, locale: Locale): string {
  const { storefront, host, protocol } = visitOf(request);
  const domain = storefront.definition.site.domains[locale];
  return host.family === 'production' && domain ? `https://${domain.host}` : `${protocol}://${request.host}`;
}
