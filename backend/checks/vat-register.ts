import { z } from 'zod';

/** The register's answer about a VAT number. */
export type VatRegisterAnswer = 'known' | 'unknown' | 'noAnswer';

/** Looks up a VAT number in the register; never fails. */
export type AskVatRegister = (vatNumber: string) => Promise<VatRegisterAnswer>;

/** The European Commission's register of all member states. */
export const viesAddress = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** Milliseconds. */
const deadline = 5000;

/** `INVALID` is certain; any answer other than `VALID` means that the country's register could not tell. */
const answerSchema = z.object({ userError: z.string() });

/**
 * Creates a client of VIES. No register answers for numbers of Great Britain without a contract, so for them there is
 * no answer; those of Northern Ireland are in VIES.
 *
 * @param address - Without a trailing slash.
 */
export function createViesClient(address: string): AskVatRegister {
  return async (vatNumber) => {
    const country = vatNumber.slice(0, 2);
    if (country === 'GB') return 'noAnswer';
    try {
      const answer = await fetch(`${address}/ms/${country}/vat/${encodeURIComponent(vatNumber.slice(2))}`, {
        signal: AbortSignal.timeout(deadline),
        headers: { accept: 'application/json' },
      });
      const { userError } = answerSchema.parse(await answer.json());
      if (userError === 'VALID') return 'known';
      return userError === 'INVALID' ? 'unknown' : 'noAnswer';
    } catch {
      // Unreachable, too slow, or an unexpected answer: the number counts as unchecked, and nobody is rejected for it.
      return 'noAnswer';
    }
  };
}
