import { updateMe, verifyMe } from '../accounts/account-changes.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { updateMyDetails } from '../accounts/details-change.ts';
import { requestPasswordReset, resetPassword, validatePasswordReset } from '../accounts/password-reset.ts';
import { register, verifyRegistration } from '../accounts/registration.ts';
import { deleteMe } from '../compositions/account-deletion.ts';
import { login } from '../compositions/login.ts';
import { getMe } from '../compositions/my-account.ts';
import { endSession } from '../identity/sessions.ts';
import { type Handlers, StatusAnswer } from '../operations/handler.ts';
import { hashToken } from '../tokens/tokens.ts';

const done = () => new StatusAnswer(204, undefined);

/** Creates the handlers of accounts in `product-api.yaml`. */
export function createAccountHandlers(services: AccountServices): Handlers {
  return {
    async register(request) {
      const verifyBefore = await register(services, request);
      return new StatusAnswer(202, { email: request.body.email, verifyBefore: verifyBefore.toISOString() });
    },

    async verifyRegistration(request) {
      await verifyRegistration(services, request);
      return done();
    },

    login: (request) => login(services, request),

    async logout({ shop, client }) {
      if (client.bearerToken !== undefined) await endSession(services.db, shop.shopId, hashToken(client.bearerToken));
      return done();
    },

    async requestPasswordReset(request) {
      await requestPasswordReset(services, request);
      return new StatusAnswer(202, undefined);
    },

    async validatePasswordReset(request) {
      await validatePasswordReset(services, request);
      return done();
    },

    async resetPassword(request) {
      await resetPassword(services, request);
      return done();
    },

    getMe: (request) => getMe(services, request),

    updateMe: (request) => updateMe(services, request),

    async deleteMe(request) {
      await deleteMe(services, request);
      return done();
    },

    async verifyMe(request) {
      await verifyMe(services, request);
      return done();
    },

    updateMyDetails: (request) => updateMyDetails(services, request),
  };
}
