import type { OrderMailTexts } from '../mail-text.ts';

export const englishOrders: OrderMailTexts = {
  colon: ': ',
  due: (date) => `on account, to be paid by ${date}`,
  voucher: (code) => `Voucher ${code}`,
  exVat: 'Total without VAT',
  vat: (rate) => `VAT ${rate}`,
  total: 'Total',
  reverseCharge: 'VAT reverse charged: the customer accounts for the VAT.',
  invoiceAttached: (number) => `Your invoice ${number} is attached.`,
  creditNoteAttached: (number) => `The credit note ${number} is attached.`,
  deliveryAddress: 'Delivery address',
  billingAddress: 'Billing address',
  payment: 'Payment',
  standings: { waiting: 'not received yet', paid: 'paid', refunded: 'paid back', none: 'none' },
  methods: { banktransfer: 'bank transfer', creditcard: 'credit card' },
  terms: 'Our terms and conditions:',
  withdrawn: 'Withdrawn:',
  kinds: {
    orderConfirmation: ({ shop, number, payBefore, dueOn, isFree, date }) => ({
      subject: `Your order ${number} at ${shop}`,
      paragraphs: [
        `Thank you for your order ${number}. You can see how it stands here at any time.`,
        payBefore === undefined
          ? dueOn !== undefined
            ? `You pay on account, by ${dueOn}. We start on it now.`
            : isFree
              ? 'There is nothing to pay, so we start on it.'
              : 'Your payment has arrived, so we start on it.'
          : `We start on it as soon as your payment has arrived, and keep it for you until ${payBefore}.`,
        `We plan to deliver it on ${date}.`,
      ],
      action: 'View order',
    }),
    orderPaid: ({ shop, number, dueOn }) => ({
      subject:
        dueOn === undefined
          ? `We have received your payment for order ${number}`
          : `The invoice for your order ${number}`,
      paragraphs: [
        dueOn === undefined
          ? `Your order ${number} at ${shop} has been paid. We start on it now.`
          : `Your order ${number} at ${shop} is on account. We start on it now. Please pay the invoice by ${dueOn}.`,
      ],
      action: 'View order',
    }),
    orderInProduction: ({ shop, number }) => ({
      subject: `We are making your order ${number}`,
      paragraphs: [`Your order ${number} at ${shop} is being made. We will write again when it leaves.`],
      action: 'View order',
    }),
    orderShipped: ({ shop, number, tracking }) => ({
      subject: `Your order ${number} is on its way`,
      paragraphs: [
        `Your order ${number} has left ${shop}.`,
        ...(tracking
          ? [
              `It travels with ${tracking.carrier} as ${tracking.number}.${tracking.url === undefined ? '' : `\n${tracking.url}`}`,
            ]
          : []),
      ],
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
    orderLink: ({ shop, number }) => ({
      subject: `The link to your order ${number} at ${shop}`,
      paragraphs: [
        `Somebody has asked ${shop} for the link to your order ${number}. Here it is.`,
        'Was this not you? Then there is nothing to do: the link was sent to you alone.',
      ],
      action: 'View order',
    }),
    reviewInvitation: ({ shop, number }) => ({
      subject: `How do you like your order ${number}?`,
      paragraphs: [
        `A week ago your order at ${shop} was delivered. Tell others what you think of it: a few words are enough.`,
        'You get this mail once, because you asked for it when you ordered.',
      ],
      action: 'Write a review',
    }),
    withdrawalReceived: ({ shop, number, withdrawal }) => ({
      subject: `We have received your withdrawal from order ${number}`,
      paragraphs: [
        `We confirm that your withdrawal from the contract for order ${number} reached ${shop} on ${withdrawal?.at}.`,
        `Send the goods back within 14 days. After that we pay back ${withdrawal?.amount} the way you paid.`,
      ],
      action: 'View order',
    }),
    withdrawalAccepted: ({ number, withdrawal }) => ({
      subject: `Your withdrawal from order ${number} has been accepted`,
      paragraphs: [
        `Your withdrawal of ${withdrawal?.at} from order ${number} has been accepted. You get ${withdrawal?.amount} back.`,
      ],
      action: 'View order',
    }),
    withdrawalRefused: ({ shop, number, withdrawal }) => ({
      subject: `About your withdrawal from order ${number}`,
      paragraphs: [
        `${shop} cannot accept your withdrawal of ${withdrawal?.at} from order ${number}.`,
        ...(withdrawal?.refusal ? [`The reason: ${withdrawal.refusal}`] : []),
        'Do you disagree? Then just reply to us.',
      ],
      action: 'View order',
    }),
  },
};
