import type { SeedProject } from '../../../seed-editorial.ts';
import { bureauDeskScreenPicture, lineaBafflePicture } from '../family-pictures.ts';
import { officeScene } from '../scene-pictures.ts';

export const havenkadeAntwerp: SeedProject = {
  key: 'havenkade-antwerp',
  slugs: {
    nl: 'kantoor-havenkade-antwerpen',
    fr: 'bureaux-havenkade-anvers',
    de: 'buero-havenkade-antwerpen',
    en: 'havenkade-office-antwerp',
  },
  title: {
    nl: '36 werkplekken onder een betonnen dak',
    fr: '36 postes sous une dalle de béton',
    de: '36 Arbeitsplätze unter einer Betondecke',
    en: '36 desks under a concrete slab',
  },
  intro: {
    nl: 'Het plafond van dit kantoor aan het Kattendijkdok koelt het gebouw en mocht dus niet dicht. Met 160 baffles, schermen en gordijnen halveerde de nagalm, en de koeling merkt er niets van.',
    fr: 'Le plafond de ces bureaux au bord du Kattendijkdok rafraîchit le bâtiment : impossible de le fermer. Avec 160 baffles, des écrans et des rideaux, la réverbération a diminué de moitié, sans gêner le froid.',
    de: 'Die Decke dieses Büros am Kattendijkdok kühlt das Gebäude und durfte deshalb nicht geschlossen werden. 160 Baffeln, Trennwände und Vorhänge haben den Nachhall halbiert, die Kühlung merkt davon nichts.',
    en: 'The ceiling of this office on the Kattendijkdok cools the building, so it could not be closed. With 160 baffles, screens and curtains the reverberation halved, and the cooling never noticed.',
  },
  body: {
    nl: `<p>Betonkernactivering is een mooi systeem: water door de vloerplaat, geen ventilatoren, lage rekening. Het vraagt wel om naakt beton, en naakt beton geeft alles terug. Het team van een havenlogistiekbedrijf zat er drie weken en begon toen met oordoppen te werken.</p>
<h2>Eerst rekenen</h2>
<p>De ruimte meet 300 m² bij 3 m. Voor 0,6 seconde nagalm moest er 120 m² absorptie bij. Dat haal je niet met wandpanelen, want er is bijna geen wand: drie kanten zijn glas.</p>
<ul><li>160 Linea-baffles in rijen, 300 mm uit elkaar, dwars op de ramen</li><li>36 Bureau-schermen tussen de plekken</li><li>12 Nube-eilanden boven de bellende afdeling</li><li>Zes Drape-gordijnen aan de zuidkant</li></ul>
<h2>En de koeling?</h2>
<p>Baffles en eilanden beslaan van onderen gezien samen 13% van het plafond. De installateur mat achteraf een verlies van 4% koelvermogen, binnen de marge die hij zelf had gevraagd. De spraakafname steeg van 4 naar 7 dB per verdubbeling: een gesprek op vijf meter is nu gemompel.</p>`,
    fr: `<p>La dalle active est un beau système : de l’eau dans le béton, pas de ventilateurs, une facture légère. Elle exige un béton nu, et le béton nu renvoie tout. L’équipe d’un logisticien portuaire y a tenu trois semaines avant de travailler avec des bouchons d’oreilles.</p>
<h2>Calculer d’abord</h2>
<p>La salle mesure 300 m² sur 3 m de haut. Pour 0,6 seconde de réverbération, il fallait 120 m² d’absorption en plus. Les panneaux muraux n’y suffisent pas, car il n’y a presque pas de murs : trois côtés sont vitrés.</p>
<ul><li>160 baffles Linea en rangées, espacées de 300 mm, perpendiculaires aux fenêtres</li><li>36 écrans Bureau entre les postes</li><li>12 îlots Nube au-dessus du service téléphonique</li><li>Six rideaux Drape côté sud</li></ul>
<h2>Et le froid ?</h2>
<p>Vus d’en bas, baffles et îlots n’occupent ensemble que 13 % du plafond. L’installateur a mesuré ensuite une perte de 4 % de puissance, dans la marge qu’il avait fixée. La décroissance de la parole est passée de 4 à 7 dB par doublement : à cinq mètres, une conversation n’est plus qu’un murmure.</p>`,
    de: `<p>Betonkernaktivierung ist ein schönes System: Wasser in der Decke, keine Ventilatoren, kleine Rechnung. Sie braucht allerdings nackten Beton, und nackter Beton gibt alles zurück. Das Team eines Hafenlogistikers saß drei Wochen darunter und griff dann zu Ohrstöpseln.</p>
<h2>Zuerst rechnen</h2>
<p>Der Raum misst 300 m² bei 3 m Höhe. Für 0,6 Sekunden Nachhall fehlten 120 m² Absorption. Mit Wandpaneelen ist das nicht zu schaffen, denn es gibt kaum Wand: drei Seiten sind verglast.</p>
<ul><li>160 Linea-Baffeln in Reihen, 300 mm Abstand, quer zu den Fenstern</li><li>36 Bureau-Trennwände zwischen den Plätzen</li><li>12 Nube-Segel über der Telefonabteilung</li><li>Sechs Drape-Vorhänge auf der Südseite</li></ul>
<h2>Und die Kühlung?</h2>
<p>Von unten gesehen bedecken Baffeln und Segel zusammen nur 13 % der Decke. Der Installateur hat danach 4 % weniger Kühlleistung gemessen, innerhalb der von ihm gesetzten Grenze. Die Abnahme der Sprache stieg von 4 auf 7 dB je Verdopplung: Ein Gespräch in fünf Metern ist nur noch Gemurmel.</p>`,
    en: `<p>A chilled slab is a fine system: water in the concrete, no fans, a small bill. But it needs bare concrete, and bare concrete gives everything back. The team of a port logistics firm sat under it for three weeks and then took to wearing earplugs.</p>
<h2>Sums first</h2>
<p>The room measures 300 m² by 3 m. For a reverberation of 0.6 seconds it lacked 120 m² of absorption. Wall panels won’t get you there, since there is hardly any wall: three sides are glass.</p>
<ul><li>160 Linea baffles in rows, 300 mm apart, at right angles to the windows</li><li>36 Bureau screens between the desks</li><li>12 Nube rafts above the phone team</li><li>Six Drape curtains on the south side</li></ul>
<h2>And the cooling?</h2>
<p>Seen from below, baffles and rafts together cover only 13% of the ceiling. The installer measured a loss of 4% in cooling afterwards, within the margin he had set. The decay of speech rose from 4 to 7 dB per doubling of distance: at five metres a conversation is now a murmur.</p>`,
  },
  place: { nl: 'Antwerpen, België', fr: 'Anvers, Belgique', de: 'Antwerpen, Belgien', en: 'Antwerp, Belgium' },
  sector: { nl: 'Kantoor', fr: 'Bureaux', de: 'Büro', en: 'Office' },
  completedOn: '2026-04-24',
  picture: officeScene,
  pictures: [lineaBafflePicture, bureauDeskScreenPicture],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '1,2 → 0,6 s', fr: '1,2 → 0,6 s', de: '1,2 → 0,6 s', en: '1.2 → 0.6 s' },
    },
    {
      name: {
        nl: 'Spraakafname per verdubbeling',
        fr: 'Décroissance de la parole',
        de: 'Sprachabnahme je Verdopplung',
        en: 'Speech decay per doubling',
      },
      value: { nl: '4 → 7 dB', fr: '4 → 7 dB', de: '4 → 7 dB', en: '4 → 7 dB' },
    },
    {
      name: {
        nl: 'Toegevoegde absorptie',
        fr: 'Absorption ajoutée',
        de: 'Zusätzliche Absorption',
        en: 'Absorption added',
      },
      value: { nl: '120 m²', fr: '120 m²', de: '120 m²', en: '120 m²' },
    },
  ],
  quote: {
    text: {
      nl: 'Niemand vraagt nog of de vergaderzaal vrij is om te bellen. Dat is het beste bewijs.',
      fr: 'Plus personne ne demande une salle de réunion pour téléphoner. C’est la meilleure preuve.',
      de: 'Niemand fragt mehr nach dem Besprechungsraum, um zu telefonieren. Das ist der beste Beweis.',
      en: 'Nobody asks for the meeting room to make a call any more. That is the best proof.',
    },
    name: 'An Verstraeten',
    role: { nl: 'Facilitair manager', fr: 'Responsable des locaux', de: 'Gebäudemanagerin', en: 'Facilities manager' },
  },
  products: ['linea-baffle', 'bureau-desk-screen', 'nube-ceiling-raft', 'drape-acoustic-curtain'],
};
