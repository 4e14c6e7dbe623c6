import { formatOpeningHours } from '../../../mail/opening-hours.ts';
import type { SeedPage, SeedSeller } from '../../seed-data.ts';

/** The company behind a site, as the law of each country wants it named. */
export function imprintPage(name: string, seller: SeedSeller): SeedPage {
  const { companyName, address, phone, email, vatNumber, registerName, registerNumber, representative, openingHours } =
    seller;
  const hours = (locale: string): string => formatOpeningHours(openingHours, locale);
  const place = `${address.street} ${address.houseNumber}, ${address.postalCode} ${address.city}`;
  const host = 'Rekencentrum Twente B.V., Institutenweg 30, 7521 PK Enschede';
  return {
    id: 'imprint',
    slugs: { nl: 'bedrijfsgegevens', fr: 'mentions-legales', de: 'impressum', en: 'company-details' },
    title: { nl: 'Bedrijfsgegevens', fr: 'Mentions légales', de: 'Impressum', en: 'Company details' },
    intro: {
      nl: `Het bedrijf achter ${name}: adres, registers, en hoe je ons bereikt.`,
      fr: `La société derrière ${name}\u202f: adresse, registres et moyens de nous joindre.`,
      de: `Das Unternehmen hinter ${name}: Anschrift, Register und wie Sie uns erreichen.`,
      en: `The company behind ${name}: address, registers and how to reach us.`,
    },
    blocks: [
      {
        type: 'richText',
        html: {
          nl: `<h2>Bedrijf</h2><p>${companyName}, ${place}, Nederland</p><p>Bestuurder: ${representative}</p>
<h2>Contact</h2><p>Telefoon: ${phone}, ${hours('nl')}, E-mail: ${email}</p>
<h2>Registers</h2><p>Handelsregister (${registerName}): ${registerNumber}, Btw-nummer: ${vatNumber}</p>
<h2>Geschillen</h2><p>Komen we er samen niet uit, dan kun je als consument naar de rechter van je woonplaats.</p>`,
          fr: `<h2>Éditeur</h2><p>${companyName}, ${place}, Pays-Bas</p><p>Représentant légal\u202f: ${representative}</p>
<h2>Contact</h2><p>Téléphone\u202f: ${phone}, ${hours('fr')}, E-mail\u202f: ${email}</p>
<h2>Registres</h2><p>Registre du commerce (${registerName})\u202f: ${registerNumber}, Numéro de TVA\u202f: ${vatNumber}</p>
<h2>Litiges</h2><p>À défaut d’accord, le consommateur peut saisir le juge de son domicile.</p>`,
          'fr-FR': `<h2>Éditeur</h2><p>${companyName}, ${place}, Pays-Bas</p><p>Directeur de la publication\u202f: ${representative}</p>
<h2>Hébergeur</h2><p>${host}, Pays-Bas</p>
<h2>Contact</h2><p>Téléphone\u202f: ${phone}, ${hours('fr')}, E-mail\u202f: ${email}</p>
<h2>Registres</h2><p>Registre du commerce (${registerName})\u202f: ${registerNumber}, Numéro de TVA\u202f: ${vatNumber}</p>
<h2>Litiges</h2><p>À défaut d’accord, le consommateur peut saisir le juge de son domicile.</p>`,
          de: `<h2>Angaben gemäß § 5 DDG</h2><p>${companyName}, ${place}, Niederlande</p><p>Vertreten durch: ${representative}</p>
<h2>Kontakt</h2><p>Telefon: ${phone}, ${hours('de')}, E-Mail: ${email}</p>
<h2>Register</h2><p>Handelsregister (${registerName}): ${registerNumber}, Umsatzsteuer-Identifikationsnummer: ${vatNumber}</p>
<h2>Verantwortlich für den Inhalt nach § 18 Abs. 2 MStV</h2><p>${representative}, Anschrift wie oben</p>
<h2>Verbraucherstreitbeilegung</h2><p>Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>`,
          'de-AT': `<h2>Angaben gemäß § 5 ECG und § 25 MedienG</h2><p>${companyName}, ${place}, Niederlande</p><p>Vertreten durch: ${representative}</p>
<h2>Kontakt</h2><p>Telefon: ${phone}, ${hours('de')}, E-Mail: ${email}</p>
<h2>Register</h2><p>Handelsregister (${registerName}): ${registerNumber}, UID-Nummer: ${vatNumber}</p>
<h2>Grundlegende Richtung</h2><p>Information über Akustik und über die Waren und Leistungen des Unternehmens.</p>
<h2>Streitbeilegung</h2><p>Wir nehmen an Verfahren vor einer Schlichtungsstelle nicht teil.</p>`,
          en: `<h2>Company</h2><p>${companyName}, ${place}, The Netherlands</p><p>Director: ${representative}</p>
<h2>Contact</h2><p>Phone: ${phone}, ${hours('en')}, Email: ${email}</p>
<h2>Registers</h2><p>Trade register (${registerName}): ${registerNumber}, VAT number: ${vatNumber}</p>
<h2>Disputes</h2><p>If we cannot settle a dispute between us, a consumer may turn to the courts of their own country.</p>`,
        },
      },
    ],
  };
}
