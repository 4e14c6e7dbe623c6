import type { OrderMailTexts } from '../mail-text.ts';

export const frenchOrders: OrderMailTexts = {
  delivery: 'Livraison',
  exVat: 'Total hors TVA',
  vat: (rate) => `TVA ${rate}`,
  total: 'Total',
  reverseCharge: 'Autoliquidation de la TVA par le client.',
  kinds: {
    orderConfirmation: ({ shop, number, payBefore, date }) => ({
      subject: `Votre commande ${number} chez ${shop}`,
      paragraphs: [
        `Merci pour votre commande ${number}. Vous pouvez la suivre ici${payBefore === undefined ? '' : ` et la payer avant le ${payBefore} si ce n’est pas encore fait`}.`,
        `Elle est prévue pour le ${date}.`,
      ],
      action: 'Voir la commande',
    }),
    orderPaid: ({ shop, number }) => ({
      subject: `Nous avons reçu le paiement de votre commande ${number}`,
      paragraphs: [`Votre commande ${number} chez ${shop} est payée. Nous nous mettons au travail.`],
      action: 'Voir la commande',
    }),
    orderInProduction: ({ shop, number }) => ({
      subject: `Nous fabriquons votre commande ${number}`,
      paragraphs: [`Votre commande ${number} chez ${shop} est en fabrication. Nous vous écrirons dès qu’elle partira.`],
      action: 'Voir la commande',
    }),
    orderShipped: ({ shop, number }) => ({
      subject: `Votre commande ${number} est en route`,
      paragraphs: [`Votre commande ${number} a quitté ${shop}.`],
      action: 'Voir la commande',
    }),
    orderCompleted: ({ shop, number }) => ({
      subject: `Votre commande ${number} est terminée`,
      paragraphs: [`Votre commande ${number} chez ${shop} vous a été remise. Nous espérons qu’elle vous plaît.`],
      action: 'Voir la commande',
    }),
    orderCancelled: ({ shop, number }) => ({
      subject: `Votre commande ${number} est annulée`,
      paragraphs: [`Votre commande ${number} chez ${shop} est annulée. Ce que vous avez payé vous sera remboursé.`],
      action: 'Voir la commande',
    }),
    orderRefunded: ({ shop, number, refunded }) => ({
      subject: `Un remboursement pour votre commande ${number}`,
      paragraphs: [
        `${shop} vous a remboursé ${refunded} au total pour la commande ${number}. Quelques jours peuvent passer avant que la somme n’apparaisse sur votre compte.`,
      ],
      action: 'Voir la commande',
    }),
  },
};
