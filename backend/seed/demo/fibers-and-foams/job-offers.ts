import type { SeedJobOffer } from '../../seed-editorial.ts';

const contact = { name: 'Hanne De Smet', email: 'jobs@fibers-and-foams-nl.example' } as const;
const ghent = { nl: 'Gent', fr: 'Gand', de: 'Gent (Belgien)', en: 'Ghent, Belgium' } as const;

const sawyer: SeedJobOffer = {
  key: 'contour-saw-operator',
  slugs: {
    nl: 'operator-contourzaag',
    fr: 'operateur-scie-a-contour',
    de: 'bediener-kontursaege',
    en: 'contour-saw-operator',
  },
  title: {
    nl: 'Operator contourzaag (m/v/x)',
    fr: 'Opérateur de scie à contour (h/f/x)',
    de: 'Bediener Kontursäge (m/w/d)',
    en: 'Contour saw operator',
  },
  intro: {
    nl: 'Je zaagt uit een blok van twee meter wat op een tekening past, en je hoort aan de draad of het goed gaat. Ervaring met schuim heeft bijna niemand; die krijg je hier.',
    fr: 'D’un bloc de deux mètres, vous tirez ce qui tient sur un plan, et vous entendez au fil si tout va bien. Presque personne ne connaît la mousse ; vous l’apprendrez ici.',
    de: 'Aus einem Block von zwei Metern sägen Sie, was auf eine Zeichnung passt, und hören am Draht, ob es stimmt. Erfahrung mit Schaum hat fast niemand; die bekommen Sie hier.',
    en: 'From a block two metres long you cut what fits on a drawing, and you can hear from the wire whether it is going well. Hardly anyone has worked with foam before; here you learn.',
  },
  body: {
    nl: '<p>Je past de tekeningen van de dag zo in elkaar dat er minder dan 8 procent overblijft, stelt de zaag in, en meet van elke serie het eerste en het laatste stuk.</p><h2>Wat je meebrengt</h2><ul><li>Je leest een tekening en rekent in millimeters</li><li>Je bent nauwkeurig, ook om half vier</li><li>CNC-ervaring is mooi: hout, metaal of textiel</li></ul><h2>Wat je krijgt</h2><ul><li>Twee ploegen, nooit ’s nachts, vrijdag om half twee naar huis</li><li>Drie maanden naast Rudy, die het al 24 jaar doet</li><li>Afzuiging en stilte: de hal meet 68 dB(A)</li></ul>',
    fr: '<p>Vous imbriquez les plans du jour pour qu’il reste moins de 8 pour cent, réglez la scie et mesurez la première et la dernière pièce de chaque série.</p><h2>Votre profil</h2><ul><li>Vous lisez un plan et comptez en millimètres</li><li>Vous êtes précis, même à trois heures et demie</li><li>Une expérience CNC est bienvenue : bois, métal ou textile</li></ul><h2>Nous offrons</h2><ul><li>Deux équipes, jamais la nuit, le vendredi jusqu’à treize heures trente</li><li>Trois mois aux côtés de Rudy, qui le fait depuis 24 ans</li><li>De l’aspiration et du calme : la halle est à 68 dB(A)</li></ul>',
    de: '<p>Sie verschachteln die Zeichnungen des Tages so, dass weniger als 8 Prozent übrig bleiben, stellen die Säge ein und messen von jeder Serie das erste und das letzte Teil.</p><h2>Was Sie mitbringen</h2><ul><li>Sie lesen Zeichnungen und rechnen in Millimetern</li><li>Sie sind genau, auch um halb vier</li><li>CNC-Erfahrung ist willkommen: Holz, Metall oder Textil</li></ul><h2>Was Sie bekommen</h2><ul><li>Zwei Schichten, nie nachts, freitags bis halb zwei</li><li>Drei Monate an der Seite von Rudy, der das seit 24 Jahren macht</li><li>Absaugung und Ruhe: In der Halle sind es 68 dB(A)</li></ul>',
    en: '<p>You nest the day’s drawings so that less than 8 per cent is left over, set up the saw and measure the first and the last part of every run.</p><h2>What you bring</h2><ul><li>You read a drawing and think in millimetres</li><li>You are precise, even at half past three</li><li>CNC experience is welcome: wood, metal or textiles</li></ul><h2>What you get</h2><ul><li>Two shifts, never at night, home at half past one on Fridays</li><li>Three months beside Rudy, who has done it for 24 years</li><li>Extraction and quiet: the hall is at 68 dB(A)</li></ul>',
  },
  place: ghent,
  hours: { min: 32, max: 38 },
  employment: 'Permanent',
  date: '2026-11-10',
  salary: { min: { eur: 1_750, gbp: 1_500 }, max: { eur: 2_120, gbp: 1_820 }, per: 'Hour' },
  contact,
};

