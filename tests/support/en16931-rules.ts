import { evaluateXPathToBoolean, evaluateXPathToNodes } from 'fontoxpath';
import { parseXmlDocument } from 'slimdom';

/**
 * A rule of EN 16931 or Peppol BIS Billing 3.0: a condition at each matching node, in XPath 3.1; amounts are compared
 * exactly.
 */
interface Rule {
  readonly id: string;
  readonly context: string;
  readonly test: string;
}

const namespaces: Readonly<Record<string, string>> = {
  cac: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  cbc: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

const line = '(cac:InvoiceLine | cac:CreditNoteLine)';
const quantity = '(cbc:InvoicedQuantity | cbc:CreditedQuantity)';
const cents = (path: string): string => `round(100 * number(${path}))`;
const sum = (path: string): string => `round(100 * sum(${path} ! number(.)))`;
const optional = (path: string): string => `round(100 * sum(${path} ! number(.)))`;
const vat = "cac:TaxScheme/cbc:ID = 'VAT'";

const rules: readonly Rule[] = [
  { id: 'BR-01', context: '/*', test: "starts-with(cbc:CustomizationID, 'urn:cen.eu:en16931:2017#compliant')" },
  { id: 'PEPPOL-EN16931-R007', context: '/*', test: "cbc:ProfileID = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0'" },
  { id: 'BR-02', context: '/*', test: "normalize-space(cbc:ID) != ''" },
  { id: 'BR-03', context: '/*', test: "matches(cbc:IssueDate, '^\\d{4}-\\d\\d-\\d\\d$')" },
  {
    id: 'BR-04',
    context: '/*',
    test: "(local-name() = 'Invoice' and cbc:InvoiceTypeCode = '380') or (local-name() = 'CreditNote' and cbc:CreditNoteTypeCode = '381')",
  },
  { id: 'BR-05', context: '/*', test: "cbc:DocumentCurrencyCode = ('EUR', 'GBP')" },
  {
    id: 'BR-06',
    context: '/*/cac:AccountingSupplierParty',
    test: './/cac:PartyLegalEntity/cbc:RegistrationName != ""',
  },
  {
    id: 'BR-07',
    context: '/*/cac:AccountingCustomerParty',
    test: './/cac:PartyLegalEntity/cbc:RegistrationName != ""',
  },
  {
    id: 'BR-09',
    context: '/*/cac:AccountingSupplierParty',
    test: './/cac:PostalAddress/cac:Country/cbc:IdentificationCode != ""',
  },
  {
    id: 'BR-11',
    context: '/*/cac:AccountingCustomerParty',
    test: './/cac:PostalAddress/cac:Country/cbc:IdentificationCode != ""',
  },
  { id: 'BR-16', context: '/*', test: `exists(${line})` },
  { id: 'BR-21', context: `/*/${line}`, test: 'cbc:ID != ""' },
  { id: 'BR-22', context: `/*/${line}`, test: `number(${quantity}) > 0` },
  { id: 'BR-23', context: `/*/${line}`, test: `${quantity}/@unitCode != ""` },
  { id: 'BR-24', context: `/*/${line}`, test: 'exists(cbc:LineExtensionAmount)' },
  { id: 'BR-25', context: `/*/${line}`, test: 'cac:Item/cbc:Name != ""' },
  { id: 'BR-26', context: `/*/${line}`, test: 'exists(cac:Price/cbc:PriceAmount)' },
  { id: 'BR-27', context: `/*/${line}`, test: 'number(cac:Price/cbc:PriceAmount) >= 0' },
  { id: 'BR-CO-04', context: `/*/${line}`, test: `cac:Item/cac:ClassifiedTaxCategory[${vat}]/cbc:ID != ""` },
  {
    id: 'BR-CO-10',
    context: '/*/cac:LegalMonetaryTotal',
    test: `${cents('cbc:LineExtensionAmount')} = ${sum(`../${line}/cbc:LineExtensionAmount`)}`,
  },
  {
    id: 'BR-CO-11',
    context: '/*/cac:LegalMonetaryTotal',
    test: `${optional('cbc:AllowanceTotalAmount')} = ${sum("../cac:AllowanceCharge[cbc:ChargeIndicator = 'false']/cbc:Amount")}`,
  },
  {
    id: 'BR-CO-12',
    context: '/*/cac:LegalMonetaryTotal',
    test: `${optional('cbc:ChargeTotalAmount')} = ${sum("../cac:AllowanceCharge[cbc:ChargeIndicator = 'true']/cbc:Amount")}`,
  },
  {
    id: 'BR-CO-13',
    context: '/*/cac:LegalMonetaryTotal',
    test: `${cents('cbc:TaxExclusiveAmount')} = ${cents('cbc:LineExtensionAmount')} - ${optional('cbc:AllowanceTotalAmount')} + ${optional('cbc:ChargeTotalAmount')}`,
  },
  {
    id: 'BR-CO-14',
    context: '/*/cac:TaxTotal',
    test: `${cents('cbc:TaxAmount')} = ${sum('cac:TaxSubtotal/cbc:TaxAmount')}`,
  },
  {
    id: 'BR-CO-15',
    context: '/*/cac:LegalMonetaryTotal',
    test: `${cents('cbc:TaxInclusiveAmount')} = ${cents('cbc:TaxExclusiveAmount')} + ${cents('../cac:TaxTotal/cbc:TaxAmount')}`,
  },
  {
    id: 'BR-CO-16',
    context: '/*/cac:LegalMonetaryTotal',
    test: `${cents('cbc:PayableAmount')} = ${cents('cbc:TaxInclusiveAmount')} - ${optional('cbc:PrepaidAmount')}`,
  },
  {
    // The official check allows for less than one unit of the currency, because VAT may be rounded by line.
    id: 'BR-CO-17',
    context: '/*/cac:TaxTotal/cac:TaxSubtotal',
    test: `abs(${cents('cbc:TaxAmount')} - number(cbc:TaxableAmount) * number(cac:TaxCategory/cbc:Percent)) < 100`,
  },
  { id: 'BR-CO-18', context: '/*', test: 'exists(cac:TaxTotal/cac:TaxSubtotal)' },
  {
    id: 'BR-CO-25',
    context: '/*/cac:LegalMonetaryTotal',
    test: 'number(cbc:PayableAmount) <= 0 or exists(../cbc:DueDate)',
  },
  {
    id: 'BR-CO-26',
    context: '/*/cac:AccountingSupplierParty',
    test: `.//cac:PartyTaxScheme[${vat}]/cbc:CompanyID != ""`,
  },
  {
    id: 'BR-S-08',
    context: '/*/cac:TaxTotal/cac:TaxSubtotal',
    test: `let $rate := string(cac:TaxCategory/cbc:Percent), $document := ../.. return
      ${cents('cbc:TaxableAmount')} = ${sum(`$document/${line}[string(cac:Item/cac:ClassifiedTaxCategory/cbc:Percent) = $rate]/cbc:LineExtensionAmount`)}
      + ${sum("$document/cac:AllowanceCharge[cbc:ChargeIndicator = 'true'][string(cac:TaxCategory/cbc:Percent) = $rate]/cbc:Amount")}
      - ${sum("$document/cac:AllowanceCharge[cbc:ChargeIndicator = 'false'][string(cac:TaxCategory/cbc:Percent) = $rate]/cbc:Amount")}`,
  },
  { id: 'BR-S-05', context: "//*[cbc:ID = 'S' and cac:TaxScheme]", test: 'number(cbc:Percent) > 0' },
  { id: 'BR-AE-05', context: "//*[cbc:ID = 'AE' and cac:TaxScheme]", test: 'number(cbc:Percent) = 0' },
  {
    id: 'BR-AE-09',
    context: "/*/cac:TaxTotal/cac:TaxSubtotal[cac:TaxCategory/cbc:ID = 'AE']",
    test: 'number(cbc:TaxAmount) = 0',
  },
  {
    id: 'BR-AE-10',
    context: "/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory[cbc:ID = 'AE']",
    test: "cbc:TaxExemptionReasonCode = 'VATEX-EU-AE' and cbc:TaxExemptionReason != ''",
  },
  {
    id: 'BR-AE-02',
    context: "/*[.//cac:ClassifiedTaxCategory/cbc:ID = 'AE']",
    test: `cac:AccountingSupplierParty//cac:PartyTaxScheme/cbc:CompanyID != "" and cac:AccountingCustomerParty//cac:PartyTaxScheme/cbc:CompanyID != ""`,
  },
  { id: 'BR-CO-09', context: '//cac:PartyTaxScheme/cbc:CompanyID', test: "matches(., '^[A-Z]{2}')" },
  { id: 'BR-55', context: '/*/cac:BillingReference', test: 'cac:InvoiceDocumentReference/cbc:ID != ""' },
  {
    id: 'BR-61',
    context: "/*/cac:PaymentMeans[cbc:PaymentMeansCode = ('30', '58')]",
    test: 'cac:PayeeFinancialAccount/cbc:ID != ""',
  },
  { id: 'BR-DEC-*', context: '//*[@currencyID]', test: "matches(., '^\\d+\\.\\d\\d$')" },
  { id: 'UBL-DT-06', context: '//*[not(*)]', test: "normalize-space(.) != ''" },
  { id: 'PEPPOL-EN16931-R003', context: '/*', test: 'exists(cbc:BuyerReference) or exists(cac:OrderReference/cbc:ID)' },
  {
    id: 'PEPPOL-EN16931-R010',
    context: '/*/cac:AccountingCustomerParty',
    test: 'cac:Party/cbc:EndpointID/@schemeID != ""',
  },
  {
    id: 'PEPPOL-EN16931-R020',
    context: '/*/cac:AccountingSupplierParty',
    test: 'cac:Party/cbc:EndpointID/@schemeID != ""',
  },
  {
    id: 'PEPPOL-EN16931-R120',
    context: `/*/${line}`,
    test: `${cents('cbc:LineExtensionAmount')} = round(number(${quantity}) * number(cac:Price/cbc:PriceAmount) * 100)`,
  },
  { id: 'NL-R-001', context: "/*[local-name() = 'CreditNote']", test: 'exists(cac:BillingReference)' },
  {
    id: 'NL-R-003',
    context: "/*/cac:AccountingSupplierParty/cac:Party[cac:PostalAddress/cac:Country/cbc:IdentificationCode = 'NL']",
    test: "cac:PartyLegalEntity/cbc:CompanyID/@schemeID = ('0106', '0190')",
  },
  { id: 'NL-R-007', context: '/*', test: 'exists(cac:PaymentMeans)' },
];

/** Evaluates the rules for an invoice or credit note. @returns The identifiers of those that it breaks. */
export function findBrokenRules(xml: string): string[] {
  const document = parseXmlDocument(xml);
  const options = { namespaceResolver: (prefix: string) => namespaces[prefix] ?? '' };
  return rules
    .filter(({ context, test }) =>
      evaluateXPathToNodes(context, document, null, {}, options).some(
        (node) => !evaluateXPathToBoolean(test, node, null, {}, options),
      ),
    )
    .map(({ id }) => id);
}
