import type { SeedProject } from '../../seed-editorial.ts';
import { groupPictures } from './pictures.ts';

const needleLine: SeedProject = {
  key: 'needle-line-hengelo',
  slugs: {
    nl: 'naaldlijn-hengelo',
    fr: 'ligne-d-aiguilletage-hengelo',
    de: 'nadelanlage-hengelo',
    en: 'needle-line-hengelo',
  },
  title: {
    nl: 'Een eigen naaldlijn in Hengelo',
    fr: 'Notre ligne d’aiguilletage à Hengelo',
    de: 'Eine eigene Nadelanlage in Hengelo',
    en: 'A needle line of our own in Hengelo',
  },
  intro: {
    nl: 'Vijf leveranciers werden één machine van 62 meter. Sinds januari komt al het vilt van de groep hier vandaan.',
    fr: 'Cinq fournisseurs ont laissé place à une machine de 62 mètres. Depuis janvier, tout le feutre du groupe en sort.',
    de: 'Aus fünf Lieferanten wurde eine Maschine von 62 Metern. Seit Januar kommt aller Filz der Gruppe von hier.',
    en: 'Five suppliers became one machine 62 metres long. Since January all of the group’s felt comes from here.',
  },
  body: {
    nl: '<p>De lijn opent balen vezel uit petflessen, legt ze in twaalf lagen kruislings en naait ze met 9.000 naalden per meter dicht. Er komt geen lijm, water of hars aan te pas. De kleur zit in de vezel, dus er is ook geen ververij.</p><p>Snijresten gaan aan het begin weer in de opener. In het eerste halfjaar was 14 procent van de vezel van onszelf.</p>',
    fr: '<p>La ligne ouvre des balles de fibre issue de bouteilles, les croise en douze couches et les lie avec 9 000 aiguilles au mètre. Ni colle, ni eau, ni résine. La couleur est dans la fibre : pas de teinturerie non plus.</p><p>Les chutes retournent à l’ouvreuse. Au premier semestre, 14 % de la fibre venait de chez nous.</p>',
    de: '<p>Die Anlage öffnet Ballen aus Flaschenfaser, legt sie in zwölf Lagen über Kreuz und verfestigt sie mit 9.000 Nadeln je Meter. Ohne Kleber, Wasser oder Harz. Die Farbe steckt in der Faser, eine Färberei gibt es also auch nicht.</p><p>Verschnitt geht zurück in den Öffner. Im ersten Halbjahr stammten 14 Prozent der Faser von uns selbst.</p>',
    en: '<p>The line opens bales of bottle fibre, lays them crosswise in twelve layers and binds them with 9,000 needles a metre. No glue, water or resin. The colour is in the fibre, so there is no dye house either.</p><p>Offcuts go back into the opener. In the first half of the year 14 per cent of the fibre was our own.</p>',
  },
  place: {
    nl: 'Hengelo, Nederland',
    fr: 'Hengelo, Pays-Bas',
    de: 'Hengelo, Niederlande',
    en: 'Hengelo, the Netherlands',
  },
  sector: { nl: 'Productie', fr: 'Production', de: 'Fertigung', en: 'Manufacturing' },
  completedOn: '2026-01-12',
  picture: groupPictures.roll,
  figures: [
    {
      name: { nl: 'Capaciteit', fr: 'Capacité', de: 'Kapazität', en: 'Capacity' },
      value: {
        nl: '1.900 ton per jaar',
        fr: '1 900 tonnes par an',
        de: '1.900 Tonnen im Jahr',
        en: '1,900 tonnes a year',
      },
    },
    {
      name: { nl: 'Transport', fr: 'Transport', de: 'Transport', en: 'Haulage' },
      value: { nl: '−61% kilometers', fr: '−61 % de kilomètres', de: '−61 % Kilometer', en: '−61% kilometres' },
    },
  ],
};

