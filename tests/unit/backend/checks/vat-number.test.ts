import { describe, expect, it } from 'vitest';
import { parseVatNumber } from '#backend/checks/vat-number.ts';

/** Numbers whose check digits are right, one a country. */
const good = [
  ...['ATU13585627', 'BE0411905847', 'BG175074752', 'CY10259033P', 'CZ25123891', 'DE136695976', 'DK13585628'],
  ...['EE100931558', 'EL094259216', 'ESB58378431', 'FI20774740', 'FR40303265045', 'GB980780684', 'HR33392005961'],
  ...['HU12892312', 'IE6388047V', 'IT00743110157', 'LT119511515', 'LU15027442', 'LV40003521600', 'MT11679112'],
  ...['NL004495445B01', 'PL8567346215', 'PT501964843', 'RO18547290', 'SE556188840401', 'SI50223054', 'SK2022749619'],
];

describe('a VAT number', () => {
  it.each(good)('%s has the form and the check digits of its country', (number) => {
    expect(parseVatNumber(number)).toBe(number);
  });

  it('is tried for every country of the EU and for GB', () => {
    expect(new Set(good.map((number) => number.slice(0, 2))).size).toBe(28);
  });

  it('is written plainly, however it is typed', () => {
    expect(parseVatNumber('de 136.695-976')).toBe('DE136695976');
  });

  it('of Northern Ireland is one of the United Kingdom', () => {
    expect(parseVatNumber('XI980780684')).toBe('XI980780684');
  });

  it.each([
    ['DE136695975', 'a wrong check digit'],
    ['NL004495446B01', 'a wrong check digit'],
    ['BE0411905848', 'a wrong check digit'],
    ['GR094259216', 'Greece is EL'],
    ['CHE116281710', 'not in the EU'],
    ['EU372022452', 'of no country'],
    ['US123456789', 'of no country that has one'],
    ['136695976', 'no country'],
    ['', 'nothing'],
  ])('is not %s: %s', (number) => {
    expect(parseVatNumber(number)).toBeUndefined();
  });
});