const labTechnician: SeedJobOffer = {
  key: 'lab-technician',
  slugs: {
    nl: 'laborant-materialen',
    fr: 'technicien-de-laboratoire',
    de: 'laborant-werkstoffe',
    en: 'lab-technician',
  },
  title: {
    nl: 'Laborant materialen (m/v/x)',
    fr: 'Technicien de laboratoire, matériaux (h/f/x)',
    de: 'Laborant Werkstoffe (m/w/d)',
    en: 'Materials lab technician',
  },
  intro: {
    nl: 'Van elke partij één monster: wegen, indrukken, doorblazen, verouderen. Wat jij meet, staat morgen op de productpagina.',
    fr: 'De chaque lot, un échantillon : peser, comprimer, traverser d’air, vieillir. Ce que vous mesurez est demain sur la page du produit.',
    de: 'Von jeder Charge ein Muster: wiegen, stauchen, durchblasen, altern. Was Sie messen, steht morgen auf der Produktseite.',
    en: 'One sample from every batch: weigh it, squeeze it, blow through it, age it. What you measure is on the product page tomorrow.',
  },
  body: {
    nl: '<p>Je meet dichtheid (ISO 845), druk (ISO 3386) en stromingsweerstand (ISO 9053-1), en één keer per kwartaal hang je met Pieter de galmkamer vol. Een partij die afwijkt, houd jij tegen, ook als de vrachtwagen al draait.</p><ul><li>Opleiding in chemie, fysica of textiel</li><li>Je schrijft op wat je meet, niet wat je verwachtte</li><li>Frans of Duits om met leveranciers te bellen</li></ul><p>Je begint met een maand in de zagerij, want wie meet, moet weten hoe het gemaakt wordt.</p>',
    fr: '<p>Vous mesurez la masse volumique (ISO 845), la compression (ISO 3386) et la résistance à l’écoulement (ISO 9053-1) ; une fois par trimestre, vous remplissez la chambre réverbérante avec Pieter. Un lot qui s’écarte, c’est vous qui l’arrêtez, même si le camion tourne déjà.</p><ul><li>Une formation en chimie, physique ou textile</li><li>Vous notez ce que vous mesurez, pas ce que vous attendiez</li><li>Le français ou l’allemand pour appeler les fournisseurs</li></ul><p>Vous commencez par un mois à la scie : qui mesure doit savoir comment on fabrique.</p>',
    de: '<p>Sie messen Rohdichte (ISO 845), Stauchhärte (ISO 3386) und Strömungswiderstand (ISO 9053-1), und einmal im Quartal füllen Sie mit Pieter den Hallraum. Eine Charge, die abweicht, halten Sie an, auch wenn der Lkw schon läuft.</p><ul><li>Ausbildung in Chemie, Physik oder Textil</li><li>Sie schreiben auf, was Sie messen, nicht, was Sie erwartet haben</li><li>Französisch oder Deutsch für die Lieferanten</li></ul><p>Sie beginnen mit einem Monat an der Säge, denn wer misst, muss wissen, wie gefertigt wird.</p>',
    en: '<p>You measure density (ISO 845), compression (ISO 3386) and flow resistance (ISO 9053-1), and once a quarter you fill the reverberation room with Pieter. A batch that is off you hold back, even when the lorry is already running.</p><ul><li>Training in chemistry, physics or textiles</li><li>You write down what you measure, not what you expected</li><li>French or German for calls to suppliers</li></ul><p>You begin with a month at the saw, for those who measure must know how things are made.</p>',
  },
  place: ghent,
  hours: { min: 32, max: 38 },
  employment: 'Permanent',
  date: '2026-10-20',
  closesOn: '2027-01-08',
  salary: { min: { eur: 310_000, gbp: 266_000 }, max: { eur: 395_000, gbp: 339_000 }, per: 'Month' },
  contact,
};