const measuringRoom: SeedProject = {
  key: 'measuring-room',
  slugs: { nl: 'meetkamer', fr: 'salle-de-mesure', de: 'messraum', en: 'measuring-room' },
  title: {
    nl: 'Eén meetkamer voor vier merken',
    fr: 'Une salle de mesure pour quatre marques',
    de: 'Ein Messraum für vier Marken',
    en: 'One measuring room for four brands',
  },
  intro: {
    nl: 'Tweehonderd kubieke meter beton zonder één evenwijdige wand. Hier krijgt elk product zijn zes getallen.',
    fr: 'Deux cents mètres cubes de béton sans deux murs parallèles. Chaque produit y reçoit ses six chiffres.',
    de: 'Zweihundert Kubikmeter Beton ohne zwei parallele Wände. Hier bekommt jedes Produkt seine sechs Zahlen.',
    en: 'Two hundred cubic metres of concrete without two parallel walls. This is where each product gets its six figures.',
  },
  body: {
    nl: '<p>Een galmkamer volgens ISO 354: scheve wanden, zes hangende diffusoren, een nagalm van negen seconden bij 500 Hz. De kamer staat op veren, want buiten rijden heftrucks.</p><p>Elk merk heeft een vaste dag. Op vrijdag is hij van de leerlingen, en dan meten we wat iemand meebrengt: eierdozen, gordijnen, een keer een volle boekenkast. Die haalde klasse D.</p>',
    fr: '<p>Une chambre réverbérante selon ISO 354 : murs obliques, six diffuseurs suspendus, neuf secondes à 500 Hz. Elle repose sur ressorts, car des chariots passent dehors.</p><p>Chaque marque a son jour. Le vendredi est aux apprentis, et l’on mesure ce que chacun apporte : boîtes à œufs, rideaux, une fois une bibliothèque pleine. Elle a obtenu la classe D.</p>',
    de: '<p>Ein Hallraum nach ISO 354: schiefe Wände, sechs hängende Diffusoren, neun Sekunden Nachhall bei 500 Hz. Er steht auf Federn, denn draußen fahren Stapler.</p><p>Jede Marke hat ihren Tag. Freitags gehört er den Auszubildenden, und dann wird gemessen, was jemand mitbringt: Eierkartons, Vorhänge, einmal ein volles Bücherregal. Es kam auf Klasse D.</p>',
    en: '<p>A reverberation room to ISO 354: skewed walls, six hanging diffusers, nine seconds at 500 Hz. It stands on springs, as forklifts drive past outside.</p><p>Each brand has its day. Fridays belong to the apprentices, and then we measure whatever someone brings: egg boxes, curtains, once a full bookcase. It made class D.</p>',
  },
  place: {
    nl: 'Hengelo, Nederland',
    fr: 'Hengelo, Pays-Bas',
    de: 'Hengelo, Niederlande',
    en: 'Hengelo, the Netherlands',
  },
  sector: { nl: 'Onderzoek', fr: 'Recherche', de: 'Forschung', en: 'Research' },
  completedOn: '2023-09-22',
  picture: groupPictures.fibre,
  figures: [
    {
      name: { nl: 'Volume', fr: 'Volume', de: 'Volumen', en: 'Volume' },
      value: { nl: '204 m³', fr: '204 m³', de: '204 m³', en: '204 m³' },
    },
    {
      name: { nl: 'Metingen in 2025', fr: 'Mesures en 2025', de: 'Messungen 2025', en: 'Tests in 2025' },
      value: { nl: '612', fr: '612', de: '612', en: '612' },
    },
  ],
};

