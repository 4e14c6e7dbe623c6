import type { OrderMailTexts } from '../mail-text.ts';

export const dutchOrders: OrderMailTexts = {
  delivery: 'Levering',
  exVat: 'Totaal zonder btw',
  vat: (rate) => `Btw ${rate}`,
  total: 'Totaal',
  reverseCharge: 'Btw verlegd naar de klant.',
  kinds: {
    orderConfirmation: ({ shop, number, payBefore, date }) => ({
      subject: `Je bestelling ${number} bij ${shop}`,
      paragraphs: [
        `Bedankt voor je bestelling ${number}. Hier zie je hoe het ermee staat${payBefore === undefined ? '' : ` en kun je vóór ${payBefore} betalen als je dat nog niet gedaan hebt`}.`,
        `We plannen de bestelling voor ${date}.`,
      ],
      action: 'Bekijk bestelling',
    }),
    orderPaid: ({ shop, number }) => ({
      subject: `We hebben je betaling voor bestelling ${number} ontvangen`,
      paragraphs: [`Je bestelling ${number} bij ${shop} is betaald. We gaan ermee aan de slag.`],
      action: 'Bekijk bestelling',
    }),
    orderInProduction: ({ shop, number }) => ({
      subject: `We maken je bestelling ${number}`,
      paragraphs: [`Je bestelling ${number} bij ${shop} wordt gemaakt. Je hoort van ons als ze vertrekt.`],
      action: 'Bekijk bestelling',
    }),
    orderShipped: ({ shop, number }) => ({
      subject: `Je bestelling ${number} is onderweg`,
      paragraphs: [`Je bestelling ${number} is bij ${shop} vertrokken.`],
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
  },
};
