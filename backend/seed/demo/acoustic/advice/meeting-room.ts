import type { SeedAdvice } from '../../../seed-editorial.ts';
import { clayMeetingRoomScene } from '../scene-pictures.ts';

export const meetingRoomAdvice: SeedAdvice = {
  key: 'meeting-room',
  slugs: {
    nl: 'vergaderruimte-videobellen',
    fr: 'salle-de-reunion-visioconference',
    de: 'besprechungsraum-videokonferenz',
    en: 'meeting-room-video-calls',
  },
  oldSlugs: { nl: ['galm-vergaderzaal'] },
  title: {
    nl: 'Verstaanbaar vergaderen, ook op afstand',
    fr: 'Se réunir et se comprendre, même à distance',
    de: 'Verständlich tagen, auch aus der Ferne',
    en: 'Meetings you can follow, from afar as well',
  },
  intro: {
    nl: 'In de kamer merk je de galm nauwelijks, aan de andere kant van de lijn is er niets te volgen. Dat komt doordat een microfoon niet kan wegluisteren. Met twee wanden en een stuk plafond is het opgelost.',
    fr: 'Sur place, l’écho se remarque à peine ; à l’autre bout de la ligne, on ne comprend rien. C’est qu’un micro ne sait pas faire abstraction. Deux murs et un bout de plafond suffisent à y remédier.',
    de: 'Im Raum fällt der Hall kaum auf, am anderen Ende der Leitung versteht man nichts. Das liegt daran, dass ein Mikrofon nicht weghören kann. Zwei Wände und ein Stück Decke lösen das Problem.',
    en: 'In the room you hardly notice the echo; at the other end of the line nobody can follow. A microphone can’t tune out what it doesn’t need. Two walls and a piece of ceiling will put it right.',
  },
  body: {
    nl: `<p>Een vergaderruimte is meestal klein, hoekig en van glas. Tussen twee evenwijdige harde wanden kaatst een lettergreep tien keer heen en weer voor hij weg is. Je oren filteren dat, een vergadermicrofoon niet.</p>
<h2>Zo veel heb je nodig</h2>
<p>Reken op een nagalm van 0,4 tot 0,5 seconde. Voor een ruimte van 20 m² met tapijt komt dat neer op ongeveer 6 m² absorptie erbij; zonder tapijt op 8 m².</p>
<h2>En dit is de volgorde</h2>
<ul><li><strong>De wand tegenover het scherm.</strong> Daar praat iedereen naartoe. Hang hem vol van 0,6 tot 1,8 m hoogte.</li><li><strong>Een haakse wand.</strong> Zo staan er nooit twee kale wanden tegenover elkaar.</li><li><strong>Boven de tafel.</strong> Eén eiland vangt wat van het blad omhoog kaatst.</li></ul>
<p>Laat de wand met het scherm kaal: hij ligt achter de microfoon en levert weinig op. Klap in je handen voor en na; hoor je geen ‘pieng’ meer, dan is het goed.</p>`,
    fr: `<p>Une salle de réunion est souvent petite, carrée et vitrée. Entre deux parois dures et parallèles, une syllabe rebondit dix fois avant de disparaître. Vos oreilles filtrent, un micro de conférence non.</p>
<h2>Ce qu’il vous faut</h2>
<p>Visez une réverbération de 0,4 à 0,5 seconde. Pour une salle de 20 m² avec moquette, cela représente environ 6 m² d’absorption en plus ; sans moquette, 8 m².</p>
<h2>Dans cet ordre</h2>
<ul><li><strong>Le mur face à l’écran.</strong> C’est vers lui que tout le monde parle. Garnissez-le de 0,6 à 1,8 m de haut.</li><li><strong>Un mur perpendiculaire.</strong> Ainsi, deux parois nues ne se font jamais face.</li><li><strong>Au-dessus de la table.</strong> Un îlot retient ce que le plateau renvoie vers le haut.</li></ul>
<p>Laissez nu le mur de l’écran : il est derrière le micro et rapporte peu. Frappez dans vos mains avant et après ; si le tintement a disparu, c’est bon.</p>`,
    de: `<p>Ein Besprechungsraum ist meist klein, eckig und verglast. Zwischen zwei parallelen harten Wänden springt eine Silbe zehnmal hin und her, bevor sie verschwindet. Ihre Ohren filtern das, ein Konferenzmikrofon nicht.</p>
<h2>So viel brauchen Sie</h2>
<p>Rechnen Sie mit einer Nachhallzeit von 0,4 bis 0,5 Sekunden. Für einen Raum von 20 m² mit Teppich heißt das etwa 6 m² zusätzliche Absorption, ohne Teppich 8 m².</p>
<h2>In dieser Reihenfolge</h2>
<ul><li><strong>Die Wand gegenüber dem Bildschirm.</strong> Dorthin sprechen alle. Belegen Sie sie von 0,6 bis 1,8 m Höhe.</li><li><strong>Eine Wand im rechten Winkel dazu.</strong> So stehen sich nie zwei kahle Wände gegenüber.</li><li><strong>Über dem Tisch.</strong> Ein Segel fängt auf, was die Platte nach oben wirft.</li></ul>
<p>Die Wand mit dem Bildschirm bleibt frei: Sie liegt hinter dem Mikrofon und bringt wenig. Klatschen Sie vorher und nachher in die Hände; wenn das Schwirren weg ist, stimmt es.</p>`,
    en: `<p>A meeting room is usually small, square and glazed. Between two hard parallel walls a syllable bounces ten times before it is gone. Your ears filter that out; a conference microphone does not.</p>
<h2>How much you need</h2>
<p>Aim for a reverberation of 0.4 to 0.5 seconds. For a room of 20 m² with carpet that means about 6 m² more absorption; without carpet, 8 m².</p>
<h2>And in which order</h2>
<ul><li><strong>The wall facing the screen.</strong> That is where everyone talks. Cover it from 0.6 to 1.8 m up.</li><li><strong>One wall at right angles.</strong> Then no two bare walls face each other.</li><li><strong>Above the table.</strong> A raft catches what the top throws upwards.</li></ul>
<p>Leave the wall with the screen bare: it is behind the microphone and gains you little. Clap your hands before and after; when the twang has gone, you are there.</p>`,
  },
  topic: { nl: 'Vergaderen', fr: 'Réunions', de: 'Besprechung', en: 'Meetings' },
  readingTime: 3,
  picture: clayMeetingRoomScene,
  questions: [
    {
      question: {
        nl: 'Helpt een dikker vloerkleed niet ook?',
        fr: 'Un tapis plus épais ne suffit-il pas ?',
        de: 'Hilft ein dickerer Teppich nicht auch?',
        en: 'Won’t a thicker rug do it?',
      },
      answer: {
        nl: '<p>Een beetje, boven 1000 Hz. Spraak zit lager, en de vloer ligt niet op de weg tussen mond en microfoon. Een kleed van 6 m² doet ongeveer zo veel als één paneel van 1 m².</p>',
        fr: '<p>Un peu, au-dessus de 1000 Hz. La parole est plus grave, et le sol n’est pas sur le trajet entre la bouche et le micro. Un tapis de 6 m² fait à peu près autant qu’un panneau de 1 m².</p>',
        de: '<p>Ein wenig, oberhalb von 1000 Hz. Sprache liegt tiefer, und der Boden liegt nicht auf dem Weg vom Mund zum Mikrofon. Ein Teppich von 6 m² leistet etwa so viel wie ein Paneel von 1 m².</p>',
        en: '<p>A little, above 1000 Hz. Speech lies lower, and the floor is not on the way from mouth to microphone. A rug of 6 m² does about as much as one panel of 1 m².</p>',
      },
    },
    {
      question: {
        nl: 'Wat doe ik met een glazen wand?',
        fr: 'Que faire d’une cloison vitrée ?',
        de: 'Was mache ich mit einer Glaswand?',
        en: 'What about a glass wall?',
      },
      answer: {
        nl: '<p>Een gordijn met dubbele plooi op 100 mm van het glas werkt het best, en je kunt het openen. Hexa-tegels plakken ook op glas, maar dan zie je van buiten de lijm.</p>',
        fr: '<p>Un rideau à double ampleur, à 100 mm du verre, est le plus efficace, et il s’ouvre. Les tuiles Hexa collent aussi au verre, mais la colle se voit de l’extérieur.</p>',
        de: '<p>Am besten wirkt ein Vorhang mit doppelter Stoffzugabe, 100 mm vor dem Glas, und er lässt sich öffnen. Hexa-Kacheln haften auch auf Glas, nur sieht man dann von außen den Kleber.</p>',
        en: '<p>A curtain at double fullness, 100 mm off the glass, works best, and you can open it. Hexa tiles stick to glass too, but from outside you see the adhesive.</p>',
      },
    },
  ],
  products: ['fjord-wall-panel', 'hexa-felt-tiles', 'nube-ceiling-raft', 'drape-acoustic-curtain'],
};
