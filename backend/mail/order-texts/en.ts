import type { OrderMailTexts } from '../mail-text.ts';

export const englishOrders: OrderMailTexts = {
  delivery: 'Delivery',
  exVat: 'Total without VAT',
  vat: (rate) => `VAT ${rate}`,
  total: 'Total',
  reverseCharge: 'VAT reverse charged: the customer accounts for the VAT.',
  kinds: {
    orderConfirmation: ({ shop, number, payBefore, date }) => ({
      subject: `Your order ${number} at ${shop}`,
      paragraphs: [
        `Thank you for your order ${number}. Here you can see how it stands${payBefore === undefined ? '' : `, and pay it before ${payBefore} if you have not yet`}.`,
        `We plan it for ${date}.`,
      ],
      action: 'View order',
    }),
    orderPaid: ({ shop, number }) => ({
      subject: `We have received your payment for order ${number}`,
      paragraphs: [`Your order ${number} at ${shop} has been paid. We start on it now.`],
      action: 'View order',
    }),
    orderInProduction: ({ shop, number }) => ({
      subject: `We are making your order ${number}`,
      paragraphs: [`Your order ${number} at ${shop} is being made. We will write again when it leaves.`],
      action: 'View order',
    }),
    orderShipped: ({ shop, number }) => ({
      subject: `Your order ${number} is on its way`,
      paragraphs: [`Your order ${number} has left ${shop}.`],
      action: 'View order',
    }),
    orderCompleted: ({ shop, number }) => ({
      subject: `Your order ${number} is complete`,
      paragraphs: [`Your order ${number} at ${shop} has been handed over. We hope you enjoy it.`],
      action: 'View order',
    }),
    orderCancelled: ({ shop, number }) => ({
      subject: `Your order ${number} has been cancelled`,
      paragraphs: [`Your order ${number} at ${shop} has been cancelled. What you have paid for it will be paid back.`],
      action: 'View order',
    }),
    orderRefunded: ({ shop, number, refunded }) => ({
      subject: `A refund for your order ${number}`,
      paragraphs: [
        `${shop} has paid you back ${refunded} in all for order ${number}. It may take a few days until you see it in your account.`,
      ],
      action: 'View order',
    }),
  },
};
