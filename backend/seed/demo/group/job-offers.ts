import type { SeedJobOffer } from '../../seed-editorial.ts';

const contact = { name: 'Ilse Brouwer', email: 'jobs@group-nl.example' } as const;

const operator: SeedJobOffer = {
  key: 'needle-line-operator',
  slugs: {
    nl: 'operator-naaldlijn',
    fr: 'operateur-ligne-d-aiguilletage',
    de: 'anlagenfuehrer-nadelanlage',
    en: 'needle-line-operator',
  },
  title: {
    nl: 'Operator naaldlijn (m/v/x)',
    fr: 'Opérateur de ligne d’aiguilletage (h/f/x)',
    de: 'Anlagenführer Nadelanlage (m/w/d)',
    en: 'Needle line operator',
  },
  intro: {
    nl: 'Zestig meter machine, drie mensen per ploeg. Jij hoort aan het geluid of de naalden goed staan.',
    fr: 'Soixante mètres de machine, trois personnes par équipe. Vous entendez si les aiguilles sont bien réglées.',
    de: 'Sechzig Meter Maschine, drei Menschen je Schicht. Sie hören, ob die Nadeln richtig stehen.',
    en: 'Sixty metres of machine, three people a shift. You can hear whether the needles are set right.',
  },
  body: {
    nl: '<p>Je stelt de lijn in, wisselt naaldplanken en bewaakt gewicht en dikte. Ervaring met textiel is mooi; wie een landbouwmachine aan de praat houdt, leren we de rest.</p><ul><li>Twee ploegen, geen nachten</li><li>VAPRO-opleiding in werktijd</li><li>Gehoorbescherming op maat, en een lijn die onder de 80 dB(A) blijft</li></ul>',
    fr: '<p>Vous réglez la ligne, changez les planches à aiguilles et surveillez grammage et épaisseur. Une expérience du textile est un plus ; qui fait tourner une machine agricole apprendra le reste chez nous.</p><ul><li>Deux équipes, pas de nuit</li><li>Formation pendant les heures de travail</li><li>Protections auditives sur mesure, et une ligne sous 80 dB(A)</li></ul>',
    de: '<p>Sie richten die Anlage ein, wechseln Nadelbretter und überwachen Gewicht und Dicke. Textilerfahrung ist schön; wer eine Landmaschine am Laufen hält, lernt den Rest bei uns.</p><ul><li>Zwei Schichten, keine Nächte</li><li>Ausbildung während der Arbeitszeit</li><li>Angepasster Gehörschutz und eine Anlage unter 80 dB(A)</li></ul>',
    en: '<p>You set up the line, change needle boards and watch weight and thickness. Textile experience is welcome; if you can keep a farm machine going we will teach you the rest.</p><ul><li>Two shifts, no nights</li><li>Training in working hours</li><li>Moulded hearing protection, and a line that stays below 80 dB(A)</li></ul>',
  },
  place: { nl: 'Hengelo', fr: 'Hengelo (Pays-Bas)', de: 'Hengelo (Niederlande)', en: 'Hengelo, Netherlands' },
  hours: { min: 36, max: 36 },
  employment: 'Permanent',
  date: '2026-10-12',
  salary: { min: { eur: 278_000, gbp: 239_000 }, max: { eur: 345_000, gbp: 296_000 }, per: 'Month' },
  contact,
};

