import type { AccountServices } from '../accounts/account-services.ts';

/** What requests of visitors work with. */
export type RequestServices = Pick<AccountServices, 'db' | 'clock' | 'limiter' | 'checkEmailDomain' | 'wakeMails'>;
