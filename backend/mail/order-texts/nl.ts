import type { OrderMailTexts } from '../mail-text.ts';

export const dutchOrders: OrderMailTexts = {
  colon: ': ',
  due: (date) => `op rekening, te betalen tot en met ${date}`,
  voucher: (code) => `Kortingscode ${code}`,
  exVat: 'Totaal zonder btw',
  vat: (rate) => `Btw ${rate}`,
  total: 'Totaal',
  reverseCharge: 'Btw verlegd naar de klant.',
  invoiceAttached: (number) => `Je factuur ${number} vind je als bijlage.`,
  creditNoteAttached: (number) => `De creditfactuur ${number} vind je als bijlage.`,
  deliveryAddress: 'Bezorgadres',
  billingAddress: 'Factuuradres',
  payment: 'Betaling',
  standings: { waiting: 'nog niet ontvangen', paid: 'betaald', refunded: 'terugbetaald', none: 'geen' },
  methods: { banktransfer: 'overschrijving', creditcard: 'creditcard' },
  terms: 'Onze algemene voorwaarden:',
  withdrawn: 'Herroepen:',
  kinds: {
    orderConfirmation: ({ shop, number, payBefore, dueOn, isFree, date }) => ({
      subject: `Je bestelling ${number} bij ${shop}`,
      paragraphs: [
        `Bedankt voor je bestelling ${number}. Hier zie je altijd hoe het ermee staat.`,
        payBefore === undefined
          ? dueOn !== undefined
            ? `Je betaalt op rekening, tot en met ${dueOn}. We gaan ermee aan de slag.`
            : isFree
              ? 'Er is niets te betalen, dus we gaan ermee aan de slag.'
              : 'Je betaling is binnen, dus we gaan ermee aan de slag.'
          : `Zodra je betaling binnen is, gaan we ermee aan de slag. We houden de bestelling tot ${payBefore} voor je vast.`,
        `We verwachten te leveren op ${date}.`,
      ],
      action: 'Bekijk bestelling',
    }),
    orderPaid: ({ shop, number, dueOn }) => ({
      subject:
        dueOn === undefined
          ? `We hebben je betaling voor bestelling ${number} ontvangen`
          : `De factuur van je bestelling ${number}`,
      paragraphs: [
        dueOn === undefined
          ? `Je bestelling ${number} bij ${shop} is betaald. We gaan ermee aan de slag.`
          : `Je bestelling ${number} bij ${shop} is op rekening. We gaan ermee aan de slag. Betaal de factuur tot en met ${dueOn}.`,
      ],
      action: 'Bekijk bestelling',
    }),
    orderInProduction: ({ shop, number }) => ({
      subject: `We maken je bestelling ${number}`,
      paragraphs: [`Je bestelling ${number} bij ${shop} wordt gemaakt. Je hoort van ons als ze vertrekt.`],
      action: 'Bekijk bestelling',
    }),
    orderShipped: ({ shop, number, tracking }) => ({
      subject: `Je bestelling ${number} is onderweg`,
      paragraphs: [
        `Je bestelling ${number} is bij ${shop} vertrokken.`,
        ...(tracking
          ? [
              `Ze reist met ${tracking.carrier} onder nummer ${tracking.number}.${tracking.url === undefined ? '' : `\n${tracking.url}`}`,
            ]
          : []),
      ],
      action: 'Bekijk bestelling',
    }),
    orderCompleted: ({ shop, number }) => ({
      subject: `Je bestelling ${number} is afgerond`,
      paragraphs: [`Je bestelling ${number} bij ${shop} is overhandigd. Veel plezier ermee.`],
      action: 'Bekijk bestelling',
    }),
    orderCancelled: ({ shop, number }) => ({
      subject: `Je bestelling ${number} is geannuleerd`,
      paragraphs: [`Je bestelling ${number} bij ${shop} is geannuleerd. Wat je ervoor betaald hebt, krijg je terug.`],
      action: 'Bekijk bestelling',
    }),
    orderRefunded: ({ shop, number, refunded }) => ({
      subject: `Een terugbetaling voor je bestelling ${number}`,
      paragraphs: [
        `${shop} heeft je voor bestelling ${number} in totaal ${refunded} terugbetaald. Het kan een paar dagen duren voor je het op je rekening ziet.`,
      ],
      action: 'Bekijk bestelling',
    }),
    orderLink: ({ shop, number }) => ({
      subject: `De link naar je bestelling ${number} bij ${shop}`,
      paragraphs: [
        `Iemand heeft ${shop} gevraagd om de link naar je bestelling ${number}. Hier is hij.`,
        'Heb jij dit niet gevraagd? Dan hoef je niets te doen: de link is alleen naar jou gestuurd.',
      ],
      action: 'Bekijk bestelling',
    }),
    reviewInvitation: ({ shop, number }) => ({
      subject: `Hoe bevalt je bestelling ${number}?`,
      paragraphs: [
        `Een week geleden is je bestelling bij ${shop} geleverd. Vertel anderen wat je ervan vindt: een paar woorden zijn genoeg.`,
        'Je krijgt deze mail één keer, omdat je er bij je bestelling om hebt gevraagd.',
      ],
      action: 'Schrijf een beoordeling',
    }),
    withdrawalReceived: ({ shop, number, withdrawal }) => ({
      subject: `We hebben je herroeping van bestelling ${number} ontvangen`,
      paragraphs: [
        `We bevestigen dat ${shop} je herroeping van bestelling ${number} heeft ontvangen op ${withdrawal?.at}.`,
        `Stuur de artikelen binnen 14 dagen terug. Daarna betalen we ${withdrawal?.amount} terug op de manier waarop je hebt betaald.`,
      ],
      action: 'Bekijk bestelling',
    }),
    withdrawalAccepted: ({ number, withdrawal }) => ({
      subject: `Je herroeping van bestelling ${number} is geaccepteerd`,
      paragraphs: [
        `Je herroeping van ${withdrawal?.at} van bestelling ${number} is geaccepteerd. Je krijgt ${withdrawal?.amount} terug.`,
      ],
      action: 'Bekijk bestelling',
    }),
    withdrawalRefused: ({ shop, number, withdrawal }) => ({
      subject: `Over je herroeping van bestelling ${number}`,
      paragraphs: [
        `${shop} kan je herroeping van ${withdrawal?.at} van bestelling ${number} niet accepteren.`,
        ...(withdrawal?.refusal ? [`De reden: ${withdrawal.refusal}`] : []),
        'Ben je het er niet mee eens? Neem dan contact met ons op.',
      ],
      action: 'Bekijk bestelling',
    }),
  },
};