const purchaser: SeedJobOffer = {
  key: 'fibre-buyer',
  slugs: { nl: 'inkoper-vezel', fr: 'acheteur-fibres', de: 'einkaeufer-faser', en: 'fibre-buyer' },
  title: {
    nl: 'Inkoper vezel (m/v/x)',
    fr: 'Acheteur fibres (h/f/x)',
    de: 'Einkäufer Faser (m/w/d)',
    en: 'Fibre buyer',
  },
  intro: {
    nl: 'Je koopt per jaar 1.600 ton vezel uit flessen, en elk jaar minder: dat is het doel.',
    fr: 'Vous achetez 1 600 tonnes de fibre de bouteilles par an, et chaque année moins : c’est le but.',
    de: 'Sie kaufen im Jahr 1.600 Tonnen Flaschenfaser ein, und jedes Jahr weniger: Das ist das Ziel.',
    en: 'You buy 1,600 tonnes of bottle fibre a year, and less each year: that is the idea.',
  },
  body: {
    nl: '<p>Je kent de markt voor gerecycled polyester of een andere bulkgrondstof. Je gaat zelf kijken waar een baal vandaan komt, en je durft er een terug te sturen.</p><ul><li>Duits en Engels, Frans is een pluspunt</li><li>Eén week per maand op reis, per trein waar dat kan</li></ul>',
    fr: '<p>Vous connaissez le marché du polyester recyclé ou d’une autre matière en vrac. Vous allez voir d’où vient une balle, et vous osez la renvoyer.</p><ul><li>Allemand et anglais, le néerlandais s’apprend</li><li>Une semaine de voyage par mois, en train si possible</li></ul>',
    de: '<p>Sie kennen den Markt für recyceltes Polyester oder einen anderen Massenrohstoff. Sie sehen selbst nach, woher ein Ballen kommt, und schicken auch einmal einen zurück.</p><ul><li>Englisch und Niederländisch oder der Wille, es zu lernen</li><li>Eine Woche im Monat unterwegs, mit der Bahn, wo es geht</li></ul>',
    en: '<p>You know the market for recycled polyester or another bulk material. You go and see for yourself where a bale comes from, and you dare to send one back.</p><ul><li>German and English; Dutch can be learned</li><li>One week a month travelling, by train where possible</li></ul>',
  },
  place: { nl: 'Hengelo of Münster', fr: 'Hengelo ou Münster', de: 'Hengelo oder Münster', en: 'Hengelo or Münster' },
  hours: { min: 32, max: 40 },
  employment: 'Permanent',
  date: '2026-09-28',
  salary: { min: { eur: 390_000, gbp: 335_000 }, max: { eur: 520_000, gbp: 446_000 }, per: 'Month' },
  contact,
};

const webEditor: SeedJobOffer = {
  key: 'web-editor',
  slugs: { nl: 'webredacteur', fr: 'redacteur-web', de: 'onlineredakteur', en: 'web-editor' },
  title: {
    nl: 'Webredacteur, vier merken, vier talen (m/v/x)',
    fr: 'Rédacteur web, quatre marques, quatre langues (h/f/x)',
    de: 'Onlineredakteur, vier Marken, vier Sprachen (m/w/d)',
    en: 'Web editor, four brands, four languages',
  },
  intro: {
    nl: 'Je schrijft over getallen zo dat iemand ze wil lezen. En je schrapt elk woord “optimaal”.',
    fr: 'Vous écrivez sur des chiffres de façon qu’on ait envie de les lire. Et vous biffez tout « optimal ».',
    de: 'Sie schreiben über Zahlen so, dass man sie lesen will. Und Sie streichen jedes „optimal“.',
    en: 'You write about figures so that people want to read them. And you strike out every “optimal”.',
  },
  body: {
    nl: '<p>Je maakt met de merken hun artikelen, projecten en productteksten, en werkt met vertalers die terugpraten. Een jaar, met uitzicht op meer als het tweede blad van de groep er komt.</p><ul><li>Nederlands of Duits als moedertaal, de andere goed</li><li>Werkproef: leg αw uit aan je moeder, in honderd woorden</li></ul>',
    fr: '<p>Avec les marques, vous rédigez articles, réalisations et fiches, et travaillez avec des traducteurs qui discutent. Un an, prolongeable si le second magazine du groupe voit le jour.</p><ul><li>Néerlandais ou allemand maternel, l’autre solide</li><li>Épreuve : expliquer αw à votre mère, en cent mots</li></ul>',
    de: '<p>Sie schreiben mit den Marken Artikel, Projekte und Produkttexte und arbeiten mit Übersetzern, die widersprechen. Ein Jahr, mit Aussicht auf mehr, wenn das zweite Magazin der Gruppe kommt.</p><ul><li>Deutsch oder Niederländisch als Muttersprache, das andere gut</li><li>Arbeitsprobe: αw Ihrer Mutter erklären, in hundert Wörtern</li></ul>',
    en: '<p>With the brands you write their articles, projects and product copy, and work with translators who talk back. One year, with more in view if the group’s second magazine comes about.</p><ul><li>Dutch or German as your first language, the other well</li><li>Test piece: explain αw to your mother in a hundred words</li></ul>',
  },
  place: { nl: 'Gent of Hengelo', fr: 'Gand ou Hengelo', de: 'Gent oder Hengelo', en: 'Ghent or Hengelo' },
  hours: { min: 24, max: 32 },
  employment: 'Temporary',
  date: '2026-11-02',
  closesOn: '2027-02-15',
  salary: { min: { eur: 310_000, gbp: 266_000 }, max: { eur: 405_000, gbp: 347_000 }, per: 'Month' },
  contact,
};

