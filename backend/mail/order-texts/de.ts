import type { OrderMailTexts } from '../mail-text.ts';

export const germanOrders: OrderMailTexts = {
  colon: ': ',
  due: (date) => `auf Rechnung, zahlbar bis ${date}`,
  voucher: (code) => `Gutschein ${code}`,
  exVat: 'Summe ohne Mehrwertsteuer',
  vat: (rate) => `Mehrwertsteuer ${rate}`,
  total: 'Gesamtsumme',
  reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers.',
  invoiceAttached: (number) => `Ihre Rechnung ${number} finden Sie im Anhang.`,
  creditNoteAttached: (number) => `Die Rechnungskorrektur ${number} finden Sie im Anhang.`,
  deliveryAddress: 'Lieferadresse',
  billingAddress: 'Rechnungsadresse',
  payment: 'Zahlung',
  standings: { waiting: 'noch nicht eingegangen', paid: 'bezahlt', refunded: 'erstattet', none: 'keine' },
  methods: { banktransfer: 'Überweisung', creditcard: 'Kreditkarte' },
  terms: 'Unsere allgemeinen Geschäftsbedingungen:',
  withdrawn: 'Widerrufen:',
  kinds: {
    orderConfirmation: ({ shop, number, payBefore, dueOn, isFree, date }) => ({
      subject: `Ihre Bestellung ${number} bei ${shop}`,
      paragraphs: [
        `Vielen Dank für Ihre Bestellung ${number}. Hier sehen Sie jederzeit, wie es um sie steht.`,
        payBefore === undefined
          ? dueOn !== undefined
            ? `Sie zahlen auf Rechnung, bis zum ${dueOn}. Wir machen uns an die Arbeit.`
            : isFree
              ? 'Es ist nichts zu bezahlen, wir machen uns an die Arbeit.'
              : 'Ihre Zahlung ist eingegangen, wir machen uns an die Arbeit.'
          : `Sobald Ihre Zahlung eingegangen ist, machen wir uns an die Arbeit. Wir halten die Bestellung bis zum ${payBefore} für Sie bereit.`,
        `Die Lieferung ist für den ${date} geplant.`,
      ],
      action: 'Bestellung ansehen',
    }),
    orderPaid: ({ shop, number, dueOn }) => ({
      subject:
        dueOn === undefined
          ? `Wir haben Ihre Zahlung für die Bestellung ${number} erhalten`
          : `Die Rechnung zu Ihrer Bestellung ${number}`,
      paragraphs: [
        dueOn === undefined
          ? `Ihre Bestellung ${number} bei ${shop} ist bezahlt. Wir machen uns an die Arbeit.`
          : `Ihre Bestellung ${number} bei ${shop} zahlen Sie auf Rechnung. Wir machen uns an die Arbeit. Bitte zahlen Sie bis zum ${dueOn}.`,
      ],
      action: 'Bestellung ansehen',
    }),
    orderInProduction: ({ shop, number }) => ({
      subject: `Wir fertigen Ihre Bestellung ${number}`,
      paragraphs: [
        `Ihre Bestellung ${number} bei ${shop} wird gefertigt. Wir melden uns, sobald sie das Haus verlässt.`,
      ],
      action: 'Bestellung ansehen',
    }),
    orderShipped: ({ shop, number, tracking }) => ({
      subject: `Ihre Bestellung ${number} ist unterwegs`,
      paragraphs: [
        `Ihre Bestellung ${number} hat ${shop} verlassen.`,
        ...(tracking
          ? [
              `Sie reist mit ${tracking.carrier} unter der Nummer ${tracking.number}.${tracking.url === undefined ? '' : `\n${tracking.url}`}`,
            ]
          : []),
      ],
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
    orderLink: ({ shop, number }) => ({
      subject: `Der Link zu Ihrer Bestellung ${number} bei ${shop}`,
      paragraphs: [
        `Jemand hat ${shop} um den Link zu Ihrer Bestellung ${number} gebeten. Hier ist er.`,
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Der Link ging nur an Sie.',
      ],
      action: 'Bestellung ansehen',
    }),
    reviewInvitation: ({ shop, number }) => ({
      subject: `Wie gefällt Ihnen Ihre Bestellung ${number}?`,
      paragraphs: [
        `Vor einer Woche wurde Ihre Bestellung bei ${shop} geliefert. Sagen Sie anderen, was Sie davon halten: Wenige Worte genügen.`,
        'Sie erhalten diese E-Mail einmal, weil Sie bei der Bestellung darum gebeten haben.',
      ],
      action: 'Bewertung schreiben',
    }),
    withdrawalReceived: ({ shop, number, withdrawal }) => ({
      subject: `Ihr Widerruf zur Bestellung ${number} ist eingegangen`,
      paragraphs: [
        `Wir bestätigen, dass Ihr Widerruf zur Bestellung ${number} am ${withdrawal?.at} bei ${shop} eingegangen ist.`,
        `Bitte senden Sie die Ware binnen 14 Tagen zurück. Danach erstatten wir ${withdrawal?.amount} auf dem Weg, auf dem Sie bezahlt haben.`,
      ],
      action: 'Bestellung ansehen',
    }),
    withdrawalAccepted: ({ number, withdrawal }) => ({
      subject: `Ihr Widerruf zur Bestellung ${number} ist angenommen`,
      paragraphs: [
        `Ihr Widerruf vom ${withdrawal?.at} zur Bestellung ${number} ist angenommen. Sie erhalten ${withdrawal?.amount} zurück.`,
      ],
      action: 'Bestellung ansehen',
    }),
    withdrawalRefused: ({ shop, number, withdrawal }) => ({
      subject: `Zu Ihrem Widerruf zur Bestellung ${number}`,
      paragraphs: [
        `${shop} kann Ihren Widerruf vom ${withdrawal?.at} zur Bestellung ${number} nicht annehmen.`,
        ...(withdrawal?.refusal ? [`Der Grund: ${withdrawal.refusal}`] : []),
        'Sind Sie anderer Meinung? Dann wenden Sie sich bitte an uns.',
      ],
      action: 'Bestellung ansehen',
    }),
  },
};
