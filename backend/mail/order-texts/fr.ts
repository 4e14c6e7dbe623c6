import type { OrderMailTexts } from '../mail-text.ts';

export const frenchOrders: OrderMailTexts = {
  colon: '\u202f: ',
  due: (date) => `sur facture, à payer au plus tard le ${date}`,
  voucher: (code) => `Code promo ${code}`,
  exVat: 'Total hors TVA',
  vat: (rate) => `TVA ${rate}`,
  total: 'Total',
  reverseCharge: 'Autoliquidation de la TVA par le client.',
  invoiceAttached: (number) => `Vous trouverez votre facture ${number} en pièce jointe.`,
  creditNoteAttached: (number) => `Vous trouverez la facture d’avoir ${number} en pièce jointe.`,
  deliveryAddress: 'Adresse de livraison',
  billingAddress: 'Adresse de facturation',
  payment: 'Paiement',
  standings: { waiting: 'pas encore reçu', paid: 'payé', refunded: 'remboursé', none: 'aucun' },
  methods: { banktransfer: 'virement', creditcard: 'carte de crédit' },
  terms: 'Nos conditions générales\u202f:',
  withdrawn: 'Rétractation pour\u202f:',
  kinds: {
    orderConfirmation: ({ shop, number, payBefore, dueOn, isFree, date }) => ({
      subject: `Votre commande ${number} chez ${shop}`,
      paragraphs: [
        `Merci pour votre commande ${number}. Vous pouvez la suivre ici à tout moment.`,
        payBefore === undefined
          ? dueOn !== undefined
            ? `Vous payez sur facture, au plus tard le ${dueOn}. Nous nous mettons au travail.`
            : isFree
              ? 'Il n’y a rien à payer, nous nous mettons au travail.'
              : 'Votre paiement est arrivé, nous nous mettons au travail.'
          : `Nous nous mettons au travail dès que votre paiement est arrivé et vous réservons la commande jusqu’au ${payBefore}.`,
        `La livraison est prévue pour le ${date}.`,
      ],
      action: 'Voir la commande',
    }),
    orderPaid: ({ shop, number, dueOn }) => ({
      subject:
        dueOn === undefined
          ? `Nous avons reçu le paiement de votre commande ${number}`
          : `La facture de votre commande ${number}`,
      paragraphs: [
        dueOn === undefined
          ? `Votre commande ${number} chez ${shop} est payée. Nous nous mettons au travail.`
          : `Votre commande ${number} chez ${shop} est à payer sur facture. Nous nous mettons au travail. Réglez la facture au plus tard le ${dueOn}.`,
      ],
      action: 'Voir la commande',
    }),
    orderInProduction: ({ shop, number }) => ({
      subject: `Nous fabriquons votre commande ${number}`,
      paragraphs: [`Votre commande ${number} chez ${shop} est en fabrication. Nous vous écrirons dès qu’elle partira.`],
      action: 'Voir la commande',
    }),
    orderShipped: ({ shop, number, tracking }) => ({
      subject: `Votre commande ${number} est en route`,
      paragraphs: [
        `Votre commande ${number} a quitté ${shop}.`,
        ...(tracking
          ? [
              `Elle voyage avec ${tracking.carrier} sous le numéro ${tracking.number}.${tracking.url === undefined ? '' : `\n${tracking.url}`}`,
            ]
          : []),
      ],
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
    orderLink: ({ shop, number }) => ({
      subject: `Le lien vers votre commande ${number} chez ${shop}`,
      paragraphs: [
        `Quelqu’un a demandé à ${shop} le lien vers votre commande ${number}. Le voici.`,
        'Ce n’était pas vous\u202f? Alors vous n’avez rien à faire\u202f: le lien n’a été envoyé qu’à vous.',
      ],
      action: 'Voir la commande',
    }),
    reviewInvitation: ({ shop, number }) => ({
      subject: `Que pensez-vous de votre commande ${number}\u202f?`,
      paragraphs: [
        `Votre commande chez ${shop} a été livrée il y a une semaine. Dites aux autres ce que vous en pensez\u202f: quelques mots suffisent.`,
        'Vous recevez cet e-mail une seule fois, parce que vous l’avez demandé en commandant.',
      ],
      action: 'Rédiger un avis',
    }),
    withdrawalReceived: ({ shop, number, withdrawal }) => ({
      subject: `Nous avons reçu votre rétractation pour la commande ${number}`,
      paragraphs: [
        `Nous confirmons que votre rétractation pour la commande ${number} est parvenue à ${shop} le ${withdrawal?.at}.`,
        `Renvoyez les articles dans les 14 jours. Nous vous rembourserons ensuite ${withdrawal?.amount} par le moyen de paiement que vous aviez utilisé.`,
      ],
      action: 'Voir la commande',
    }),
    withdrawalAccepted: ({ number, withdrawal }) => ({
      subject: `Votre rétractation pour la commande ${number} est acceptée`,
      paragraphs: [
        `Votre rétractation du ${withdrawal?.at} pour la commande ${number} est acceptée. ${withdrawal?.amount} vous seront remboursés.`,
      ],
      action: 'Voir la commande',
    }),
    withdrawalRefused: ({ shop, number, withdrawal }) => ({
      subject: `À propos de votre rétractation pour la commande ${number}`,
      paragraphs: [
        `${shop} ne peut pas accepter votre rétractation du ${withdrawal?.at} pour la commande ${number}.`,
        ...(withdrawal?.refusal ? [`Le motif\u202f: ${withdrawal.refusal}`] : []),
        'Vous n’êtes pas d’accord\u202f? Contactez-nous.',
      ],
      action: 'Voir la commande',
    }),
  },
};
