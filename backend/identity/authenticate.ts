import type { FastifyRequest } from 'fastify';
import type { CustomerSession } from './customer-session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for operations of the specs. */
    operationId?: string;
  }
  interface FastifyRequest {
    /** Set where an operation accepts a session and a valid one was sent. */
    customerSession: CustomerSession | undefined;
  }
}

/** Returns whether a request meets a security scheme. Runs before its body is read. */
export type Authenticate = (request: FastifyRequest) => Promise<boolean>;