const inside: SeedJobOffer = {
  key: 'technical-sales',
  slugs: {
    nl: 'technische-binnendienst-duits',
    fr: 'technico-commercial-allemand',
    de: 'technischer-innendienst',
    en: 'technical-sales-german',
  },
  title: {
    nl: 'Technische binnendienst Duits, tijdelijk (m/v/x)',
    fr: 'Technico-commercial sédentaire, allemand, temporaire (h/f/x)',
    de: 'Technischer Innendienst, befristet (m/w/d)',
    en: 'Technical sales, German, fixed term',
  },
  intro: {
    nl: 'Een klant stuurt een foto van een brommende kast. Jij vraagt drie dingen en stuurt een zaaglijst terug. Anderhalf jaar, ter vervanging.',
    fr: 'Un client envoie la photo d’un coffret qui ronfle. Vous posez trois questions et renvoyez une liste de coupe. Dix-huit mois, en remplacement.',
    de: 'Ein Kunde schickt das Foto eines brummenden Schranks. Sie stellen drei Fragen und schicken eine Zuschnittliste zurück. Anderthalb Jahre, als Vertretung.',
    en: 'A customer sends a photo of a humming cabinet. You ask three questions and send back a cutting list. Eighteen months, as cover.',
  },
  body: {
    nl: '<p>Je werkt in Münster met drie collega’s voor machinebouwers in Duitsland en Oostenrijk. Je rekent offertes uit, controleert tekeningen en zegt nee als schuim het verkeerde antwoord is. Daar krijg je hier geen gesprek over, maar een schouderklop.</p><ul><li>Duits op moedertaalniveau, Nederlands verstaan is genoeg</li><li>Technisch gevoel, liefst een vak geleerd</li><li>Drie dagen op kantoor, twee thuis</li></ul>',
    fr: '<p>À Münster, avec trois collègues, vous servez les constructeurs de machines d’Allemagne et d’Autriche. Vous chiffrez, vérifiez les plans et dites non quand la mousse est la mauvaise réponse. Ici, cela ne vaut pas un entretien, mais une tape sur l’épaule.</p><ul><li>Allemand de langue maternelle, comprendre le néerlandais suffit</li><li>Le sens technique, un métier appris de préférence</li><li>Trois jours au bureau, deux chez vous</li></ul>',
    de: '<p>In Münster betreuen Sie mit drei Kolleginnen und Kollegen Maschinenbauer in Deutschland und Österreich. Sie rechnen Angebote, prüfen Zeichnungen und sagen Nein, wenn Schaum die falsche Antwort ist. Dafür gibt es hier kein Gespräch, sondern ein Schulterklopfen.</p><ul><li>Deutsch auf Muttersprachniveau, Niederländisch verstehen genügt</li><li>Technisches Gespür, am liebsten ein gelernter Beruf</li><li>Drei Tage im Büro, zwei zu Hause</li></ul>',
    en: '<p>In Münster, with three colleagues, you look after machine builders in Germany and Austria. You work out quotations, check drawings and say no when foam is the wrong answer. Nobody here will call you in for that; they will pat you on the back.</p><ul><li>German at native level, and enough Dutch to follow</li><li>A technical mind, ideally with a trade</li><li>Three days at the office, two at home</li></ul>',
  },
  place: { nl: 'Münster (Duitsland)', fr: 'Münster (Allemagne)', de: 'Münster', en: 'Münster, Germany' },
  hours: { min: 24, max: 40 },
  employment: 'Temporary',
  date: '2026-11-02',
  closesOn: '2026-12-31',
  salary: { min: { eur: 340_000, gbp: 292_000 }, max: { eur: 445_000, gbp: 382_000 }, per: 'Month' },
  contact,
};

