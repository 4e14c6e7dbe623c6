import type { MailTexts } from '../mail-text.ts';

export const dutch: MailTexts = {
  greeting: 'Hallo,',
  greet: ({ first }) => `Hallo ${first},`,
  imprint: { phone: 'Telefoon', email: 'E-mail', vat: 'Btw-nummer' },
  call: 'Liever bellen?',
  farewell: (shop) => `Hartelijke groet,\n${shop}`,
  code: 'Je code:',
  copy: 'Werkt de knop niet? Kopieer dan dit adres naar je browser:',
  kinds: {
    confirmRegistration: (shop) => ({
      subject: `Bevestig je e-mailadres voor ${shop}`,
      paragraphs: [
        `Je hebt een account aangemaakt bij ${shop}. Bevestig je e-mailadres binnen 24 uur, dan kun je inloggen.`,
        'Heb jij dit niet gedaan? Dan hoef je niets te doen: zonder bevestiging verwijderen we het account na 7 dagen.',
      ],
      action: 'E-mailadres bevestigen',
    }),
    resetPassword: (shop) => ({
      subject: `Nieuw wachtwoord voor ${shop}`,
      paragraphs: [
        'Je hebt gevraagd om een nieuw wachtwoord. De link werkt één keer en is 60 minuten geldig.',
        'Heb jij dit niet gevraagd? Dan hoef je niets te doen: je wachtwoord blijft zoals het is.',
      ],
      action: 'Nieuw wachtwoord kiezen',
    }),
    confirmEmail: (shop) => ({
      subject: `Bevestig je nieuwe e-mailadres voor ${shop}`,
      paragraphs: [
        `Je wilt dit e-mailadres voortaan gebruiken bij ${shop}. Log in en bevestig het binnen 24 uur.`,
        'Heb jij dit niet gedaan? Dan hoef je niets te doen.',
      ],
      action: 'E-mailadres bevestigen',
    }),
    emailChanging: (shop) => ({
      subject: `Je e-mailadres bij ${shop} wordt gewijzigd`,
      paragraphs: [
        'Iemand die je wachtwoord kent, heeft voor je account een ander e-mailadres opgegeven. Tot dat is bevestigd, blijft dit adres geldig.',
        'Heb jij dit niet gedaan? Log dan in, trek de wijziging in en kies een nieuw wachtwoord.',
      ],
    }),
    passwordChanged: (shop) => ({
      subject: `Je wachtwoord bij ${shop} is gewijzigd`,
      paragraphs: [
        'Het wachtwoord van je account is zojuist gewijzigd.',
        'Heb jij dit niet gedaan? Vraag dan meteen een nieuw wachtwoord aan en neem contact met ons op.',
      ],
    }),
    accountDeleted: (shop) => ({
      subject: `Je account bij ${shop} is verwijderd`,
      paragraphs: [
        'Je account en je persoonlijke gegevens zijn verwijderd. Alleen wat we volgens de wet voor de boekhouding moeten bewaren, houden we zo lang als dat moet.',
      ],
    }),
    confirmNewsletter: (shop) => ({
      subject: `Bevestig je aanmelding voor de nieuwsbrief van ${shop}`,
      paragraphs: [
        `Je hebt je aangemeld voor de nieuwsbrief van ${shop}. Bevestig dat binnen 7 dagen, dan ontvang je hem voortaan.`,
        'Heb jij dit niet gedaan? Dan hoef je niets te doen: zonder bevestiging sturen we niets.',
      ],
      action: 'Aanmelding bevestigen',
    }),
    newsletterKnown: (shop) => ({
      subject: `Je ontvangt de nieuwsbrief van ${shop} al`,
      paragraphs: [
        `Je hebt je aangemeld voor de nieuwsbrief van ${shop}. Je was al aangemeld, dus je hoeft niets te doen.`,
        'Heb jij dit niet gedaan? Dan verandert er niets.',
      ],
    }),
    newsletterWelcome: (shop) => ({
      subject: `Je bent aangemeld voor de nieuwsbrief van ${shop}`,
      paragraphs: [
        `Vanaf nu ontvang je de nieuwsbrief van ${shop}. Wil je hem niet meer ontvangen? Dan kun je je hier op elk moment afmelden.`,
      ],
      action: 'Afmelden',
    }),
    contactReceived: (shop, reference) => ({
      subject: `We hebben je bericht aan ${shop} ontvangen`,
      paragraphs: [
        `Bedankt voor je bericht aan ${shop}. We antwoorden binnen één werkdag. Je referentie is ${reference}.`,
        'Heb jij dit niet gestuurd? Dan hoef je niets te doen.',
      ],
    }),
    quotationReceived: (shop, reference) => ({
      subject: `We hebben je offerteaanvraag bij ${shop} ontvangen`,
      paragraphs: [
        `Bedankt voor je offerteaanvraag bij ${shop}. We maken een offerte en sturen je die toe. Je referentie is ${reference}.`,
        'Heb jij dit niet aangevraagd? Dan hoef je niets te doen.',
      ],
    }),
    quotationAnswered: (shop, reference) => ({
      subject: `Je offerte ${reference} van ${shop} staat klaar`,
      paragraphs: [
        `Je hebt ${shop} om een offerte gevraagd. Hier zie je wat we aanbieden, wat het kost en tot wanneer de prijzen gelden. Je referentie is ${reference}.`,
        'Met één druk op de knop staat alles tegen deze prijzen klaar om te bestellen. Wie deze link heeft, kan dat ook.',
      ],
      action: 'Bekijk offerte',
    }),
    companyInvitation: (shop) => ({
      subject: `Uitnodiging om samen te kopen bij ${shop}`,
      paragraphs: [
        `Iemand heeft je uitgenodigd om bij ${shop} voor een bedrijf te bestellen. Log in met het account van dit e-mailadres, of maak er een, en neem de uitnodiging aan. Ze geldt zeven dagen.`,
        'Ken je het bedrijf niet? Dan hoef je niets te doen.',
      ],
      action: 'Bekijk uitnodiging',
    }),
    approvalRequested: (shop) => ({
      subject: `Een bestelling bij ${shop} wacht op goedkeuring`,
      paragraphs: [`Een collega wil bij ${shop} bestellen en vraagt om goedkeuring. Je ziet wat erin zit en beslist.`],
      action: 'Bekijk bestelling',
    }),
    approvalGiven: (shop) => ({
      subject: `Je bestelling bij ${shop} is goedgekeurd`,
      paragraphs: [
        `Je kunt je bestelling bij ${shop} plaatsen. De goedkeuring geldt zolang de bestelling blijft zoals ze is.`,
      ],
      action: 'Ga naar de bestelling',
    }),
    approvalRefused: (shop) => ({
      subject: `Je bestelling bij ${shop} is niet goedgekeurd`,
      paragraphs: [
        `Je bestelling bij ${shop} is niet goedgekeurd. In de bestelling zie je waarom. Je kunt haar wijzigen en opnieuw vragen.`,
      ],
      action: 'Ga naar de bestelling',
    }),
    adviceReceived: (shop, reference) => ({
      subject: `We hebben je adviesaanvraag bij ${shop} ontvangen`,
      paragraphs: [
        `Bedankt voor je adviesaanvraag bij ${shop}. Een adviseur bekijkt je ruimte en neemt contact met je op. Je referentie is ${reference}.`,
        'Heb jij dit niet aangevraagd? Dan hoef je niets te doen.',
      ],
    }),
  },
};