const takeBack: SeedProject = {
  key: 'take-back',
  slugs: { nl: 'terugname-van-vilt', fr: 'reprise-du-feutre', de: 'ruecknahme-von-filz', en: 'taking-felt-back' },
  title: {
    nl: 'Wat wij verkopen, halen we weer op',
    fr: 'Ce que nous vendons, nous le reprenons',
    de: 'Was wir verkaufen, holen wir wieder ab',
    en: 'What we sell, we collect again',
  },
  intro: {
    nl: 'Vanaf twintig vierkante meter komt de vrachtwagen die het nieuwe brengt, het oude meenemen. Van elk merk, ook van een ander.',
    fr: 'Dès vingt mètres carrés, le camion qui livre le neuf emporte l’ancien. De toute marque, même concurrente.',
    de: 'Ab zwanzig Quadratmetern nimmt der Lastwagen, der das Neue bringt, das Alte mit. Von jeder Marke, auch von fremden.',
    en: 'From twenty square metres, the lorry that brings the new takes the old away. Any brand, even someone else’s.',
  },
  body: {
    nl: '<p>Een lege vrachtwagen terug kost evenveel diesel als een volle. Daarom kost ophalen de klant niets. Wat binnenkomt, wordt op kleur gesorteerd; donker gaat naar ruggen en plafondtegels, licht naar nieuwe kleuren.</p><p>Schuim kan nog niet terug in schuim. Dat wordt gemalen tot vulling voor sportmatten, bij een bedrijf drie kilometer verderop.</p>',
    fr: '<p>Un camion qui rentre à vide consomme autant qu’un plein. La reprise ne coûte donc rien au client. Les retours sont triés par couleur ; le sombre sert aux dos et aux dalles, le clair à de nouvelles teintes.</p><p>La mousse ne redevient pas encore mousse. Broyée, elle remplit des tapis de sport, dans une entreprise à trois kilomètres.</p>',
    de: '<p>Ein leerer Lastwagen braucht auf dem Rückweg so viel Diesel wie ein voller. Deshalb kostet das Abholen nichts. Was ankommt, wird nach Farbe sortiert; Dunkles geht in Rücken und Deckenplatten, Helles in neue Farben.</p><p>Schaum wird noch nicht wieder Schaum. Er wird gemahlen und füllt Sportmatten, in einem Betrieb drei Kilometer weiter.</p>',
    en: '<p>A lorry going home empty burns as much diesel as a full one. So collection costs the customer nothing. What comes in is sorted by colour; dark goes into backings and ceiling tiles, light into new colours.</p><p>Foam cannot become foam again yet. It is ground up to fill sports mats, at a firm three kilometres away.</p>',
  },
  place: {
    nl: 'Nederland, België, Duitsland',
    fr: 'Pays-Bas, Belgique, Allemagne',
    de: 'Niederlande, Belgien, Deutschland',
    en: 'Netherlands, Belgium, Germany',
  },
  sector: { nl: 'Kringloop', fr: 'Économie circulaire', de: 'Kreislauf', en: 'Circularity' },
  completedOn: '2025-05-05',
  picture: groupPictures.ceilingTiles,
  figures: [
    {
      name: {
        nl: 'Teruggenomen in 2026, eerste helft',
        fr: 'Repris au premier semestre 2026',
        de: 'Zurückgenommen, erstes Halbjahr 2026',
        en: 'Taken back, first half of 2026',
      },
      value: { nl: '38 ton', fr: '38 tonnes', de: '38 Tonnen', en: '38 tonnes' },
    },
    {
      name: { nl: 'Doel 2030', fr: 'Objectif 2030', de: 'Ziel 2030', en: 'Target 2030' },
      value: {
        nl: '50% eigen grondstof',
        fr: '50 % de matière propre',
        de: '50 % eigener Rohstoff',
        en: '50% own raw material',
      },
    },
  ],
};

const headOffice: SeedProject = {
  key: 'office-ghent',
  slugs: { nl: 'kantoor-gent', fr: 'bureaux-de-gand', de: 'buero-gent', en: 'office-ghent' },
  title: {
    nl: 'Het kantoor in Gent: ons eigen proefkonijn',
    fr: 'Les bureaux de Gand : notre propre cobaye',
    de: 'Das Büro in Gent: unser eigenes Versuchskaninchen',
    en: 'The Ghent office: our own guinea pig',
  },
  intro: {
    nl: 'Een oude vlasspinnerij, vier meter hoog, met 46 mensen in één ruimte. Als het hier lukt, lukt het overal.',
    fr: 'Une ancienne filature de lin, quatre mètres sous plafond, 46 personnes dans une salle. Si cela marche ici, cela marche partout.',
    de: 'Eine alte Flachsspinnerei, vier Meter hoch, 46 Menschen in einem Raum. Wenn es hier gelingt, gelingt es überall.',
    en: 'An old flax mill, four metres high, with 46 people in one room. If it works here it works anywhere.',
  },
  body: {
    nl: '<p>Er hangen baffles van Acoustic, er staan schermen van eigen resten en de belhokjes zijn bekleed door Fibers and Foams. Elk half jaar verandert er iets, en elk half jaar vullen de mensen dezelfde twaalf vragen in.</p><p>De grootste verbetering kwam niet van materiaal maar van een afspraak: bellen doe je staand, bij het raam.</p>',
    fr: '<p>Baffles Acoustic au plafond, écrans faits de chutes, cabines habillées par Fibers and Foams. Tous les six mois, quelque chose change, et chacun répond aux mêmes douze questions.</p><p>Le plus grand progrès n’est pas venu d’un matériau mais d’une règle : on téléphone debout, près de la fenêtre.</p>',
    de: '<p>An der Decke hängen Baffeln von Acoustic, die Stellwände sind aus eigenen Resten, die Telefonzellen von Fibers and Foams ausgekleidet. Alle sechs Monate ändert sich etwas, und alle beantworten dieselben zwölf Fragen.</p><p>Die größte Verbesserung kam nicht vom Material, sondern von einer Abmachung: Telefoniert wird im Stehen, am Fenster.</p>',
    en: '<p>Baffles by Acoustic hang from the ceiling, the screens are made of our own offcuts and Fibers and Foams lined the phone booths. Something changes every six months, and everyone answers the same twelve questions.</p><p>The biggest improvement came not from material but from a rule: you make calls standing, by the window.</p>',
  },
  place: { nl: 'Gent, België', fr: 'Gand, Belgique', de: 'Gent, Belgien', en: 'Ghent, Belgium' },
  sector: { nl: 'Kantoor', fr: 'Bureaux', de: 'Büro', en: 'Offices' },
  completedOn: '2024-10-01',
  picture: groupPictures.openPlan,
  pictures: [groupPictures.baffles],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Durée de réverbération', de: 'Nachhallzeit', en: 'Reverberation time' },
      value: { nl: '2,4 → 0,6 s', fr: '2,4 → 0,6 s', de: '2,4 → 0,6 s', en: '2.4 → 0.6 s' },
    },
    {
      name: {
        nl: '“Ik kan me hier concentreren”',
        fr: '« Je peux me concentrer ici »',
        de: '„Hier kann ich mich konzentrieren“',
        en: '“I can concentrate here”',
      },
      value: { nl: '31% → 78%', fr: '31 % → 78 %', de: '31 % → 78 %', en: '31% → 78%' },
    },
  ],
};