const apprentice: SeedJobOffer = {
  key: 'foam-converter-apprenticeship',
  slugs: {
    nl: 'leerling-schuimverwerker',
    fr: 'apprenti-transformateur-de-mousse',
    de: 'ausbildung-schaumstoffverarbeitung',
    en: 'foam-converter-apprenticeship',
  },
  title: {
    nl: 'Leerling schuimverwerker, duaal (m/v/x)',
    fr: 'Apprenti transformateur de mousse (h/f/x)',
    de: 'Ausbildung Schaumstoffverarbeitung (m/w/d)',
    en: 'Apprenticeship in foam converting',
  },
  intro: {
    nl: 'Twee dagen school, drie dagen werkplaats. Na twee jaar kun je zagen, stansen, lijmen en cacheren, en heb je een meesterstuk: je eigen stoel.',
    fr: 'Deux jours d’école, trois jours d’atelier. En deux ans, vous savez scier, découper, coller et contrecoller, et votre chef-d’œuvre est prêt : votre propre fauteuil.',
    de: 'Zwei Tage Schule, drei Tage Werkstatt. Nach zwei Jahren können Sie sägen, stanzen, kleben und kaschieren und haben ein Gesellenstück: Ihren eigenen Sessel.',
    en: 'Two days at college, three in the workshop. After two years you can saw, die-cut, glue and laminate, and you have a masterpiece: your own armchair.',
  },
  body: {
    nl: '<p>Je draait elk half jaar bij een andere machine mee en wordt begeleid door iemand die dat vak zelf als leerling is begonnen. Fouten mogen; we zagen ze klein en maken er vulling van.</p><ul><li>Vanaf 16 jaar, start in februari of september</li><li>Geen diploma nodig, wel op tijd zijn</li><li>Wie slaagt, krijgt een contract; de laatste negen deden dat</li></ul>',
    fr: '<p>Tous les six mois, une autre machine, et quelqu’un pour vous guider qui a commencé lui-même comme apprenti. Les erreurs sont permises ; nous les coupons menu pour en faire du rembourrage.</p><ul><li>Dès 16 ans, en février ou en septembre</li><li>Aucun diplôme exigé, mais de la ponctualité</li><li>Qui réussit reçoit un contrat ; ce fut le cas des neuf derniers</li></ul>',
    de: '<p>Jedes halbe Jahr eine andere Maschine, begleitet von jemandem, der selbst so angefangen hat. Fehler sind erlaubt; wir schneiden sie klein und machen Füllung daraus.</p><ul><li>Ab 16 Jahren, Beginn im Februar oder September</li><li>Kein Abschluss nötig, aber Pünktlichkeit</li><li>Wer besteht, bekommt einen Vertrag; die letzten neun haben ihn</li></ul>',
    en: '<p>Every six months another machine, and a guide who started out as an apprentice too. Mistakes are allowed; we chop them up and make stuffing of them.</p><ul><li>From the age of 16, starting in February or September</li><li>No certificate needed, but do be on time</li><li>Those who pass get a contract; the last nine did</li></ul>',
  },
  place: ghent,
  hours: { min: 24, max: 38 },
  employment: 'Apprenticeship',
  date: '2026-09-01',
  contact,
};

export const jobOffers: readonly SeedJobOffer[] = [sawyer, inside, labTechnician, apprentice];
