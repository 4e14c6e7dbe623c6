import { type TestBackend, testServiceKey } from '#tests/support/backend.ts';
import type { PreparedRequest } from './account-requests.ts';

type Prepare = (backend: TestBackend) => Promise<PreparedRequest>;

/** Starts a login at Business Central and grants access there. @returns The path that the operator is sent back to. */
export async function grantAccess({ backend }: TestBackend, now = new Date()): Promise<string> {
  const address = await backend.businessCentral.connections?.begin('quiet', now);
  const answer = await fetch(address ?? '', { redirect: 'manual' });
  const { pathname, search } = new URL(answer.headers.get('location') ?? '');
  return `${pathname}${search}`;
}

/** A successful request for each operation of other systems. */
export const otherSystemRequests: Readonly<Record<string, Prepare>> = {
  listElfsquadProducts: async () => ({
    url: '/Diagnostics/elfsquad/products',
    headers: { 'x-service-key': testServiceKey },
    elsewhere: 404,
  }),
};

/** Called without a shop, by a browser that returns from a login; valid once. */
export const callbackRequests: Readonly<Record<string, Prepare>> = {
  receiveBusinessCentralCallback: async (backend) => ({ url: await grantAccess(backend), elsewhere: 403, once: true }),
};
