import type { FastifyRequest } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import { hrefIn } from '#runtime/i18n/href.ts';
import type { Visitor } from '#runtime/rpc/visitor.ts';
import { visitOf } from '../visit.ts';
import type { SessionCookies } from './session-cookie.ts';

/** What is needed to tell the APIs who asks. */
export interface VisitorOptions {
  readonly cookies: SessionCookies;
  /** Proves us to the APIs; without it they count all visitors as one. */
  readonly serviceKey: string | undefined;
}

/** A visitor, and the cookies that their answer is to carry. */
export interface AnsweredVisitor extends Visitor {
  /** `Set-Cookie` values; filled while procedures run. */
  readonly setCookies: string[];
}

/** Makes the visitor of a request. `locale` is the language of the page that asks. */
export type ReadVisitor = (request: FastifyRequest, locale: Locale) => Promise<AnsweredVisitor>;

/** Reads who asks from a request. */
export function createVisitorReader({ cookies, serviceKey }: VisitorOptions): ReadVisitor {
  return async (request, locale) => {
    const { storefront, protocol } = visitOf(request);
    const token = await cookies.open(request.headers.cookie);
    const isSecure = protocol === 'https';
    const setCookies: string[] = [];
    return {
      setCookies,
      hasSession: token !== undefined,
      headers: {
        ...(serviceKey !== undefined && { 'X-Service-Key': serviceKey, 'X-Client-Address': request.ip }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      addressOf: (key, query = {}) => {
        const path = hrefIn(storefront.definition.client, locale, key);
        if (path === undefined) return undefined;
        const address = new URL(path, originOf(request, locale));
        for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
        return address.href;
      },
      beginSession: async (session) => {
        setCookies.splice(0, setCookies.length, ...(await cookies.seal(session.token, isSecure)));
      },
      endSession: () => {
        setCookies.splice(0, setCookies.length, ...cookies.clear(isSecure));
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
