import type { SeedProject } from '../../../seed-editorial.ts';
import { materialDetails } from '../detail-pictures.ts';
import { practiceRoomScene } from '../scene-pictures.ts';

export const musicSchool: SeedProject = {
  key: 'music-school',
  slugs: {
    nl: 'muziekschool-namen',
    fr: 'academie-de-musique-namur',
    de: 'musikschule-namur',
    en: 'music-school-namur',
  },
  title: {
    nl: 'Acht oefenkamers die elkaar met rust laten',
    fr: 'Huit salles de répétition qui se laissent en paix',
    de: 'Acht Übungsräume, die einander in Ruhe lassen',
    en: 'Eight practice rooms that leave each other in peace',
  },
  intro: {
    nl: 'In de muziekschool van Namen hoorde de celliste de trompettist, en iedereen de piano. De school had geld voor één van beide: minder galm of betere deuren. Met tegels, profiel en zware mat lukten ze allebei.',
    fr: 'À l’académie de Namur, la violoncelliste entendait le trompettiste, et tous le piano. L’école pouvait payer moins de réverbération ou de meilleures portes. Avec dalles, joints et masse lourde, elle a eu les deux.',
    de: 'In der Musikschule von Namur hörte die Cellistin den Trompeter und jeder das Klavier. Die Schule hatte Geld für eines von beiden: weniger Hall oder bessere Türen. Mit Platten, Profil und Schwerfolie ging beides.',
    en: 'At the music school in Namur the cellist heard the trumpeter, and everyone heard the piano. The school could afford one of two things: less echo or better doors. With tiles, seals and barrier mat it got both.',
  },
  body: {
    nl: `<p>De kamers meten 12 m² en waren kaal: 0,7 seconde, wat voor een trompet hard en voor een beginner ontmoedigend is. Te droog mag ook niet, dan hoort een leerling zichzelf niet meer.</p>
<h2>Een strook boven de piano</h2>
<p>Per kamer kwamen er tien wigtegels in een band op oorhoogte, om en om gedraaid, en een zwaar gordijn dat de docent open of dicht schuift. Dat is 4 m² erbij en levert 0,45 seconde op. Meer PU stond de brandweer niet toe: 2,5 m² klasse E per lokaal. Voor de grote zaal wordt het daarom melamine.</p>
<h2>De deuren</h2>
<p>Rondom een profiel van 9 mm, kit achter het kozijn, twee lagen zware mat onder een nieuwe fineerplaat. De conciërge deed er vijf op een dag, nadat wij de eerste met hem hadden gemaakt.</p>`,
    fr: `<p>Les salles font 12 m² et étaient nues : 0,7 seconde, dur pour une trompette, décourageant pour un débutant. Trop sec ne va pas non plus : l’élève ne s’entend plus.</p>
<h2>Une bande au-dessus du piano</h2>
<p>Chaque salle a reçu dix dalles à dièdres, tournées une fois sur deux, en bande à hauteur d’oreille, et un lourd rideau que le professeur ouvre ou ferme. Soit 4 m² de plus, et 0,45 seconde. Les pompiers n’admettaient pas davantage de PU : 2,5 m² de classe E par local. La grande salle sera donc en mélamine.</p>
<h2>Les portes</h2>
<p>Un joint de 9 mm tout autour, du mastic derrière le dormant, deux couches de masse lourde sous un nouveau placage. Le concierge en a fait cinq par jour, après la première, faite avec nous.</p>`,
    de: `<p>Die Räume messen 12 m² und waren kahl: 0,7 Sekunden, für eine Trompete hart und für Anfänger entmutigend. Zu trocken darf es auch nicht sein, sonst hört sich ein Schüler selbst nicht mehr.</p>
<h2>Ein Streifen über dem Klavier</h2>
<p>Jeder Raum bekam zehn Keilplatten, abwechselnd gedreht, als Band auf Ohrhöhe, und einen schweren Vorhang, den die Lehrkraft auf- oder zuzieht. Das sind 4 m² mehr und ergibt 0,45 Sekunden. Mehr PU ließ die Feuerwehr nicht zu: 2,5 m² Klasse E je Raum. Im großen Saal wird es deshalb Melamin.</p>
<h2>Die Türen</h2>
<p>Ringsum ein Profil von 9 mm, Dichtstoff hinter der Zarge, zwei Lagen Schwerfolie unter neuem Furnier. Der Hausmeister schaffte fünf am Tag, nachdem wir die erste mit ihm gemacht hatten.</p>`,
    en: `<p>The rooms are 12 m² and were bare: 0.7 seconds, harsh for a trumpet and disheartening for a beginner. Too dry will not do either, for then pupils no longer hear themselves.</p>
<h2>A strip above the piano</h2>
<p>Each room was given ten wedge tiles, turned alternately, in a band at ear height, and a heavy curtain that the teacher draws or opens. That adds 4 m² and makes 0.45 seconds. The fire service would not allow more PU: 2.5 m² of class E a room. So the large hall will have melamine.</p>
<h2>The doors</h2>
<p>A 9 mm seal all round, sealant behind the frame, two layers of barrier mat under a new veneer. The caretaker did five a day, once we had made the first one with him.</p>`,
  },
  place: { nl: 'Namen, België', fr: 'Namur, Belgique', de: 'Namur, Belgien', en: 'Namur, Belgium' },
  sector: { nl: 'Onderwijs', fr: 'Enseignement', de: 'Bildung', en: 'Education' },
  completedOn: '2026-08-28',
  picture: practiceRoomScene,
  pictures: [materialDetails.wedges, materialDetails.seal],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '0,7 → 0,45 s', fr: '0,7 → 0,45 s', de: '0,7 → 0,45 s', en: '0.7 → 0.45 s' },
    },
    {
      name: {
        nl: 'Isolatie van de deur',
        fr: 'Isolation de la porte',
        de: 'Dämmung der Tür',
        en: 'Insulation of the door',
      },
      value: { nl: '18 → 27 dB', fr: '18 → 27 dB', de: '18 → 27 dB', en: '18 → 27 dB' },
    },
    {
      name: { nl: 'Kamers', fr: 'Salles', de: 'Räume', en: 'Rooms' },
      value: { nl: '8', fr: '8', de: '8', en: '8' },
    },
  ],
  quote: {
    text: {
      nl: 'Vroeger begon ik harder te spelen als ik de trompet hoorde. Nu hoor ik mijn eigen ademhaling.',
      fr: 'Avant, je jouais plus fort dès que j’entendais la trompette. Maintenant, j’entends ma propre respiration.',
      de: 'Früher habe ich lauter gespielt, sobald ich die Trompete hörte. Jetzt höre ich meinen eigenen Atem.',
      en: 'I used to play louder as soon as I heard the trumpet. Now I can hear myself breathe.',
    },
    name: 'Camille Delvaux',
    role: { nl: 'Docent cello', fr: 'Professeure de violoncelle', de: 'Cellolehrerin', en: 'Cello teacher' },
  },
  products: ['pu-28-wedge', 'sealing-profile', 'barrier-mat-5', 'acoustic-sealant'],
};
