import {
  austria,
  belgium,
  bulgaria,
  checkVAT,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
  unitedKingdom,
} from 'jsvat';

/** The EU and the United Kingdom. The library knows more, and the euro area's own numbers, which no shop is given. */
const countries = [
  ...[austria, belgium, bulgaria, croatia, cyprus, czechRepublic, denmark, estonia, finland, france, germany, greece],
  ...[hungary, ireland, italy, latvia, lithuania, luxembourg, malta, netherlands, poland, portugal, romania],
  ...[slovakiaRepublic, slovenia, spain, sweden, unitedKingdom],
];

/**
 * A VAT number in its plain spelling, by the forms and check digits of each country as the European Commission and HMRC
 * publish them; `undefined` when it is none. That it has the right form does not say that anybody has it.
 */
export function parseVatNumber(text: string): string | undefined {
  const plain = text.replace(/[ .-]/g, '').toUpperCase();
  // Northern Ireland trades as part of the EU under a prefix of its own, with the numbers of the United Kingdom.
  const asListed = plain.replace(/^XI/, 'GB');
  return checkVAT(asListed, countries).isValid ? plain : undefined;
}
