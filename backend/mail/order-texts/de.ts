import type { OrderMailTexts } from '../mail-text.ts';

export const germanOrders: OrderMailTexts = {
  delivery: 'Lieferung',
  exVat: 'Summe ohne Mehrwertsteuer',
  vat: (rate) => `Mehrwertsteuer ${rate}`,
  total: 'Gesamtsumme',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers.',
  kinds: {
    orderConfirmation: ({ shop, number, payBefore, date }) => ({
      subject: `Ihre Bestellung ${number} bei ${shop}`,
      paragraphs: [
        `Vielen Dank für Ihre Bestellung ${number}. Hier sehen Sie, wie es um sie steht${payBefore === undefined ? '' : `, und können bis zum ${payBefore} bezahlen, falls noch nicht geschehen`}.`,
        `Geplant ist sie für ${date}.`,
      ],
      action: 'Bestellung ansehen',
    }),
    orderPaid: ({ shop, number }) => ({
      subject: `Wir haben Ihre Zahlung für die Bestellung ${number} erhalten`,
      paragraphs: [`Ihre Bestellung ${number} bei ${shop} ist bezahlt. Wir machen uns an die Arbeit.`],
      action: 'Bestellung ansehen',
    }),
    orderInProduction: ({ shop, number }) => ({
      subject: `Wir fertigen Ihre Bestellung ${number}`,
      paragraphs: [
        `Ihre Bestellung ${number} bei ${shop} wird gefertigt. Wir melden uns, sobald sie das Haus verlässt.`,
      ],
      action: 'Bestellung ansehen',
    }),
    orderShipped: ({ shop, number }) => ({
      subject: `Ihre Bestellung ${number} ist unterwegs`,
      paragraphs: [`Ihre Bestellung ${number} hat ${shop} verlassen.`],
      action: 'Bestellung ansehen',
    }),
    orderCompleted: ({ shop, number }) => ({
      subject: `Ihre Bestellung ${number} ist abgeschlossen`,
      paragraphs: [`Ihre Bestellung ${number} bei ${shop} wurde übergeben. Viel Freude damit.`],
      action: 'Bestellung ansehen',
    }),
    orderCancelled: ({ shop, number }) => ({
      subject: `Ihre Bestellung ${number} wurde storniert`,
      paragraphs: [
        `Ihre Bestellung ${number} bei ${shop} wurde storniert. Was Sie dafür bezahlt haben, wird erstattet.`,
      ],
      action: 'Bestellung ansehen',
    }),
    orderRefunded: ({ shop, number, refunded }) => ({
      subject: `Eine Erstattung zu Ihrer Bestellung ${number}`,
      paragraphs: [
        `${shop} hat Ihnen für die Bestellung ${number} insgesamt ${refunded} erstattet. Es kann einige Tage dauern, bis Sie den Betrag auf Ihrem Konto sehen.`,
      ],
      action: 'Bestellung ansehen',
    }),
  },
};
