import type { SeedJobOffer } from '../../../seed-editorial.ts';

export const fitter: SeedJobOffer = {
  key: 'fitter',
  slugs: { nl: 'monteur-plafond-en-wand', fr: 'poseur-belgique', de: 'monteur-innenausbau', en: 'fitter-belgium' },
  title: {
    nl: 'Monteur plafond en wand',
    fr: 'Poseur ou poseuse, plafonds et murs',
    de: 'Monteur Decke und Wand (m/w/d)',
    en: 'Ceiling and wall fitter',
  },
  intro: {
    nl: 'Met een collega en een bus vol vilt hang je plafonds op in kantoren, scholen en restaurants, vooral in Vlaanderen, Brussel en Wallonië.',
    fr: 'Avec un collègue et une camionnette de feutre, vous posez des plafonds dans des bureaux, écoles et restaurants, surtout en Wallonie, à Bruxelles et en Flandre.',
    de: 'Zu zweit und mit einem Bus voller Filz hängen Sie Decken in Büros, Schulen und Restaurants auf, vor allem in Belgien und im Rheinland.',
    en: 'With a colleague and a van full of felt you put up ceilings in offices, schools and restaurants, mostly in Belgium.',
  },
  body: {
    nl: `<p>Je begint de week met een hangplan en eindigt hem met een klant die zachter praat. Daartussen zit meten, boren, waterpas hangen en je stofzuiger meenemen.</p>
<ul><li>Baffles, eilanden en lattenwanden monteren</li><li>Ter plekke oplossen wat op de tekening niet klopte</li><li>De klant laten zien hoe hij een eiland zelf verstelt</li></ul>
<p>VCA en een hoogwerkerbewijs zijn fijn; anders volg je ze bij ons. Overnachten doe je hooguit één keer per week, en dan in een hotel dat je zelf kiest.</p>`,
    fr: `<p>Vous commencez la semaine avec un plan d’accrochage et la terminez avec un client qui parle moins fort. Entre les deux : mesurer, percer, mettre de niveau et ne pas oublier l’aspirateur.</p>
<ul><li>Poser baffles, îlots et murs à tasseaux</li><li>Résoudre sur place ce que le plan n’avait pas prévu</li><li>Montrer au client comment régler lui-même un îlot</li></ul>
<p>VCA et permis nacelle sont un plus ; sinon, nous les finançons. Vous dormez dehors une nuit par semaine au plus, dans un hôtel de votre choix.</p>`,
    de: `<p>Sie beginnen die Woche mit einem Hängeplan und beenden sie mit einem Kunden, der leiser spricht. Dazwischen liegen Messen, Bohren, Ausrichten und der mitgebrachte Staubsauger.</p>
<ul><li>Baffeln, Segel und Lamellenwände montieren</li><li>Vor Ort lösen, was auf der Zeichnung nicht stimmte</li><li>Dem Kunden zeigen, wie er ein Segel selbst verstellt</li></ul>
<p>Sicherheitsschein und Bühnenschein sind gern gesehen; sonst machen Sie sie bei uns. Auswärts übernachten Sie höchstens einmal die Woche, in einem Hotel Ihrer Wahl.</p>`,
    en: `<p>You start the week with a hanging plan and end it with a customer who talks more softly. In between there is measuring, drilling, levelling and remembering the vacuum cleaner.</p>
<ul><li>Fit baffles, rafts and slat walls</li><li>Solve on the spot what the drawing got wrong</li><li>Show the customer how to adjust a raft</li></ul>
<p>A safety certificate and a lift licence are welcome; otherwise you take them with us. You spend one night a week away at most, in a hotel you choose yourself.</p>`,
  },
  place: {
    nl: 'Mechelen en onderweg',
    fr: 'Malines et en déplacement',
    de: 'Mechelen und unterwegs',
    en: 'Mechelen and on the road',
  },
  hours: { min: 36, max: 40 },
  employment: 'Permanent',
  date: '2026-09-28',
  closesOn: '2026-12-31',
  salary: { min: { eur: 272000, gbp: 236000 }, max: { eur: 345000, gbp: 300000 }, per: 'Month' },
  contact: { name: 'Wim Claes', email: 'werk@acoustic-nl.example', phone: '015 555 0188' },
};
