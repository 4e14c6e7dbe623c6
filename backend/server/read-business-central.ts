import { z } from 'zod';
import { withoutTrailingSlashes } from '#runtime/serving/without-trailing-slashes.ts';
import type { BusinessCentralSettings } from '../business-central/business-central-settings.ts';
import { StartupError } from '../errors/startup-error.ts';

const address = z.url({ protocol: /^https?$/, error: 'is not an http address' }).transform(withoutTrailingSlashes);

/** Variables of the connection with Business Central: all of them, or none. */
const environment = z.object({
  BUSINESS_CENTRAL_URL: address,
  BUSINESS_CENTRAL_AUTHORITY: address,
  BUSINESS_CENTRAL_CLIENT_ID: z.string(),
  BUSINESS_CENTRAL_CLIENT_SECRET: z.string(),
  BUSINESS_CENTRAL_TOKEN_KEY: z.string().min(32, 'is shorter than 32 characters'),
  BUSINESS_CENTRAL_COMPANY: z.guid('is not the identifier of a company'),
  BUSINESS_CENTRAL_CUSTOMER: z.string().max(20, 'is longer than 20 characters'),
  PUBLIC_URL: address,
});

/**
 * Reads the connection with Business Central. Empty variables count as absent.
 *
 * @returns `undefined` where none of its own variables is set.
 * @throws {StartupError} naming every variable that is missing or invalid, without their values.
 */
export function readBusinessCentral(
  env: Readonly<Record<string, string | undefined>>,
): BusinessCentralSettings | undefined {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const names = Object.keys(given).filter((name) => name.startsWith('BUSINESS_CENTRAL_'));
  if (names.length === 0) return undefined;
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path: [name], message }) =>
      given[String(name)] === undefined ? `${String(name)} is missing` : `${String(name)} ${message}`,
    );
    throw new StartupError(
      `Business Central cannot be connected: ${faults.join('; ')}.`,
      'Set all variables of Business Central, or none.',
    );
  }
  const values = parsed.data;
  return {
    url: values.BUSINESS_CENTRAL_URL,
    authority: values.BUSINESS_CENTRAL_AUTHORITY,
    clientId: values.BUSINESS_CENTRAL_CLIENT_ID,
    clientSecret: values.BUSINESS_CENTRAL_CLIENT_SECRET,
    tokenKey: values.BUSINESS_CENTRAL_TOKEN_KEY,
    companyId: values.BUSINESS_CENTRAL_COMPANY,
    customerNumber: values.BUSINESS_CENTRAL_CUSTOMER,
    shippingItem: given.BUSINESS_CENTRAL_SHIPPING_ITEM ?? 'SHIPPING',
    redirectUri: `${values.PUBLIC_URL}/BusinessCentral/callback`,
  };
}
