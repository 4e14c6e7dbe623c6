import { companies, companyInvitations, companyMembers } from '#backend/db/schema/companies.ts';
import { createToken, hashToken } from '#backend/tokens/tokens.ts';
import type { TestBackend } from '#tests/support/backend.ts';
import { addCustomer, freshEmail } from '#tests/support/customers.ts';
import { addLine, makeReady } from '#tests/support/orders.ts';
import type { PreparedRequest } from './account-requests.ts';

type Prepare = (backend: TestBackend) => Promise<PreparedRequest>;

let numbers = 0;

/** Adds a company with an administrator, a buyer whose orders all need an approval, and an invitation. */
async function addCompany(backend: TestBackend) {
  const { db } = backend.backend.database;
  const [administrator, buyer] = [await addCustomer(backend), await addCustomer(backend)];
  numbers += 1;
  const ofCompany = { shopId: 'quiet', companyId: `co-${numbers}` };
  const joinedAt = new Date();
  await db
    .insert(companies)
    .values({ shopId: 'quiet', id: ofCompany.companyId, name: 'Studio', approveFrom: 0, createdAt: joinedAt });
  await db.insert(companyMembers).values([
    { ...ofCompany, customerId: administrator.customerId, role: 'Administrator', joinedAt },
    { ...ofCompany, customerId: buyer.customerId, role: 'Buyer', joinedAt },
  ]);
  const token = createToken();
  const invited = await addCustomer(backend);
  const invitation = { ...ofCompany, id: `ci-${numbers}`, email: invited.email, role: 'Buyer' as const };
  const expiresAt = new Date(joinedAt.getTime() + 24 * 60 * 60 * 1000);
  await db.insert(companyInvitations).values({ ...invitation, tokenHash: hashToken(token), expiresAt });
  return {
    administrator: { authorization: administrator.authorization },
    buyer: { authorization: buyer.authorization },
    buyerId: buyer.customerId,
    invited: { authorization: invited.authorization },
    invitationId: invitation.id,
    token,
  };
}

/** Adds an order of a buyer that waits for its approval. */
async function addWaitingOrder(backend: TestBackend) {
  const company = await addCompany(backend);
  await addLine(backend, undefined, company.buyer);
  const { id, version } = await makeReady(backend, company.buyer);
  await backend.ask('/company/approvals', { method: 'POST', body: { version }, headers: company.buyer });
  return { ...company, orderId: id, version };
}

const byAdministrator =
  (url: string, body?: Readonly<Record<string, unknown>>): Prepare =>
  async (backend) => {
    const { administrator: headers } = await addCompany(backend);
    return { url, headers, elsewhere: 401, ...(body && { body, known: body }) };
  };

/** A successful request for each operation on companies. */
export const companyRequests: Readonly<Record<string, Prepare>> = {
  getCompany: byAdministrator('/company'),
  startCompany: async (backend) => {
    const { authorization } = await addCustomer(backend);
    return { url: '/company', headers: { authorization }, body: { name: 'Studio' }, elsewhere: 401 };
  },
  updateCompany: byAdministrator('/company', { name: 'Studio', approveFrom: 50_000 }),
  inviteToCompany: async (backend) => {
    const { administrator: headers } = await addCompany(backend);
    return { url: '/company/invitations', headers, body: { email: freshEmail(), role: 'Buyer' }, elsewhere: 401 };
  },
  withdrawCompanyInvitation: async (backend) => {
    const { administrator: headers, invitationId } = await addCompany(backend);
    return { url: `/company/invitations/${invitationId}`, headers, elsewhere: 401, once: true };
  },
  joinCompany: async (backend) => {
    const { invited: headers, token } = await addCompany(backend);
    return { url: '/company/join', headers, body: { token }, elsewhere: 401 };
  },
  setCompanyRole: async (backend) => {
    const { administrator: headers, buyerId } = await addCompany(backend);
    const body = { role: 'Approver' };
    return { url: `/company/members/${buyerId}`, headers, body, known: body, elsewhere: 401 };
  },
  removeCompanyMember: async (backend) => {
    const { administrator: headers, buyerId } = await addCompany(backend);
    return { url: `/company/members/${buyerId}`, headers, elsewhere: 401, once: true };
  },
  listApprovals: byAdministrator('/company/approvals'),
  requestApproval: async (backend) => {
    const { buyer: headers } = await addCompany(backend);
    await addLine(backend, undefined, headers);
    const { version } = await makeReady(backend, headers);
    return { url: '/company/approvals', headers, body: { version }, known: { version }, elsewhere: 401 };
  },
  decideApproval: async (backend) => {
    const { administrator: headers, orderId, version } = await addWaitingOrder(backend);
    const body = { version, decision: 'refuse' };
    return { url: `/company/approvals/${orderId}`, headers, body, elsewhere: 401, once: true };
  },
};
