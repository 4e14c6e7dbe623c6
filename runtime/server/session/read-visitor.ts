import type { FastifyRequest } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { Visitor } from '#runtime/rpc/visitor.ts';

/** A visitor, and the cookies to set in the response. */
export interface AnsweredVisitor extends Visitor {
  /** `Set-Cookie` values; filled while procedures run. */
  readonly setCookies: readonly string[];
}

/** Creates the visitor of a request. `locale` is the language of the requesting page. */
export type ReadVisitor = (request: FastifyRequest, locale: Locale) => Promise<AnsweredVisitor>;
