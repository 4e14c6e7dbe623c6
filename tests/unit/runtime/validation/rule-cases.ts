import type { AnySchema } from 'yup';
import { wholeNumber } from '#runtime/validation/rules/amount.ts';
import { choice, requiredTick } from '#runtime/validation/rules/choice.ts';
import { type Country, countries } from '#runtime/validation/rules/country.ts';
import { day } from '#runtime/validation/rules/day.ts';
import { email } from '#runtime/validation/rules/email.ts';
import { storedFiles } from '#runtime/validation/rules/files.ts';
import { identifier } from '#runtime/validation/rules/identifier.ts';
import { mailToken } from '#runtime/validation/rules/mail-token.ts';
import { orderNumber } from '#runtime/validation/rules/order-number.ts';
import { currentPassword, newPassword } from '#runtime/validation/rules/password.ts';
import { phone } from '#runtime/validation/rules/phone.ts';
import { ofCountry, postalCode } from '#runtime/validation/rules/postal-code.ts';
import { line, paragraphs } from '#runtime/validation/rules/text.ts';
import type { RuleKey } from '#runtime/validation/yup.ts';

/** A typed value and its error; `fine` if it is valid. */
type Case = readonly [typed: unknown, verdict: RuleKey | 'fine'];

export interface RuleCases {
  readonly rule: string;
  readonly schema: AnySchema;
  readonly api: 'product-api' | 'content-api';
  /** JSON pointers below `components/schemas` of the equivalent rules. */
  readonly components: readonly string[];
  readonly cases: readonly Case[];
}

const file = { storageItemId: 'a', fileId: 'b' };

/** The postal code's schema in the specification, and codes that distinguish the countries. */
const postalCases: Readonly<Record<Country, readonly Case[]>> = {
  NL: [
    ['3511 LX', 'fine'],
    ['3511lx', 'fine'],
    [' 3511 LX ', 'fine'],
    ['0511 LX', 'yup:string.matches'],
    ['3511 SS', 'yup:string.matches'],
    ['3511  LX', 'yup:string.matches'],
    ['3511', 'yup:string.matches'],
    ['3511 LX 12345', 'yup:string.matches'],
  ],
  BE: [
    ['1000', 'fine'],
    ['0999', 'yup:string.matches'],
    ['10000', 'yup:string.matches'],
  ],
  FR: [
    ['75002', 'fine'],
    ['01000', 'fine'],
    ['98000', 'fine'],
    ['99000', 'yup:string.matches'],
    ['00100', 'yup:string.matches'],
  ],
  DE: [
    ['10119', 'fine'],
    ['01067', 'fine'],
    ['00119', 'yup:string.matches'],
    ['1011', 'yup:string.matches'],
  ],
  AT: [
    ['1070', 'fine'],
    ['0070', 'yup:string.matches'],
  ],
  GB: [
    ['NW6 1NR', 'fine'],
    ['ec1a1bb', 'fine'],
    ['GIR 0AA', 'fine'],
    ['NW6', 'yup:string.matches'],
    ['12345', 'yup:string.matches'],
  ],
};

