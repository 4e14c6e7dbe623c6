import type { AccountServices } from '../accounts/account-services.ts';
import { checkAddress } from '../checks/check-address.ts';
import { isEmailAddress } from '../checks/email-form.ts';
import { findByEmail } from '../identity/customers.ts';
import { limits } from '../limits/limit.ts';
import { clientKey } from '../limits/limiter.ts';
import type { Handlers } from '../operations/handler.ts';

/** Creates the handlers of checks of a form before it is sent, in `product-api.yaml`. */
export function createCheckHandlers({ db, limiter, checkEmailDomain }: AccountServices): Handlers {
  return {
    async validateAddress({ shop, body, client }) {
      await limiter.count(limits.addressChecksOfClient, clientKey(shop.shopId, client.address));
      return checkAddress(body);
    },

    async validateEmail({ shop, body, client }) {
      await limiter.count(limits.emailChecksOfClient, clientKey(shop.shopId, client.address));
      if (!isEmailAddress(body.email)) return { wellFormed: false };
      const known = await findByEmail(db, shop.shopId, body.email);
      // An unconfirmed address may be registered again, for another mail.
      return { wellFormed: true, available: known === undefined || known.state === 'Unverified' };
    },

    async validateEmailDomain({ shop, body, client }) {
      await limiter.count(limits.domainChecksOfClient, clientKey(shop.shopId, client.address));
      const { domain, verdict, suggestion } = await checkEmailDomain(body.domain);
      return { domain, verdict, ...(suggestion !== undefined && { suggestion }) };
    },
  };
}