const apprentice: SeedJobOffer = {
  key: 'apprentice-textile',
  slugs: {
    nl: 'leerling-textieltechniek',
    fr: 'apprenti-textile',
    de: 'ausbildung-textiltechnik',
    en: 'apprentice-textile-technology',
  },
  title: {
    nl: 'Leerling textieltechniek (bbl)',
    fr: 'Apprenti en technique textile',
    de: 'Ausbildung Produktionsmechaniker Textil (m/w/d)',
    en: 'Apprentice in textile technology',
  },
  intro: {
    nl: 'Vier dagen werken, één dag school. Elk jaar nemen we er zes aan; van de laatste achttien werken er vijftien nog hier.',
    fr: 'Quatre jours de travail, un jour d’école. Six places par an ; sur les dix-huit derniers, quinze sont restés.',
    de: 'Vier Tage Betrieb, ein Tag Schule. Sechs Plätze im Jahr; von den letzten achtzehn sind fünfzehn noch hier.',
    en: 'Four days’ work, one day’s college. Six places a year; of the last eighteen, fifteen are still here.',
  },
  body: {
    nl: '<p>Je leert van vezel tot vrachtwagen: openen, naalden, snijden, meten, inpakken. In het tweede jaar bouw je met de anderen een wand voor een school, van ontwerp tot ophangen.</p><p>Kom een ochtend kijken. Oude schoenen aan.</p>',
    fr: '<p>Vous apprenez de la fibre au camion : ouvrir, aiguilleter, couper, mesurer, emballer. En deuxième année, vous réalisez avec les autres un mur pour une école, du dessin à la pose.</p><p>Venez voir un matin. Avec de vieilles chaussures.</p>',
    de: '<p>Sie lernen von der Faser bis zum Lastwagen: öffnen, nadeln, schneiden, messen, packen. Im zweiten Jahr bauen Sie mit den anderen eine Wand für eine Schule, vom Entwurf bis zum Aufhängen.</p><p>Kommen Sie einen Vormittag vorbei. In alten Schuhen.</p>',
    en: '<p>You learn from fibre to lorry: opening, needling, cutting, measuring, packing. In your second year you build a wall for a school with the others, from design to hanging.</p><p>Come and look one morning. Wear old shoes.</p>',
  },
  place: { nl: 'Hengelo en Münster', fr: 'Hengelo et Münster', de: 'Hengelo und Münster', en: 'Hengelo and Münster' },
  hours: { min: 32, max: 36 },
  employment: 'Apprenticeship',
  date: '2026-11-09',
  closesOn: '2027-05-31',
  contact,
};

export const jobOffers: readonly SeedJobOffer[] = [apprentice, webEditor, operator, purchaser];