/** Every rule that the specifications fully describe as well, with distinguishing cases. */
export const ruleCases: readonly RuleCases[] = [
  {
    rule: 'e-mail address',
    schema: email(),
    api: 'product-api',
    components: ['Email'],
    cases: [
      ['anna.peeters@voorbeeld.example', 'fine'],
      ['  anna@voorbeeld.nl\n', 'fine'],
      ["o'hara+shop@sub.voorbeeld.co.uk", 'fine'],
      ['a@b.nl', 'fine'],
      ['ANNA@VOORBEELD.NL', 'fine'],
      ['anna@3m.1und1.de', 'fine'],
      [`anna@${'a'.repeat(63)}.nl`, 'fine'],
      [`anna@${'a'.repeat(64)}.nl`, 'yup:string.email'],
      [`${'a'.repeat(242)}@example.com`, 'fine'],
      [`${'a'.repeat(243)}@example.com`, 'yup:string.max'],
      ['a@b.c', 'yup:string.email'],
      ['anna', 'yup:string.email'],
      ['anna@voorbeeld', 'yup:string.email'],
      ['anna@voorbeeld.', 'yup:string.email'],
      ['anna@-voorbeeld.nl', 'yup:string.email'],
      ['anna@@voorbeeld.nl', 'yup:string.email'],
      ['anna peeters@voorbeeld.nl', 'yup:string.email'],
      ['anna@voorbeeld.nl, bo@voorbeeld.nl', 'yup:string.email'],
      ['änna@voorbeeld.nl', 'yup:string.email'],
    ],
  },
  {
    rule: 'new password',
    schema: newPassword(),
    api: 'product-api',
    components: ['NewPassword'],
    cases: [
      ['Stil&Warm2026', 'fine'],
      ['aB3~efgh', 'fine'],
      ['aB3[efgh', 'fine'],
      ['aB3`efgh', 'fine'],
      ['ÀaB3!éöü', 'fine'],
      ['aB3!ef🌲🌲', 'fine'],
      ['aB3!🌲🌲', 'yup:string.min'],
      ['aB3!efg', 'yup:string.min'],
      [`aB3!${'x'.repeat(124)}`, 'fine'],
      [`aB3!${'🌲'.repeat(124)}`, 'fine'],
      [`aB3!${'x'.repeat(125)}`, 'yup:string.max'],
      ['AB3!EFGH', 'yup:string.password'],
      ['ab3!efgh', 'yup:string.password'],
      ['abC!efgh', 'yup:string.password'],
      ['aB3cefgh', 'yup:string.password'],
      ['aB3§efgh', 'yup:string.password'],
      ['aB3! efgh', 'yup:string.password'],
      [' aB3!efgh', 'yup:string.password'],
      ['aB3!efgh\u00a0', 'yup:string.password'],
    ],
  },
  {
    rule: 'current password',
    schema: currentPassword(),
    api: 'product-api',
    components: ['CurrentPassword'],
    cases: [
      ['x', 'fine'],
      [' with spaces ', 'fine'],
      ['x'.repeat(128), 'fine'],
      ['x'.repeat(129), 'yup:string.max'],
    ],
  },
  {
    rule: 'phone number',
    schema: phone(),
    api: 'product-api',
    components: ['Phone'],
    cases: [
      ['0531234567', 'fine'],
      ['053 123 4567', 'fine'],
      ['(053) 123-4567', 'fine'],
      ['+31 053 123 4567', 'fine'],
      ['+1-212-555-0100', 'fine'],
      ['0031 53 123 4567', 'yup:string.phonenumber'],
      ['+31 6 12345678', 'yup:string.phonenumber'],
      ['053 123 456', 'yup:string.phonenumber'],
      ['053  123 4567', 'yup:string.phonenumber'],
      ['053/1234567', 'yup:string.phone'],
      ['call me', 'yup:string.phone'],
      ['053 123 4567 x12', 'yup:string.phone'],
      ['+'.repeat(25), 'yup:string.max'],
    ],
  },
  ...countries.map(
    (country): RuleCases => ({
      rule: `postal code of ${country}`,
      schema: postalCode().test(ofCountry(country)),
      api: 'product-api',
      components: [`AddressInput${country}/properties/postalCode`],
      cases: postalCases[country],
    }),
  ),
  {
    rule: 'name of a person',
    schema: line(80),
    api: 'product-api',
    components: ['PersonName'],
    cases: [
      ['de Vries', 'fine'],
      [' Łucja\u00a0', 'fine'],
      ['Anne\tMarie', 'fine'],
      ['\u0007', 'fine'],
      ['x'.repeat(80), 'fine'],
      ['𝒳'.repeat(80), 'fine'],
      ['x'.repeat(81), 'yup:string.max'],
      [{ first: 'Sanne' }, 'yup:mixed.notType'],
      [['Sanne'], 'yup:mixed.notType'],
    ],
  },
  {
    rule: 'line of an address, name of a company',
    schema: line(120),
    api: 'product-api',
    components: ['AddressLine', 'CompanyName'],
    cases: [
      ['Oudegracht', 'fine'],
      ['x'.repeat(121), 'yup:string.max'],
    ],
  },
  {
    rule: 'house number',
    schema: line(20),
    api: 'product-api',
    components: ['HouseNumber'],
    cases: [
      ['231 bis', 'fine'],
      ['1'.repeat(21), 'yup:string.max'],
    ],
  },
  {
    rule: 'message',
    schema: paragraphs(5000),
    api: 'content-api',
    components: ['ContactRequest/properties/message', 'AdviceRequest/properties/message'],
    cases: [
      ['Hello,\r\n\r\nIt echoes.', 'fine'],
      ['x'.repeat(5000), 'fine'],
      ['🌲'.repeat(5000), 'fine'],
      ['\r\n'.repeat(10) + 'x'.repeat(5000), 'fine'],
      ['x'.repeat(5001), 'yup:string.max'],
    ],
  },
  {
    rule: 'token of a mail',
    schema: mailToken(),
    api: 'product-api',
    components: ['MailToken'],
    cases: [
      ['Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1LxA', 'fine'],
      [' Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1LxA\n', 'fine'],
      ['Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1Lx', 'yup:string.length'],
      ['Q2n8sVt1LxP0dYb3vN8kLq0Zt6HsW5fJ8sQ2nVt1Lx+', 'yup:string.matches'],
    ],
  },
  {
    rule: 'order number',
    schema: orderNumber(),
    api: 'content-api',
    components: ['ContactRequest/properties/orderNumber'],
    cases: [
      ['AC-2026-004711', 'fine'],
      ['AC 2026', 'yup:string.matches'],
      ['A'.repeat(41), 'yup:string.max'],
    ],
  },
  {
    rule: 'identifier',
    schema: identifier(),
    api: 'content-api',
    components: ['Id'],
    cases: [
      ['fjord-wall-panel', 'fine'],
      ['../secret', 'yup:mixed.notType'],
      ['x'.repeat(81), 'yup:string.max'],
    ],
  },
  {
    rule: 'subject',
    schema: choice(['Product', 'Order', 'Delivery', 'Return', 'Invoice', 'Press', 'Other']),
    api: 'content-api',
    components: ['ContactSubject'],
    cases: [
      ['Press', 'fine'],
      ['press', 'yup:mixed.oneOf'],
    ],
  },
  {
    rule: 'terms',
    schema: requiredTick(),
    api: 'product-api',
    components: ['PrivateRegistrationRequest/properties/termsAccepted'],
    cases: [
      ['on', 'fine'],
      [true, 'fine'],
      ['', 'yup:boolean.isValue'],
      [undefined, 'yup:boolean.isValue'],
    ],
  },
  {
    rule: 'quantity',
    schema: wholeNumber(1, 100_000),
    api: 'content-api',
    components: ['QuotationLine/properties/quantity'],
    cases: [
      ['1', 'fine'],
      [' 100000 ', 'fine'],
      [12, 'fine'],
      ['0', 'yup:number.min'],
      ['-3', 'yup:number.min'],
      ['100001', 'yup:number.max'],
      ['2,5', 'yup:number.integer'],
      ['2.5', 'yup:number.integer'],
      ['two', 'yup:mixed.notType'],
      ['1e3', 'yup:mixed.notType'],
    ],
  },
  {
    rule: 'day',
    schema: day(),
    api: 'content-api',
    components: ['QuotationRequest/properties/neededBy'],
    cases: [
      ['2027-03-31', 'fine'],
      ['2028-02-29', 'fine'],
      ['2027-02-29', 'yup:mixed.notType'],
      ['2027-13-01', 'yup:mixed.notType'],
      ['31-03-2027', 'yup:mixed.notType'],
      ['2027-03-31T00:00', 'yup:string.max'],
    ],
  },
  {
    rule: 'files',
    schema: storedFiles(),
    api: 'content-api',
    components: ['QuotationRequest/properties/files', 'AdviceRequest/properties/files'],
    cases: [
      [[], 'fine'],
      [Array.from({ length: 10 }, () => file), 'fine'],
      [Array.from({ length: 11 }, () => file), 'yup:array.max'],
    ],
  },
];
