import type { AccountServices } from '../accounts/account-services.ts';

/** What orders work with. */
export type OrderServices = Pick<AccountServices, 'db' | 'clock' | 'askVatRegister' | 'wakeMails' | 'wakeVatChecks'>;
