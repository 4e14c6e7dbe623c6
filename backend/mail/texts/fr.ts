import type { MailTexts } from '../mail-text.ts';

export const french: MailTexts = {
  greeting: 'Bonjour,',
  greet: ({ first, last }) => `Bonjour ${last === undefined ? first : `${first} ${last}`},`,
  imprint: { phone: 'Téléphone', email: 'E-mail', vat: 'Numéro de TVA' },
  call: 'Vous préférez téléphoner ?',
  farewell: (shop) => `Cordialement,\n${shop}`,
  code: 'Votre code :',
  copy: 'Le bouton ne fonctionne pas ? Copiez cette adresse dans votre navigateur :',
  kinds: {
    confirmRegistration: (shop) => ({
      subject: `Confirmez votre adresse e-mail pour ${shop}`,
      paragraphs: [
        `Vous avez créé un compte chez ${shop}. Confirmez votre adresse e-mail dans les 24 heures et vous pourrez vous connecter.`,
        'Ce n’était pas vous ? Vous n’avez rien à faire : un compte que personne ne confirme est supprimé après 7 jours.',
      ],
      action: 'Confirmer l’adresse e-mail',
    }),
    resetPassword: (shop) => ({
      subject: `Un nouveau mot de passe pour ${shop}`,
      paragraphs: [
        'Vous avez demandé un nouveau mot de passe. Le lien fonctionne une seule fois et reste valable 60 minutes.',
        'Ce n’était pas vous ? Vous n’avez rien à faire : votre mot de passe reste inchangé.',
      ],
      action: 'Choisir un nouveau mot de passe',
    }),
    confirmEmail: (shop) => ({
      subject: `Confirmez votre nouvelle adresse e-mail pour ${shop}`,
      paragraphs: [
        `Vous souhaitez désormais utiliser cette adresse e-mail chez ${shop}. Connectez-vous et confirmez-la dans les 24 heures.`,
        'Ce n’était pas vous ? Vous n’avez rien à faire.',
      ],
      action: 'Confirmer l’adresse e-mail',
    }),
    emailChanging: (shop) => ({
      subject: `Votre adresse e-mail chez ${shop} va changer`,
      paragraphs: [
        'Une personne qui connaît votre mot de passe a indiqué une autre adresse e-mail pour votre compte. Tant qu’elle n’est pas confirmée, celle-ci reste valable.',
        'Ce n’était pas vous ? Connectez-vous, annulez le changement et choisissez un nouveau mot de passe.',
      ],
    }),
    passwordChanged: (shop) => ({
      subject: `Votre mot de passe chez ${shop} a été modifié`,
      paragraphs: [
        'Le mot de passe de votre compte vient d’être modifié.',
        'Ce n’était pas vous ? Demandez tout de suite un nouveau mot de passe et contactez-nous.',
      ],
    }),
    accountDeleted: (shop) => ({
      subject: `Votre compte chez ${shop} a été supprimé`,
      paragraphs: [
        'Votre compte et vos données personnelles ont été supprimés. Nous ne gardons que ce que la loi nous impose de conserver pour la comptabilité, aussi longtemps qu’elle l’exige.',
      ],
    }),
    confirmNewsletter: (shop) => ({
      subject: `Confirmez votre abonnement à la newsletter de ${shop}`,
      paragraphs: [
        `Vous avez demandé à recevoir la newsletter de ${shop}. Confirmez votre abonnement dans les 7 jours et vous la recevrez.`,
        'Ce n’était pas vous ? Vous n’avez rien à faire : sans confirmation, nous n’envoyons rien.',
      ],
      action: 'Confirmer l’abonnement',
    }),
    newsletterKnown: (shop) => ({
      subject: `Vous recevez déjà la newsletter de ${shop}`,
      paragraphs: [
        `Vous avez demandé à recevoir la newsletter de ${shop}. Votre adresse est déjà inscrite, vous n’avez donc rien à faire.`,
        'Ce n’était pas vous ? Rien ne change.',
      ],
    }),
    newsletterWelcome: (shop) => ({
      subject: `Votre abonnement à la newsletter de ${shop} est confirmé`,
      paragraphs: [
        `Vous recevrez désormais la newsletter de ${shop}. Si vous ne souhaitez plus la recevoir, vous pouvez vous désabonner ici à tout moment.`,
      ],
      action: 'Se désabonner',
    }),
    contactReceived: (shop, reference) => ({
      subject: `Nous avons bien reçu votre message à ${shop}`,
      paragraphs: [
        `Merci pour votre message à ${shop}. Nous vous répondrons dans un délai d’un jour ouvrable. Votre référence est ${reference}.`,
        'Ce n’était pas vous ? Vous n’avez rien à faire.',
      ],
    }),
    quotationReceived: (shop, reference) => ({
      subject: `Nous avons bien reçu votre demande de devis à ${shop}`,
      paragraphs: [
        `Merci pour votre demande de devis à ${shop}. Nous établissons un devis et vous l’envoyons. Votre référence est ${reference}.`,
        'Ce n’était pas vous ? Vous n’avez rien à faire.',
      ],
    }),
    quotationAnswered: (shop, reference) => ({
      subject: `Votre devis ${reference} de ${shop} est prêt`,
      paragraphs: [
        `Vous avez demandé un devis à ${shop}. Voici ce que nous vous proposons, ce que cela coûte et jusqu’à quand les prix sont valables. Votre référence est ${reference}.`,
        'Un seul bouton suffit pour commander le tout à ces prix. Toute personne qui a ce lien peut le faire aussi.',
      ],
      action: 'Voir le devis',
    }),
    companyInvitation: (shop) => ({
      subject: `Invitation à acheter ensemble chez ${shop}`,
      paragraphs: [
        `Vous êtes invité à commander chez ${shop} pour une entreprise. Connectez-vous avec le compte de cette adresse, ou créez-le, puis acceptez l’invitation. Elle est valable sept jours.`,
        'Vous ne connaissez pas cette entreprise ? Vous n’avez rien à faire.',
      ],
      action: 'Voir l’invitation',
    }),
    approvalRequested: (shop) => ({
      subject: `Une commande chez ${shop} attend votre accord`,
      paragraphs: [
        `Un collègue souhaite commander chez ${shop} et demande un accord. Vous voyez ce qu’elle contient et vous décidez.`,
      ],
      action: 'Voir la commande',
    }),
    approvalGiven: (shop) => ({
      subject: `Votre commande chez ${shop} est approuvée`,
      paragraphs: [
        `Vous pouvez passer votre commande chez ${shop}. L’accord vaut tant que la commande reste telle quelle.`,
      ],
      action: 'Aller à la commande',
    }),
    approvalRefused: (shop) => ({
      subject: `Votre commande chez ${shop} n’est pas approuvée`,
      paragraphs: [
        `Votre commande chez ${shop} n’a pas été approuvée. La commande dit pourquoi. Vous pouvez la modifier et demander à nouveau.`,
      ],
      action: 'Aller à la commande',
    }),
    adviceReceived: (shop, reference) => ({
      subject: `Nous avons bien reçu votre demande de conseil à ${shop}`,
      paragraphs: [
        `Merci pour votre demande de conseil à ${shop}. Un conseiller étudie votre pièce et prendra contact avec vous. Votre référence est ${reference}.`,
        'Ce n’était pas vous ? Vous n’avez rien à faire.',
      ],
    }),
  },
};
