import type { MailTexts } from '../mail-text.ts';

export const german: MailTexts = {
  greeting: 'Guten Tag,',
  greet: ({ first, last }) => `Guten Tag ${last === undefined ? first : `${first} ${last}`},`,
  imprint: { phone: 'Telefon', email: 'E-Mail', vat: 'USt-IdNr.' },
  call: 'Möchten Sie lieber anrufen?',
  farewell: (shop) => `Freundliche Grüße\n${shop}`,
  code: 'Ihr Code:',
  copy: 'Funktioniert die Schaltfläche nicht? Dann kopieren Sie diese Adresse in Ihren Browser:',
  kinds: {
    confirmRegistration: (shop) => ({
      subject: `Bestätigen Sie Ihre E-Mail-Adresse für ${shop}`,
      paragraphs: [
        `Sie haben bei ${shop} ein Konto angelegt. Bestätigen Sie Ihre E-Mail-Adresse innerhalb von 24 Stunden, dann können Sie sich anmelden.`,
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ein Konto, das niemand bestätigt, löschen wir nach 7 Tagen.',
      ],
      action: 'E-Mail-Adresse bestätigen',
    }),
    resetPassword: (shop) => ({
      subject: `Neues Passwort für ${shop}`,
      paragraphs: [
        'Sie haben ein neues Passwort angefordert. Der Link funktioniert einmal und ist 60 Minuten gültig.',
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
      ],
      action: 'Neues Passwort wählen',
    }),
    confirmEmail: (shop) => ({
      subject: `Bestätigen Sie Ihre neue E-Mail-Adresse für ${shop}`,
      paragraphs: [
        `Sie möchten diese E-Mail-Adresse künftig bei ${shop} verwenden. Melden Sie sich an und bestätigen Sie sie innerhalb von 24 Stunden.`,
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
      ],
      action: 'E-Mail-Adresse bestätigen',
    }),
    emailChanging: (shop) => ({
      subject: `Ihre E-Mail-Adresse bei ${shop} wird geändert`,
      paragraphs: [
        'Jemand, der Ihr Passwort kennt, hat für Ihr Konto eine andere E-Mail-Adresse angegeben. Bis diese bestätigt ist, gilt weiterhin diese hier.',
        'Waren Sie das nicht? Dann melden Sie sich an, ziehen Sie die Änderung zurück und wählen Sie ein neues Passwort.',
      ],
    }),
    passwordChanged: (shop) => ({
      subject: `Ihr Passwort bei ${shop} wurde geändert`,
      paragraphs: [
        'Das Passwort Ihres Kontos wurde soeben geändert.',
        'Waren Sie das nicht? Dann fordern Sie sofort ein neues Passwort an und wenden Sie sich an uns.',
      ],
    }),
    accountDeleted: (shop) => ({
      subject: `Ihr Konto bei ${shop} wurde gelöscht`,
      paragraphs: [
        'Ihr Konto und Ihre personenbezogenen Daten wurden gelöscht. Nur was wir nach dem Gesetz für die Buchhaltung aufbewahren müssen, bleibt so lange wie nötig.',
      ],
    }),
    confirmNewsletter: (shop) => ({
      subject: `Bestätigen Sie Ihre Anmeldung zum Newsletter von ${shop}`,
      paragraphs: [
        `Sie haben sich für den Newsletter von ${shop} angemeldet. Bestätigen Sie das innerhalb von 7 Tagen, dann erhalten Sie ihn künftig.`,
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun: Ohne Bestätigung senden wir nichts.',
      ],
      action: 'Anmeldung bestätigen',
    }),
    newsletterKnown: (shop) => ({
      subject: `Sie erhalten den Newsletter von ${shop} bereits`,
      paragraphs: [
        `Sie haben sich für den Newsletter von ${shop} angemeldet. Sie waren bereits angemeldet und brauchen nichts zu tun.`,
        'Waren Sie das nicht? Dann ändert sich nichts.',
      ],
    }),
    newsletterWelcome: (shop) => ({
      subject: `Sie sind für den Newsletter von ${shop} angemeldet`,
      paragraphs: [
        `Ab jetzt erhalten Sie den Newsletter von ${shop}. Möchten Sie ihn nicht mehr erhalten? Dann können Sie sich hier jederzeit abmelden.`,
      ],
      action: 'Abmelden',
    }),
    contactReceived: (shop, reference) => ({
      subject: `Wir haben Ihre Nachricht an ${shop} erhalten`,
      paragraphs: [
        `Vielen Dank für Ihre Nachricht an ${shop}. Wir antworten innerhalb eines Werktags. Ihre Vorgangsnummer ist ${reference}.`,
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
      ],
    }),
    quotationReceived: (shop, reference) => ({
      subject: `Wir haben Ihre Angebotsanfrage an ${shop} erhalten`,
      paragraphs: [
        `Vielen Dank für Ihre Angebotsanfrage an ${shop}. Wir erstellen ein Angebot und senden es Ihnen zu. Ihre Vorgangsnummer ist ${reference}.`,
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
      ],
    }),
    quotationAnswered: (shop, reference) => ({
      subject: `Ihr Angebot ${reference} von ${shop} liegt bereit`,
      paragraphs: [
        `Sie haben ${shop} um ein Angebot gebeten. Hier sehen Sie, was wir anbieten, was es kostet und bis wann die Preise gelten. Ihre Vorgangsnummer ist ${reference}.`,
        'Mit einem Klick liegt alles zu diesen Preisen zur Bestellung bereit. Das kann auch, wer diesen Link hat.',
      ],
      action: 'Angebot ansehen',
    }),
    companyInvitation: (shop) => ({
      subject: `Einladung, gemeinsam bei ${shop} einzukaufen`,
      paragraphs: [
        `Sie sind eingeladen, bei ${shop} für eine Firma zu bestellen. Melden Sie sich mit dem Konto dieser E-Mail-Adresse an, oder legen Sie eines an, und nehmen Sie die Einladung an. Sie gilt sieben Tage.`,
        'Sie kennen die Firma nicht? Dann brauchen Sie nichts zu tun.',
      ],
      action: 'Einladung ansehen',
    }),
    approvalRequested: (shop) => ({
      subject: `Eine Bestellung bei ${shop} wartet auf Freigabe`,
      paragraphs: [
        `Jemand aus Ihrer Firma möchte bei ${shop} bestellen und bittet um Freigabe. Sie sehen, was enthalten ist, und entscheiden.`,
      ],
      action: 'Bestellung ansehen',
    }),
    approvalGiven: (shop) => ({
      subject: `Ihre Bestellung bei ${shop} ist freigegeben`,
      paragraphs: [
        `Sie können Ihre Bestellung bei ${shop} aufgeben. Die Freigabe gilt, solange die Bestellung so bleibt, wie sie ist.`,
      ],
      action: 'Zur Bestellung',
    }),
    approvalRefused: (shop) => ({
      subject: `Ihre Bestellung bei ${shop} ist nicht freigegeben`,
      paragraphs: [
        `Ihre Bestellung bei ${shop} wurde nicht freigegeben. In der Bestellung steht, warum. Sie können sie ändern und erneut fragen.`,
      ],
      action: 'Zur Bestellung',
    }),
    adviceReceived: (shop, reference) => ({
      subject: `Wir haben Ihre Beratungsanfrage an ${shop} erhalten`,
      paragraphs: [
        `Vielen Dank für Ihre Beratungsanfrage an ${shop}. Ein Berater sieht sich Ihren Raum an und meldet sich bei Ihnen. Ihre Vorgangsnummer ist ${reference}.`,
        'Waren Sie das nicht? Dann brauchen Sie nichts zu tun.',
      ],
    }),
  },
};