const solarRoof: SeedProject = {
  key: 'solar-roof-muenster',
  slugs: { nl: 'zonnedak-munster', fr: 'toit-solaire-munster', de: 'solardach-muenster', en: 'solar-roof-muenster' },
  title: {
    nl: 'Münster zaagt op zonlicht',
    fr: 'Münster scie au soleil',
    de: 'Münster sägt mit Sonne',
    en: 'Münster saws by sunlight',
  },
  intro: {
    nl: 'De schuimzagerij draait overdag, de zon ook. Met 2.160 panelen komt negen maanden per jaar de stroom van het dak.',
    fr: 'La découpe de mousse tourne le jour, le soleil aussi. Avec 2 160 panneaux, le courant vient du toit neuf mois par an.',
    de: 'Der Schaumzuschnitt läuft tagsüber, die Sonne auch. Mit 2.160 Modulen kommt der Strom neun Monate im Jahr vom Dach.',
    en: 'The foam cutting shop runs by day, and so does the sun. With 2,160 panels the power comes off the roof nine months a year.',
  },
  body: {
    nl: '<p>Draadzagen trekken weinig vermogen maar draaien lang: een vlakke vraag die zich goed met zon laat voeden. De ovens waarin melamine wordt nabehandeld, zijn naar het midden van de dag verschoven.</p><p>In december koopt Münster nog steeds in. Een batterij is doorgerekend en nog een jaar uitgesteld: een tweede isolatielaag op de oven bracht meer op.</p>',
    fr: '<p>Les scies à fil demandent peu de puissance mais longtemps : une charge plate que le soleil nourrit bien. Les fours de post-traitement de la mélamine ont été décalés vers midi.</p><p>En décembre, Münster achète encore. La batterie est calculée et reportée d’un an : une seconde couche d’isolant sur le four rapportait davantage.</p>',
    de: '<p>Drahtsägen brauchen wenig Leistung, aber lange: ein gleichmäßiger Bedarf, den die Sonne gut deckt. Die Öfen, in denen Melamin nachbehandelt wird, laufen jetzt um die Mittagszeit.</p><p>Im Dezember kauft Münster weiter ein. Eine Batterie ist durchgerechnet und um ein Jahr verschoben: Eine zweite Dämmschicht am Ofen brachte mehr.</p>',
    en: '<p>Wire saws draw little power but for a long time: an even demand that suits the sun. The ovens in which melamine is post-treated have been moved to the middle of the day.</p><p>In December Münster still buys in. A battery has been costed and put off by a year: a second layer of insulation on the oven brought more.</p>',
  },
  place: { nl: 'Münster, Duitsland', fr: 'Münster, Allemagne', de: 'Münster, Deutschland', en: 'Münster, Germany' },
  sector: { nl: 'Energie', fr: 'Énergie', de: 'Energie', en: 'Energy' },
  completedOn: '2025-08-28',
  picture: groupPictures.melamineSheets,
  figures: [
    {
      name: { nl: 'Vermogen', fr: 'Puissance', de: 'Leistung', en: 'Capacity' },
      value: { nl: '940 kWp', fr: '940 kWc', de: '940 kWp', en: '940 kWp' },
    },
    {
      name: { nl: 'Eigen gebruik', fr: 'Autoconsommation', de: 'Eigenverbrauch', en: 'Used on site' },
      value: { nl: '83%', fr: '83 %', de: '83 %', en: '83%' },
    },
  ],
};

