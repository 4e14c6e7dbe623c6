import { receiveCallback } from '../business-central/receive-callback.ts';
import type { ElfsquadConnection } from '../elfsquad/elfsquad-client.ts';
import { createElfsquadList } from '../elfsquad/list-elfsquad-products.ts';
import type { Handlers } from '../operations/handler.ts';

type CallbackServices = Parameters<typeof receiveCallback>[0];

interface OtherSystemServices extends CallbackServices {
  readonly db: Parameters<typeof createElfsquadList>[0]['db'];
  readonly elfsquad: ElfsquadConnection | undefined;
}

/** Creates the handlers for Business Central and Elfsquad in `product-api.yaml`. */
export function createOtherSystemHandlers(services: OtherSystemServices): Handlers {
  const { db, clock, elfsquad } = services;
  return {
    receiveBusinessCentralCallback: (request) => receiveCallback(services, request),
    listElfsquadProducts: createElfsquadList({ db, clock, connection: elfsquad }),
  };
}
