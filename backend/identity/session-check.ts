import type { Db } from '../db/database.ts';
import type { Authenticate } from './authenticate.ts';
import { resumeSession } from './sessions.ts';

const bearer = /^Bearer ([A-Za-z0-9_-]{43})$/i;

/** Creates a check of session tokens, for the shop of the request. */
export function createSessionCheck(db: Db, clock: () => Date): Authenticate {
  return async (request) => {
    const [, token] = bearer.exec(request.headers.authorization ?? '') ?? [];
    const shopId = request.headers['x-shop-id'];
    if (token === undefined || typeof shopId !== 'string') return false;
    // Logging out twice is no error, so an ended session is accepted too.
    if (request.routeOptions.config.operationId === 'logout') return true;
    request.customerSession = await resumeSession(db, shopId, token, clock());
    return request.customerSession !== undefined;
  };
}
