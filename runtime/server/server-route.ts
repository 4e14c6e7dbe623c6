import type { FastifyInstance } from 'fastify';
import type { SiteModel } from '#runtime/contracts/site.ts';
import type { Deadlines } from '#runtime/rpc/clients/deadlines.ts';
import type { ReadVisitor } from './session/read-visitor.ts';

/** Options of routes that only some sites have. */
export interface ServerRouteOptions {
  readonly site: SiteModel;
  readonly readVisitor: ReadVisitor;
  /** Without a trailing slash. */
  readonly productApiUrl: string;
  /** Without a trailing slash. */
  readonly contentApiUrl: string;
  readonly deadlines: Deadlines;
}

/** Registers a route that only some sites have. */
export type RegisterServerRoute = (server: FastifyInstance, options: ServerRouteOptions) => void;
