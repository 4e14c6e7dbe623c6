import type { SeedJobOffer } from '../../../seed-editorial.ts';

export const feltCutter: SeedJobOffer = {
  key: 'felt-cutter',
  slugs: {
    nl: 'operator-snijtafel-vilt',
    fr: 'operateur-table-de-decoupe',
    de: 'maschinenbediener-filzzuschnitt',
    en: 'felt-cutting-operator',
  },
  title: {
    nl: 'Operator snijtafel',
    fr: 'Opérateur ou opératrice de table de découpe',
    de: 'Maschinenbediener Zuschnitt (m/w/d)',
    en: 'Cutting table operator',
  },
  intro: {
    nl: 'Aan een snijtafel van acht meter haal jij uit één plaat vilt zo veel mogelijk panelen en zo min mogelijk afval. Ervaring met hout, leer of textiel telt net zo goed.',
    fr: 'Sur une table de huit mètres, vous tirez d’une plaque de feutre le plus de panneaux et le moins de chutes possible. L’expérience du bois, du cuir ou du textile compte tout autant.',
    de: 'An einem acht Meter langen Schneidetisch holen Sie aus einer Filzplatte möglichst viele Paneele und möglichst wenig Verschnitt. Erfahrung mit Holz, Leder oder Textil zählt genauso.',
    en: 'At a cutting table eight metres long you get as many panels and as little waste as possible out of one sheet of felt. Experience with wood, leather or cloth counts just as much.',
  },
  body: {
    nl: `<p>Van elke plaat blijft bij ons 3% over. Dat getal is jouw werk: jij legt de vormen in elkaar, kiest het mes en hoort aan de machine wanneer het bot wordt.</p>
<ul><li>Snijbestanden nesten en de tafel instellen</li><li>Randen controleren en met de hand afschuren</li><li>Kleurpartijen bij elkaar houden, zodat één bestelling één tint is</li></ul>
<p>Je werkt in dagdienst, van zeven tot vier, met vrijdagmiddag vrij. De machine leren we je; netjes werken moet je al kunnen.</p>`,
    fr: `<p>Chez nous, 3 % de chaque plaque reste en chute. Ce chiffre, c’est votre travail : vous imbriquez les formes, choisissez la lame et entendez à la machine quand elle s’émousse.</p>
<ul><li>Imbriquer les fichiers de coupe et régler la table</li><li>Contrôler les bords et les adoucir à la main</li><li>Garder ensemble les bains de teinture, pour qu’une commande ait une seule couleur</li></ul>
<p>Vous travaillez de jour, de sept à seize heures, avec le vendredi après-midi libre. La machine, nous vous l’apprenons ; le soin, vous devez l’avoir.</p>`,
    de: `<p>Von jeder Platte bleiben bei uns 3 % übrig. Diese Zahl ist Ihre Arbeit: Sie legen die Formen ineinander, wählen das Messer und hören der Maschine an, wann es stumpf wird.</p>
<ul><li>Schnittdateien verschachteln und den Tisch einrichten</li><li>Kanten prüfen und von Hand nachschleifen</li><li>Farbchargen zusammenhalten, damit eine Bestellung einen Ton hat</li></ul>
<p>Gearbeitet wird tagsüber, von sieben bis sechzehn Uhr, freitagnachmittags ist frei. Die Maschine bringen wir Ihnen bei; sorgfältig arbeiten sollten Sie schon können.</p>`,
    en: `<p>We have 3% of each sheet left over. That figure is your work: you fit the shapes together, choose the knife and hear from the machine when it goes dull.</p>
<ul><li>Nest the cutting files and set up the table</li><li>Check the edges and sand them by hand</li><li>Keep dye batches together, so that one order is one shade</li></ul>
<p>You work days, from seven to four, with Friday afternoons off. We will teach you the machine; working neatly you should know already.</p>`,
  },
  place: { nl: 'Hengelo', fr: 'Hengelo (Pays-Bas)', de: 'Hengelo (Niederlande)', en: 'Hengelo, the Netherlands' },
  hours: { min: 32, max: 38 },
  employment: 'Permanent',
  date: '2026-11-09',
  salary: { min: { eur: 1650, gbp: 1430 }, max: { eur: 2040, gbp: 1770 }, per: 'Hour' },
  contact: { name: 'Marco ter Braak', email: 'werk@acoustic-nl.example' },
};
