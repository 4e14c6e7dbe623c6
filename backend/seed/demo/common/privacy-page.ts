import type { SeedPage } from '../../seed-data.ts';

interface PrivacyFacts {
  /** Name of the shop or site. */
  readonly name: string;
  /** Address for requests about personal data. */
  readonly email: string;
  /** Whether the site sells: then orders and accounts are among the data kept. */
  readonly sells: boolean;
}

/** What happens to personal data, the same for every site of the group but for what a shop adds. */
export function privacyPage({ name, email, sells }: PrivacyFacts): SeedPage {
  const orders = sells
    ? {
        nl: '<h2>Bestellingen en accounts</h2><p>Voor een bestelling bewaren we naam, adres, e-mailadres en wat je hebt gekocht. Facturen bewaren we zo lang als de belastingwet van je land het vraagt. Je account verwijder je zelf; de bestellingen blijven dan zonder je naam bewaard, alleen op de facturen blijven naam en adres staan.</p>',
        fr: '<h2>Commandes et comptes</h2><p>Pour une commande, nous conservons nom, adresse, adresse e-mail et achats. Les factures sont gardées aussi longtemps que le droit fiscal de votre pays l’exige. Vous supprimez vous-même votre compte ; les commandes sont alors conservées sans votre nom, seules les factures portent encore votre nom et votre adresse.</p>',
        de: '<h2>Bestellungen und Konten</h2><p>Für eine Bestellung speichern wir Name, Anschrift, E-Mail-Adresse und die gekauften Artikel. Rechnungen bewahren wir so lange auf, wie es das Steuerrecht Ihres Landes verlangt. Ihr Konto löschen Sie selbst; die Bestellungen bleiben dann ohne Ihren Namen erhalten, nur auf den Rechnungen stehen Name und Anschrift weiterhin.</p>',
        en: '<h2>Orders and accounts</h2><p>For an order we keep your name, address, email address and what you bought. We hold invoices for as long as the tax law of your country asks us to. You can delete your account yourself; orders are then kept without your name, and only the invoices still show your name and address.</p>',
      }
    : { nl: '', fr: '', de: '', en: '' };
  const cookies = sells
    ? {
        nl: 'een cookie die je taal onthoudt, een die onthoudt of je prijzen met of zonder btw wilt zien, een die 180 dagen onthoudt wat je hebt toegestaan, en een voor je sessie als je inlogt',
        fr: 'un cookie qui retient votre langue, un autre qui retient l’affichage des prix avec ou sans TVA, un troisième qui retient pendant 180 jours ce que vous avez autorisé, et un dernier pour votre session si vous vous connectez',
        de: 'ein Cookie, das sich Ihre Sprache merkt, eines für die Anzeige der Preise mit oder ohne Steuer, eines, das sich 180 Tage lang merkt, was Sie erlaubt haben, und eines für Ihre Sitzung, wenn Sie sich anmelden',
        en: 'a cookie that remembers your language, one that remembers whether you want prices with or without VAT, one that remembers for 180 days what you have allowed, and one for your session if you log in',
      }
    : {
        nl: 'een cookie die je taal onthoudt en een die 180 dagen onthoudt wat je hebt toegestaan',
        fr: 'un cookie qui retient votre langue et un autre qui retient pendant 180 jours ce que vous avez autorisé',
        de: 'ein Cookie, das sich Ihre Sprache merkt, und eines, das sich 180 Tage lang merkt, was Sie erlaubt haben',
        en: 'a cookie that remembers your language and one that remembers for 180 days what you have allowed',
      };
  const partners = sells
    ? {
        nl: 'Met de vervoerder, de betaaldienst en het bedrijf dat onze servers beheert, alleen wat zij nodig hebben. Ze mogen',
        fr: 'Avec le transporteur, le prestataire de paiement et l’hébergeur de nos serveurs, et seulement ce dont ils ont besoin. Ils ne peuvent',
        de: 'Mit dem Transportunternehmen, dem Zahlungsdienst und dem Betreiber unserer Server, und nur das, was sie brauchen. Anders verwenden dürfen sie',
        en: 'The carrier, the payment service and the company that runs our servers, and only what they need. They may',
      }
    : {
        nl: 'Alleen met het bedrijf dat onze servers beheert. Dat mag',
        fr: 'Uniquement avec l’hébergeur de nos serveurs. Il ne peut',
        de: 'Nur mit dem Betreiber unserer Server. Anders verwenden darf er',
        en: 'Only the company that runs our servers. It may',
      };
  return {
    id: 'privacy',
    slugs: { nl: 'privacy', fr: 'vie-privee', de: 'datenschutz', en: 'privacy' },
    oldSlugs: { nl: ['privacyverklaring'], fr: ['confidentialite'], en: ['privacy-statement'] },
    title: {
      nl: 'Privacy',
      fr: 'Vie privée',
      'fr-FR': 'Confidentialité',
      de: 'Datenschutz',
      en: 'Privacy',
    },
    intro: {
      nl: 'Welke gegevens we bewaren, waarom, en hoe je ze laat verwijderen.',
      fr: 'Quelles données nous conservons, pourquoi, et comment les faire effacer.',
      de: 'Welche Daten wir speichern, warum, und wie Sie sie löschen lassen.',
      en: 'Which data we keep, why, and how to have them removed.',
    },
    metaDescription: {
      nl: `Hoe ${name} met persoonsgegevens en cookies omgaat, en welke rechten je hebt.`,
      fr: `Comment ${name} traite les données personnelles et les cookies, et quels sont vos droits.`,
      de: `Wie ${name} mit personenbezogenen Daten und Cookies umgeht und welche Rechte Sie haben.`,
      en: `How ${name} handles personal data and cookies, and what your rights are.`,
    },
    blocks: [
      {
        type: 'richText',
        html: {
          nl: `<h2>Bezoek aan de site</h2><p>Onze server houdt een logboek bij met adres, tijdstip en opgevraagde pagina. Dat gebruiken we om storingen en misbruik op te sporen, en na 30 dagen is het weg.</p>
${orders.nl}
<h2>Cookies</h2><p>Zonder toestemming plaatsen we alleen wat nodig is: ${cookies.nl}. Meten en adverteren beginnen pas nadat je ja hebt gezegd; onder aan elke pagina verander je dat.</p>
<h2>Met wie we delen</h2><p>${partners.nl} er niets anders mee doen. We verkopen geen gegevens.</p>
<h2>Je rechten</h2><p>Je mag je gegevens inzien, verbeteren, meenemen en laten wissen. Schrijf naar ${email}; je krijgt binnen een maand antwoord. Ben je het niet met ons eens, dan kun je terecht bij de toezichthouder van je land.</p>`,
          fr: `<h2>Visite du site</h2><p>Notre serveur tient un journal de l’adresse, de l’heure et de la page demandée. Il sert à repérer les pannes et les abus, et disparaît après 30 jours.</p>
${orders.fr}
<h2>Cookies</h2><p>Sans votre accord, nous ne plaçons que le nécessaire : ${cookies.fr}. Mesure d’audience et publicité ne commencent qu’après votre accord, que vous pouvez modifier au bas de chaque page.</p>
<h2>Avec qui nous partageons</h2><p>${partners.fr} en faire aucun autre usage. Nous ne vendons pas de données.</p>
<h2>Vos droits</h2><p>Vous pouvez consulter, corriger, emporter et faire effacer vos données. Écrivez à ${email} ; vous recevez une réponse dans le mois. En cas de désaccord, adressez-vous à l’autorité de contrôle de votre pays.</p>`,
          de: `<h2>Besuch der Website</h2><p>Unser Server führt ein Protokoll mit Adresse, Zeitpunkt und aufgerufener Seite. Wir brauchen es, um Störungen und Missbrauch zu erkennen; nach 30 Tagen wird es gelöscht.</p>
${orders.de}
<h2>Cookies</h2><p>Ohne Ihre Einwilligung setzen wir nur das Nötige: ${cookies.de}. Messung und Werbung beginnen erst, wenn Sie zugestimmt haben; unten auf jeder Seite ändern Sie das.</p>
<h2>Mit wem wir teilen</h2><p>${partners.de} es nicht. Wir verkaufen keine Daten.</p>
<h2>Ihre Rechte</h2><p>Sie können Ihre Daten einsehen, berichtigen, mitnehmen und löschen lassen. Schreiben Sie an ${email}; Sie erhalten innerhalb eines Monats Antwort. Sind Sie nicht einverstanden, wenden Sie sich an die Aufsichtsbehörde Ihres Landes.</p>`,
          en: `<h2>Visiting the site</h2><p>Our server keeps a log of the address, the time and the page asked for. We use it to trace faults and abuse, and it is gone after 30 days.</p>
${orders.en}
<h2>Cookies</h2><p>Without your consent we set only what is needed: ${cookies.en}. Measuring and advertising start only after you have said yes; you change that at the bottom of every page.</p>
<h2>Who we share with</h2><p>${partners.en} not use it for anything else. We do not sell data.</p>
<h2>Your rights</h2><p>You may see, correct, take away and erase your data. Write to ${email}; you will have an answer within a month. If you disagree with us, turn to the regulator in your country.</p>`,
        },
      },
    ],
  };
}
