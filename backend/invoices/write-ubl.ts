import type { components } from '#generated/contracts/product-api.ts';
import type { Buyer, InvoiceContent, InvoiceLine, Seller, TaxedAmount } from '../db/schema/invoice-content.ts';
import type { InvoiceKind } from '../db/schema/invoices.ts';
import { loadXmlBuilder } from '../process/late-package.ts';
import { streetParts } from '../shops/address-lines.ts';
import { endpointScheme, registerScheme } from './electronic-addresses.ts';
import { getInvoiceTexts } from './invoice-texts.ts';

type Address = components['schemas']['Address'];

/** Elements and attributes (`@name`) by name; `undefined` leaves one out. */
interface Xml {
  readonly [name: string]: string | undefined | Xml | readonly Xml[];
}

const namespaces = {
  invoice: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  creditNote: 'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2',
  aggregates: 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  basics: 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
} as const;

/** UN/ECE Recommendation 20. */
const unitCodes = { piece: 'H87', m2: 'MTK' } as const;

/** Payment methods that are cards. All others are transfers for the seller. */
const cards: ReadonlySet<string> = new Set(['creditcard', 'bancontact']);

/**
 * Returns an invoice or credit note in UBL 2.1 by EN 16931, with the identifiers of Peppol BIS Billing 3.0.
 *
 * @throws {Error} when the buyer's details have been deleted.
 */
export async function writeUbl(kind: InvoiceKind, number: string, content: InvoiceContent): Promise<Buffer> {
  const root = kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const document = loadXmlBuilder().create(
    { version: '1.0', encoding: 'UTF-8' },
    {
      [root]: {
        '@xmlns': namespaces[kind],
        '@xmlns:cac': namespaces.aggregates,
        '@xmlns:cbc': namespaces.basics,
        ...toDocument(kind, number, content),
      },
    },
  );
  return Buffer.from(document.end({ prettyPrint: true }));
}

function toDocument(kind: InvoiceKind, number: string, content: InvoiceContent): Xml {
  const { buyer, seller, currency, orderNumber, shipping, voucher, lines, reverseCharge } = content;
  if (!buyer) throw new Error(`The buyer of ${number} has been erased.`);
  const money = (cents: number): Xml => ({ '@currencyID': currency, '#': (cents / 100).toFixed(2) });
  const category = (percentage: number): Xml => ({
    'cbc:ID': reverseCharge ? 'AE' : percentage === 0 ? 'Z' : 'S',
    'cbc:Percent': String(percentage),
  });
  const taxCategory = (percentage: number): Xml => ({ ...category(percentage), 'cac:TaxScheme': { 'cbc:ID': 'VAT' } });
  return {
    'cbc:CustomizationID': 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0',
    'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
    'cbc:ID': number,
    'cbc:IssueDate': content.issueDate,
    'cbc:DueDate': kind === 'invoice' ? content.dueDate : undefined,
    ...(kind === 'invoice' ? { 'cbc:InvoiceTypeCode': '380' } : { 'cbc:CreditNoteTypeCode': '381' }),
    'cbc:DocumentCurrencyCode': currency,
    'cbc:BuyerReference': buyer.reference,
    // The profile requires `NA` where a buyer has no order number of their own.
    'cac:OrderReference': { 'cbc:ID': buyer.reference ?? 'NA', 'cbc:SalesOrderID': orderNumber },
    'cac:BillingReference': content.corrects && {
      'cac:InvoiceDocumentReference': {
        'cbc:ID': content.corrects.number,
        'cbc:IssueDate': content.corrects.issueDate,
      },
    },
    'cac:AccountingSupplierParty': { 'cac:Party': toSeller(seller) },
    'cac:AccountingCustomerParty': { 'cac:Party': toBuyer(buyer) },
    'cac:Delivery': { 'cac:DeliveryLocation': { 'cac:Address': toAddress(buyer.deliveryAddress ?? buyer.address) } },
    'cac:PaymentMeans': toPaymentMeans(content),
    'cac:AllowanceCharge': [
      ...(voucher?.allowances ?? []).map(
        ({ net, vatPercentage }): Xml => ({
          'cbc:ChargeIndicator': 'false',
          // UNTDID 5189: discount.
          'cbc:AllowanceChargeReasonCode': '95',
          'cbc:AllowanceChargeReason': getInvoiceTexts(content.locale).voucher(voucher?.code ?? ''),
          'cbc:Amount': money(net),
          'cac:TaxCategory': taxCategory(vatPercentage),
        }),
      ),
      ...(shipping
        ? [
            {
              'cbc:ChargeIndicator': 'true',
              // UNTDID 7161: freight service.
              'cbc:AllowanceChargeReasonCode': 'FC',
              'cbc:AllowanceChargeReason': shipping.name,
              'cbc:Amount': money(shipping.net),
              'cac:TaxCategory': taxCategory(shipping.vatPercentage),
            },
          ]
        : []),
    ],
    'cac:TaxTotal': toTaxTotal(content, money, category),
    'cac:LegalMonetaryTotal': toMonetaryTotal(content, money),
    [kind === 'invoice' ? 'cac:InvoiceLine' : 'cac:CreditNoteLine']: lines.map((line, index) =>
      toLine(kind, line, index + 1, money, taxCategory),
    ),
  };
}

