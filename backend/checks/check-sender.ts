import type { components } from '#generated/contracts/content-api.ts';
import { fieldProblem } from '../errors/field-problem.ts';
import type { CheckEmailDomain } from './email-domain.ts';
import { type Country, postalCodes } from './postal-code.ts';
import { parseVatNumber } from './vat-number.ts';

/** The services that checks of senders need. */
interface CheckServices {
  readonly checkEmailDomain: CheckEmailDomain;
}

type Sender = components['schemas']['PrivateSender'] | components['schemas']['BusinessSender'];

/**
 * Checks that mail can reach a domain.
 *
 * @throws {ProblemError} `VALIDATION_FAILED`, rule `email_invalid_domain`, when it cannot.
 */
export async function checkSenderDomain(
  { checkEmailDomain }: CheckServices,
  email: string,
  pointer: string,
): Promise<void> {
  const { verdict } = await checkEmailDomain(email.slice(email.lastIndexOf('@') + 1));
  if (verdict === 'unreachable') throw fieldProblem(pointer, 'email_invalid_domain', 'names a domain without mail');
}

/**
 * Checks the address and VAT number of a sender.
 *
 * @throws {ProblemError} `VALIDATION_FAILED`, for a domain without mail or an invalid VAT number.
 */
export async function checkSender(services: CheckServices, sender: Sender): Promise<void> {
  if (sender.customerType === 'Business' && sender.vatNumber !== undefined && !parseVatNumber(sender.vatNumber)) {
    throw fieldProblem('/sender/vatNumber', 'vatNumber', 'is not a VAT number of its country by form and check digits');
  }
  await checkSenderDomain(services, sender.email, '/sender/email');
}

/**
 * Checks the format of a postal code, where the country's format is known.
 *
 * @throws {ProblemError} `VALIDATION_FAILED`
 */
export function checkPostalCode({ country, postalCode }: components['schemas']['PostalAddress']): void {
  if (!isKnown(country) || postalCodes[country].test(postalCode.trim())) return;
  throw fieldProblem('/address/postalCode', 'postalCode', `${country} has no postal codes of this form`);
}

function isKnown(country: string): country is Country {
  return Object.hasOwn(postalCodes, country);
}
