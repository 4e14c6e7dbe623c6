import type { SeedJobOffer } from '../../seed-editorial.ts';

const contact = { name: 'Marieke Postma', email: 'jobs@db-noise-control-nl.example' } as const;

const acousticEngineer: SeedJobOffer = {
  key: 'acoustic-engineer',
  slugs: {
    nl: 'akoestisch-ingenieur',
    fr: 'ingenieur-acousticien',
    de: 'akustikingenieur',
    en: 'acoustic-engineer',
  },
  title: {
    nl: 'Akoestisch ingenieur (m/v/x)',
    fr: 'Ingénieur acousticien (h/f/x)',
    de: 'Akustikingenieur (m/w/d)',
    en: 'Acoustic engineer',
  },
  intro: {
    nl: 'Meten, modelleren en erbij zijn als het gebouwd wordt. Jij rekent, jij meet na.',
    fr: 'Mesurer, modéliser et assister au montage. Vous calculez, vous vérifiez.',
    de: 'Messen, modellieren und beim Bau dabei sein. Sie rechnen, Sie messen nach.',
    en: 'Measure, model and be there when it is built. You do the sums, you check the result.',
  },
  body: {
    nl: '<p>Je draait per jaar vijftien tot twintig projecten van begin tot eind: van de eerste meting in een hal tot het rapport voor het bevoegd gezag. Je rekent in een model, maar vertrouwt de meter.</p><h2>Wat je meebrengt</h2><ul><li>Hbo of wo in akoestiek, werktuigbouw of natuurkunde</li><li>Ervaring met ISO 3744 of ISO 9614 is mooi, leren kan ook</li><li>Rijbewijs B; twee dagen per week ben je op locatie</li></ul><h2>Wat je krijgt</h2><ul><li>Een klasse 1-meter die van jou is</li><li>28 vakantiedagen en een opleidingsdag per maand</li><li>Collega’s die hun eigen kasten bouwen en je vertellen waarom jouw tekening niet kan</li></ul>',
    fr: '<p>Vous menez quinze à vingt projets par an du début à la fin : de la première mesure en halle au rapport pour l’autorité. Vous calculez dans un modèle, mais vous croyez l’appareil.</p><h2>Votre profil</h2><ul><li>Master ou bachelier en acoustique, mécanique ou physique</li><li>La pratique d’ISO 3744 ou 9614 est un atout, elle s’apprend aussi</li><li>Permis B ; deux jours par semaine sur site</li></ul><h2>Nous offrons</h2><ul><li>Un sonomètre de classe 1 qui est le vôtre</li><li>28 jours de congé et une journée de formation par mois</li><li>Des collègues qui construisent et vous diront pourquoi votre plan ne passe pas</li></ul>',
    de: '<p>Sie führen im Jahr fünfzehn bis zwanzig Projekte von Anfang bis Ende: von der ersten Messung in der Halle bis zum Bericht für die Behörde. Sie rechnen im Modell, glauben aber dem Messgerät.</p><h2>Was Sie mitbringen</h2><ul><li>Studium der Akustik, des Maschinenbaus oder der Physik</li><li>Erfahrung mit ISO 3744 oder 9614 ist schön, lernen lässt sie sich auch</li><li>Führerschein B; zwei Tage in der Woche sind Sie vor Ort</li></ul><h2>Was Sie bekommen</h2><ul><li>Ein Klasse-1-Messgerät, das Ihres ist</li><li>28 Urlaubstage und einen Weiterbildungstag im Monat</li><li>Kollegen, die selbst bauen und Ihnen sagen, warum Ihre Zeichnung nicht geht</li></ul>',
    en: '<p>You take fifteen to twenty projects a year from start to finish: from the first survey in a hall to the report for the authorities. You calculate in a model, but you trust the meter.</p><h2>What you bring</h2><ul><li>A degree in acoustics, mechanical engineering or physics</li><li>Experience with ISO 3744 or ISO 9614 is welcome; it can be learned too</li><li>A driving licence; you are on site two days a week</li></ul><h2>What you get</h2><ul><li>A class 1 meter of your own</li><li>28 days’ holiday and a training day every month</li><li>Colleagues who build and will tell you why your drawing cannot be made</li></ul>',
  },
  place: { nl: 'Apeldoorn', fr: 'Apeldoorn (Pays-Bas)', de: 'Apeldoorn (Niederlande)', en: 'Apeldoorn, Netherlands' },
  hours: { min: 32, max: 40 },
  employment: 'Permanent',
  date: '2026-09-14',
  salary: { min: { eur: 340_000, gbp: 292_000 }, max: { eur: 495_000, gbp: 425_000 }, per: 'Month' },
  contact,
};