function toTaxTotal(
  { totals, reverseCharge, locale }: InvoiceContent,
  money: (cents: number) => Xml,
  category: (percentage: number) => Xml,
): Xml {
  const exemption = {
    'cbc:TaxExemptionReasonCode': 'VATEX-EU-AE',
    'cbc:TaxExemptionReason': getInvoiceTexts(locale).reverseCharge,
  };
  return {
    'cbc:TaxAmount': money(totals.gross - totals.net),
    'cac:TaxSubtotal': totals.vat.map(
      (rate: TaxedAmount): Xml => ({
        'cbc:TaxableAmount': money(rate.net),
        'cbc:TaxAmount': money(rate.vat),
        'cac:TaxCategory': {
          ...category(rate.vatPercentage),
          ...(reverseCharge && exemption),
          'cac:TaxScheme': { 'cbc:ID': 'VAT' },
        },
      }),
    ),
  };
}

function toMonetaryTotal(
  { lines, shipping, voucher, totals, dueDate }: InvoiceContent,
  money: (cents: number) => Xml,
): Xml {
  return {
    'cbc:LineExtensionAmount': money(lines.reduce((sum, { net }) => sum + net, 0)),
    'cbc:TaxExclusiveAmount': money(totals.net),
    'cbc:TaxInclusiveAmount': money(totals.gross),
    'cbc:AllowanceTotalAmount': voucher && money(voucher.allowances.reduce((sum, { net }) => sum + net, 0)),
    'cbc:ChargeTotalAmount': shipping && money(shipping.net),
    // An invoice follows its payment, unless it is on account, and a credit note its refund: no amount is due.
    'cbc:PrepaidAmount': dueDate === undefined ? money(totals.gross) : undefined,
    'cbc:PayableAmount': money(dueDate === undefined ? 0 : totals.gross),
  };
}

function toLine(
  kind: InvoiceKind,
  { sku, name, choices, quantity, unit, unitPrice, net, vatPercentage }: InvoiceLine,
  position: number,
  money: (cents: number) => Xml,
  taxCategory: (percentage: number) => Xml,
): Xml {
  return {
    'cbc:ID': String(position),
    [kind === 'invoice' ? 'cbc:InvoicedQuantity' : 'cbc:CreditedQuantity']: {
      '@unitCode': unitCodes[unit],
      '#': String(quantity),
    },
    'cbc:LineExtensionAmount': money(net),
    'cac:Item': {
      'cbc:Description': choices.length === 0 ? undefined : choices.join(', '),
      'cbc:Name': name,
      'cac:SellersItemIdentification': sku === undefined ? undefined : { 'cbc:ID': sku },
      'cac:ClassifiedTaxCategory': taxCategory(vatPercentage),
    },
    'cac:Price': { 'cbc:PriceAmount': money(unitPrice) },
  };
}

function toSeller({ name, address, vatNumber, registerNumber, phone, email }: Seller): Xml {
  const country = address.country;
  return {
    ...toEndpoint(vatNumber, email),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': toAddress(address),
    'cac:PartyTaxScheme': { 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      'cbc:CompanyID': { '@schemeID': registerScheme(country, registerNumber), '#': registerNumber },
    },
    'cac:Contact': { 'cbc:Name': name, 'cbc:Telephone': phone, 'cbc:ElectronicMail': email },
  };
}

function toBuyer({ name, contact, address, vatNumber, email }: Buyer): Xml {
  return {
    ...toEndpoint(vatNumber, email),
    'cac:PartyName': { 'cbc:Name': name },
    'cac:PostalAddress': toAddress(address),
    'cac:PartyTaxScheme':
      vatNumber === undefined ? undefined : { 'cbc:CompanyID': vatNumber, 'cac:TaxScheme': { 'cbc:ID': 'VAT' } },
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': name },
    'cac:Contact': { 'cbc:Name': contact ?? name, 'cbc:ElectronicMail': email },
  };
}

/**
 * Returns the address in the network: the VAT number where its country has a scheme for it, else the e-mail address.
 */
function toEndpoint(vatNumber: string | undefined, email: string | undefined): Xml {
  const scheme = vatNumber === undefined ? undefined : endpointScheme(vatNumber);
  return {
    'cbc:EndpointID':
      scheme === undefined ? { '@schemeID': 'EM', '#': email } : { '@schemeID': scheme, '#': vatNumber },
  };
}

function toAddress(address: Address): Xml {
  const { street, extra } = streetParts(address);
  return {
    'cbc:StreetName': street,
    'cbc:AdditionalStreetName': extra,
    'cbc:CityName': address.city,
    'cbc:PostalZone': address.postalCode,
    'cac:Country': { 'cbc:IdentificationCode': address.country },
  };
}

/** Returns the means of payment, by UNTDID 4461. A transfer names the seller's account; in euros it is a SEPA one. */
function toPaymentMeans({ paymentMethod, currency, seller, orderNumber }: InvoiceContent): Xml {
  if (paymentMethod !== undefined && cards.has(paymentMethod)) {
    return { 'cbc:PaymentMeansCode': '48', 'cbc:PaymentID': orderNumber };
  }
  return {
    'cbc:PaymentMeansCode': currency === 'EUR' ? '58' : '30',
    'cbc:PaymentID': orderNumber,
    'cac:PayeeFinancialAccount': {
      'cbc:ID': seller.iban,
      'cac:FinancialInstitutionBranch': { 'cbc:ID': seller.bic },
    },
  };
}