const classrooms: SeedProject = {
  key: 'quiet-classrooms',
  slugs: { nl: 'stille-klassen', fr: 'classes-calmes', de: 'leise-klassenzimmer', en: 'quiet-classrooms' },
  title: {
    nl: 'Stille klassen: één lokaal per jaar cadeau',
    fr: 'Classes calmes : une salle offerte par an',
    de: 'Leise Klassenzimmer: ein Raum im Jahr geschenkt',
    en: 'Quiet classrooms: one room a year for free',
  },
  intro: {
    nl: 'Elk jaar kiest het personeel een school. Wij meten, de leerlingen ontwerpen de wand, de leerlingen-vaklieden hangen hem op.',
    fr: 'Chaque année, le personnel choisit une école. Nous mesurons, les élèves dessinent le mur, nos apprentis le posent.',
    de: 'Jedes Jahr wählt die Belegschaft eine Schule. Wir messen, die Kinder entwerfen die Wand, unsere Auszubildenden hängen sie auf.',
    en: 'Every year our staff choose a school. We measure, the pupils design the wall, our apprentices put it up.',
  },
  body: {
    nl: '<p>Een klas van 180 m³ met kale wanden galmt 1,4 seconden. Achterin mist een kind dan een op de vijf woorden. Met dertig vierkante meter absorptie is het 0,5 seconde en een op de vijftig.</p><p>In 2026 was de beurt aan een basisschool in Enschede. Groep zes koos voor een walvis van zeshoeken. Hij heeft klasse B.</p>',
    fr: '<p>Une classe de 180 m³ aux murs nus réverbère 1,4 seconde. Au fond, un enfant perd alors un mot sur cinq. Avec trente mètres carrés d’absorption : 0,5 seconde, et un mot sur cinquante.</p><p>En 2026, c’était le tour d’une école d’Enschede. La classe a choisi une baleine en hexagones. Elle est de classe B.</p>',
    de: '<p>Ein Klassenzimmer von 180 m³ mit kahlen Wänden hat 1,4 Sekunden Nachhall. Hinten versteht ein Kind dann jedes fünfte Wort nicht. Mit dreißig Quadratmetern Absorption sind es 0,5 Sekunden und jedes fünfzigste.</p><p>2026 war eine Grundschule in Enschede an der Reihe. Die Kinder wählten einen Wal aus Sechsecken. Er hat Klasse B.</p>',
    en: '<p>A classroom of 180 m³ with bare walls has 1.4 seconds of reverberation. A child at the back then misses one word in five. With thirty square metres of absorption it is 0.5 seconds and one in fifty.</p><p>In 2026 it was the turn of a primary school in Enschede. The class chose a whale made of hexagons. It is rated B.</p>',
  },
  place: {
    nl: 'Enschede, Nederland',
    fr: 'Enschede, Pays-Bas',
    de: 'Enschede, Niederlande',
    en: 'Enschede, the Netherlands',
  },
  sector: { nl: 'Onderwijs', fr: 'Enseignement', de: 'Bildung', en: 'Education' },
  completedOn: '2026-04-17',
  picture: groupPictures.classroom,
  pictures: [groupPictures.shapes],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Durée de réverbération', de: 'Nachhallzeit', en: 'Reverberation time' },
      value: { nl: '1,4 → 0,5 s', fr: '1,4 → 0,5 s', de: '1,4 → 0,5 s', en: '1.4 → 0.5 s' },
    },
    {
      name: { nl: 'Scholen tot nu toe', fr: 'Écoles à ce jour', de: 'Schulen bisher', en: 'Schools so far' },
      value: { nl: '9', fr: '9', de: '9', en: '9' },
    },
  ],
};

export const projects: readonly SeedProject[] = [
  needleLine,
  classrooms,
  solarRoof,
  takeBack,
  headOffice,
  measuringRoom,
];
