/** The texts of invoices in one language. */
export interface InvoiceTexts {
  readonly invoice: string;
  readonly creditNote: string;
  readonly number: string;
  readonly issueDate: string;
  readonly orderNumber: string;
  readonly orderDate: string;
  readonly reference: string;
  readonly vatNumber: string;
  readonly plannedDelivery: string;
  readonly billedTo: string;
  readonly deliveredTo: string;
  readonly description: string;
  readonly quantity: string;
  /** Without VAT. */
  readonly unitPrice: string;
  readonly vatRate: string;
  /** Without VAT. */
  readonly amount: string;
  readonly articleNumber: (sku: string) => string;
  readonly shipping: (name: string) => string;
  /** The discount of a voucher. */
  readonly voucher: (code: string) => string;
  readonly net: string;
  /** @param rate - E.g. `21 %`. @param base - E.g. `€ 100,00`. */
  readonly vat: (rate: string, base: string) => string;
  readonly gross: string;
  /** The words that the law requires, and their meaning. */
  readonly reverseCharge: string;
  /** An invoice on account. @param date - Until when it is to be paid. */
  readonly due: (date: string, iban: string) => string;
  /** @param date - Of the payment. */
  readonly paid: (date: string) => string;
  readonly refunded: (date: string) => string;
  readonly corrects: (number: string, date: string) => string;
  readonly partialRefund: (orderNumber: string) => string;
  readonly erasedBuyer: string;
  readonly phone: string;
  readonly page: (page: number, pages: number) => string;
}
