import {
  getCompany,
  removeCompanyMember,
  setCompanyRole,
  startCompany,
  updateCompany,
} from '../companies/companies.ts';
import type { CompanyServices } from '../companies/company-services.ts';
import { inviteToCompany, joinCompany, withdrawCompanyInvitation } from '../companies/invitations.ts';
import { type Handlers, StatusAnswer } from '../operations/handler.ts';
import { decideApproval, listApprovals, requestApproval } from '../orders/approvals.ts';
import type { OrderServices } from '../orders/order-services.ts';

/** Creates the handlers of companies in `content-api.yaml`. */
export function createCompanyHandlers(services: CompanyServices & OrderServices): Handlers {
  return {
    getCompany: (request) => getCompany(services, request),

    startCompany: async (request) => new StatusAnswer(201, await startCompany(services, request)),

    updateCompany: (request) => updateCompany(services, request),

    async inviteToCompany(request) {
      await inviteToCompany(services, request);
      return new StatusAnswer(202, undefined);
    },

    async withdrawCompanyInvitation(request) {
      await withdrawCompanyInvitation(services, request);
      return new StatusAnswer(204, undefined);
    },

    joinCompany: (request) => joinCompany(services, request),

    setCompanyRole: (request) => setCompanyRole(services, request),

    async removeCompanyMember(request) {
      await removeCompanyMember(services, request);
      return new StatusAnswer(204, undefined);
    },

    listApprovals: (request) => listApprovals(services, request),

    async requestApproval(request) {
      await requestApproval(services, request);
      return new StatusAnswer(202, undefined);
    },

    async decideApproval(request) {
      await decideApproval(services, request);
      return new StatusAnswer(204, undefined);
    },
  };
}
