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

/**
 * The EU and the United Kingdom. The library knows more countries, and numbers of the euro area itself, which no shop
 * has.
 */
const countries = [
  ...[austria, belgium, bulgaria, croatia, cyprus, czechRepublic, denmark, estonia, finland, france, germany, greece],
  ...[hungary, ireland, italy, latvia, lithuania, luxembourg, malta, netherlands, poland, portugal, romania],
  ...[slovakiaRepublic, slovenia, spain, sweden, unitedKingdom],
];

/**
 * Returns a VAT number in its plain spelling, by the formats and check digits of each country as the European
 * Commission and HMRC publish them; `undefined` when it is invalid. A valid format does not prove that the number is in
 * use.
 */
export function parseVatNumber(text: string): string | undefined {
  const plain = text.replace(/[ .-]/g, '').toUpperCase();
  // Northern Ireland trades as part of the EU under a prefix of its own, with the numbers of the United Kingdom.
  const asListed = plain.replace(/^XI/, 'GB');
  return checkVAT(asListed, countries).isValid ? plain : undefined;
}