const fitter: SeedJobOffer = {
  key: 'enclosure-fitter',
  slugs: {
    nl: 'monteur-omkastingen',
    fr: 'monteur-de-capotages',
    de: 'monteur-schallschutzkapseln',
    en: 'enclosure-fitter',
  },
  title: {
    nl: 'Monteur omkastingen (m/v/x)',
    fr: 'Monteur de capotages (h/f/x)',
    de: 'Monteur für Schallschutzkapseln (m/w/d)',
    en: 'Enclosure fitter',
  },
  intro: {
    nl: 'In twee dagen bouwen wat in twee maanden is bedacht. Met een ploeg van vier, door heel West-Europa.',
    fr: 'Monter en deux jours ce qui fut conçu en deux mois. À quatre, dans toute l’Europe de l’Ouest.',
    de: 'In zwei Tagen aufbauen, was in zwei Monaten erdacht wurde. Zu viert, in ganz Westeuropa.',
    en: 'Build in two days what took two months to devise. In a crew of four, all over western Europe.',
  },
  body: {
    nl: '<p>Je bouwt onze omkastingen bij de klant op, vaak in een weekend waarin de productie stilligt. Elke naad die jij dicht zet, is hoorbaar.</p><ul><li>Je leest een werktekening en ziet wanneer die niet klopt</li><li>Je werkt veilig op hoogte; VCA regelen wij</li><li>Gemiddeld acht nachten per maand van huis, hotel één persoon per kamer</li></ul><p>Je krijgt 35 procent toeslag in het weekend en elke overnachting telt als twee overuren.</p>',
    fr: '<p>Vous montez nos capotages chez le client, souvent un week-end d’arrêt de production. Chaque joint que vous fermez s’entend.</p><ul><li>Vous lisez un plan et voyez quand il est faux</li><li>Vous travaillez en hauteur en sécurité ; nous payons la formation VCA</li><li>Huit nuits par mois en déplacement en moyenne, chambre individuelle</li></ul><p>Le week-end est majoré de 35 % et chaque nuitée compte pour deux heures supplémentaires.</p>',
    de: '<p>Sie bauen unsere Kapseln beim Kunden auf, oft an einem Wochenende, an dem die Produktion steht. Jede Fuge, die Sie schließen, hört man.</p><ul><li>Sie lesen eine Werkzeichnung und sehen, wann sie nicht stimmt</li><li>Sie arbeiten sicher in der Höhe; die Schulung übernehmen wir</li><li>Im Schnitt acht Nächte im Monat unterwegs, Einzelzimmer</li></ul><p>Am Wochenende gibt es 35 Prozent Zuschlag, und jede Übernachtung zählt als zwei Überstunden.</p>',
    en: '<p>You erect our enclosures on the customer’s site, often over a weekend when production is down. Every seam you close can be heard.</p><ul><li>You read a working drawing and see when it is wrong</li><li>You work safely at height; we arrange the training</li><li>Eight nights a month away on average, single rooms</li></ul><p>Weekends carry a 35 per cent supplement, and each night away counts as two hours’ overtime.</p>',
  },
  place: {
    nl: 'Apeldoorn en onderweg',
    fr: 'Apeldoorn et en déplacement',
    de: 'Apeldoorn und unterwegs',
    en: 'Apeldoorn and on the road',
  },
  hours: { min: 36, max: 40 },
  employment: 'Permanent',
  date: '2026-10-05',
  salary: { min: { eur: 285_000, gbp: 245_000 }, max: { eur: 380_000, gbp: 326_000 }, per: 'Month' },
  contact,
};

