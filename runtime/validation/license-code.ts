import type { FormError } from '#runtime/contracts/form.ts';

/** `LicenseCode` of the product API. */
const pattern = /^[A-Z0-9]+(-[A-Z0-9]+)*$/;
const maxLength = 40;

/**
 * Checks that a photo print's stock image has this licence code. A failed check is no error.
 *
 * @param code - As typed, in either case.
 * @param isKnown - Asks `GET /Products/photoprint/{id}`.
 */
export async function findUnknownLicenseCode(
  code: string,
  isKnown: (code: string) => Promise<boolean>,
): Promise<FormError | undefined> {
  const written = code.trim().toUpperCase();
  if (written === '') return undefined;
  const unknown: FormError = { key: 'yup:licenseCode' };
  if (written.length > maxLength || !pattern.test(written)) return unknown;
  try {
    return (await isKnown(written)) ? undefined : unknown;
  } catch {
    return undefined;
  }
}
