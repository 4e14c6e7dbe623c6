import type { FastifyRequest } from 'fastify';
import type { Locale } from '#runtime/contracts/locale.ts';
import type { Visitor } from '#runtime/rpc/visitor.ts';

/** A visitor, and the cookies that their answer is to carry. */
export interface AnsweredVisitor extends Visitor {
  /** `Set-Cookie` values; filled while procedures run. */
  readonly setCookies: readonly string[];
}

/** Makes the visitor of a request. `locale` is the language of the page that asks. */
export type ReadVisitor = (request: FastifyRequest, locale: Locale) => Promise<AnsweredVisitor>;