const draughtsman: SeedJobOffer = {
  key: 'cad-designer',
  slugs: { nl: 'constructeur-3d', fr: 'dessinateur-3d', de: 'konstrukteur-3d', en: 'cad-designer' },
  title: {
    nl: 'Constructeur 3D, tijdelijk (m/v/x)',
    fr: 'Dessinateur 3D, temporaire (h/f/x)',
    de: 'Konstrukteur 3D, befristet (m/w/d)',
    en: 'CAD designer, fixed term',
  },
  intro: {
    nl: 'Een jaar lang omkastingen tekenen die in één keer passen. Ter vervanging van een collega met verlof.',
    fr: 'Un an à dessiner des capotages qui s’ajustent du premier coup, en remplacement d’une collègue en congé.',
    de: 'Ein Jahr lang Kapseln zeichnen, die auf Anhieb passen. Als Vertretung für eine Kollegin in Elternzeit.',
    en: 'A year of drawing enclosures that fit first time, covering for a colleague on leave.',
  },
  body: {
    nl: '<p>Je meet machines in met een scanner, tekent de kast eromheen en maakt de zaaglijst. De werkplaats zit onder je bureau: wat niet klopt, hoor je dezelfde middag.</p><ul><li>Ervaring met Inventor of SolidWorks</li><li>Gevoel voor plaatwerk en voor mensen die eraan moeten kunnen</li></ul>',
    fr: '<p>Vous relevez les machines au scanner, dessinez le caisson et établissez la liste de découpe. L’atelier est sous votre bureau : ce qui cloche, vous l’apprenez l’après-midi même.</p><ul><li>Pratique d’Inventor ou de SolidWorks</li><li>Le sens de la tôlerie et de ceux qui devront y accéder</li></ul>',
    de: '<p>Sie nehmen Maschinen mit dem Scanner auf, zeichnen die Kapsel darum herum und schreiben die Zuschnittliste. Die Werkstatt liegt unter Ihrem Schreibtisch: Was nicht stimmt, hören Sie am selben Nachmittag.</p><ul><li>Erfahrung mit Inventor oder SolidWorks</li><li>Gespür für Blech und für die Menschen, die herankommen müssen</li></ul>',
    en: '<p>You survey machines with a scanner, draw the enclosure around them and write the cutting list. The workshop is under your desk: what does not fit you hear about the same afternoon.</p><ul><li>Experience with Inventor or SolidWorks</li><li>A feel for sheet metal and for the people who need access</li></ul>',
  },
  place: { nl: 'Apeldoorn', fr: 'Apeldoorn (Pays-Bas)', de: 'Apeldoorn (Niederlande)', en: 'Apeldoorn, Netherlands' },
  hours: { min: 24, max: 40 },
  employment: 'Temporary',
  date: '2026-10-26',
  closesOn: '2027-01-31',
  salary: { min: { eur: 295_000, gbp: 253_000 }, max: { eur: 410_000, gbp: 352_000 }, per: 'Month' },
  contact,
};

const graduate: SeedJobOffer = {
  key: 'graduation-project',
  slugs: {
    nl: 'afstudeeropdracht-sluizen',
    fr: 'stage-de-fin-d-etudes-sas',
    de: 'abschlussarbeit-schallschleusen',
    en: 'graduation-project-tunnels',
  },
  title: {
    nl: 'Afstudeeropdracht: geluidsluizen voor banden',
    fr: 'Stage de fin d’études : sas acoustiques pour convoyeurs',
    de: 'Abschlussarbeit: Schallschleusen für Förderbänder',
    en: 'Graduation project: acoustic tunnels for conveyors',
  },
  intro: {
    nl: 'Hoe lang moet een sluis zijn? Onze vuistregel is van 1998. Jij zoekt uit of hij klopt.',
    fr: 'Quelle longueur pour un sas ? Notre règle date de 1998. À vous de la vérifier.',
    de: 'Wie lang muss eine Schleuse sein? Unsere Faustregel ist von 1998. Sie finden heraus, ob sie stimmt.',
    en: 'How long must a tunnel be? Our rule of thumb dates from 1998. You find out whether it holds.',
  },
  body: {
    nl: '<p>Je bouwt in onze werkplaats een sluis die van 0,5 tot 3 meter uitschuift, meet de demping met en zonder product op de band, en legt er een rekenmodel naast. Wat eruit komt, gebruiken we de volgende ochtend.</p><ul><li>Vijf maanden, start in februari of september</li><li>€ 600 per maand en reiskosten</li><li>Begeleiding door twee ingenieurs die het niet met elkaar eens zijn</li></ul>',
    fr: '<p>Dans notre atelier, vous construisez un sas réglable de 0,5 à 3 mètres, mesurez l’atténuation avec et sans produit, et la comparez à un modèle. Le résultat sert dès le lendemain.</p><ul><li>Cinq mois, à partir de février ou septembre</li><li>600 € par mois et les déplacements</li><li>Deux ingénieurs pour vous encadrer, qui ne sont pas d’accord entre eux</li></ul>',
    de: '<p>Sie bauen in unserer Werkstatt eine Schleuse, die sich von 0,5 auf 3 Meter ausziehen lässt, messen die Dämpfung mit und ohne Ware und legen ein Rechenmodell daneben. Was herauskommt, verwenden wir am nächsten Morgen.</p><ul><li>Fünf Monate, Beginn im Februar oder September</li><li>600 € im Monat und Fahrtkosten</li><li>Betreuung durch zwei Ingenieure, die sich nicht einig sind</li></ul>',
    en: '<p>In our workshop you build a tunnel that extends from 0.5 to 3 metres, measure attenuation with and without product on the belt, and set a model beside it. What comes out we use the next morning.</p><ul><li>Five months, starting in February or September</li><li>€600 a month and travel</li><li>Supervised by two engineers who disagree with each other</li></ul>',
  },
  place: { nl: 'Apeldoorn', fr: 'Apeldoorn (Pays-Bas)', de: 'Apeldoorn (Niederlande)', en: 'Apeldoorn, Netherlands' },
  hours: { min: 32, max: 40 },
  employment: 'Internship',
  date: '2026-08-24',
  contact,
};

export const jobOffers: readonly SeedJobOffer[] = [acousticEngineer, fitter, draughtsman, graduate];
