import type { FastifyRequest } from 'fastify';
import type { CustomerSession } from './customer-session.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for operations of the specs. */
    operationId?: string;
  }
  interface FastifyRequest {
    /** Set where an operation takes a session and a good one was sent. */
    customerSession: CustomerSession | undefined;
  }
}

/** Whether a request meets a security scheme. Runs before its body is read. */
export type Authenticate = (request: FastifyRequest) => Promise<boolean>;
