import { z } from 'zod';

/** What a register says of a VAT number. */
export type VatRegisterAnswer = 'known' | 'unknown' | 'noAnswer';

/** Asks whether somebody has a VAT number; never fails. */
export type AskVatRegister = (vatNumber: string) => Promise<VatRegisterAnswer>;

/** The European Commission's register of all member states. */
export const viesAddress = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/** Milliseconds. */
const deadline = 5000;

/** `INVALID` is certain; whatever else is not `VALID` means that the register of the country could not say. */
const answerSchema = z.object({ userError: z.string() });

/**
 * Asks VIES. Numbers of Great Britain stand in no register that answers without a contract, so of them nothing is known;
 * those of Northern Ireland stand in VIES.
 *
 * @param address - Without a slash at its end.
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
      // Out of reach, too slow, or saying something else than it used to: nothing is known, and nobody is refused for it.
      return 'noAnswer';
    }
  };
}
