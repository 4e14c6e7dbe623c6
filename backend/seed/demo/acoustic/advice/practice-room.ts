import type { SeedAdvice } from '../../../seed-editorial.ts';
import { lobbyScene } from '../scene-pictures.ts';

export const practiceRoomAdvice: SeedAdvice = {
  key: 'practice-room',
  slugs: {
    nl: 'praktijk-en-wachtkamer',
    fr: 'cabinet-et-salle-d-attente',
    de: 'praxis-und-wartezimmer',
    en: 'surgery-and-waiting-room',
  },
  title: {
    nl: 'Wat in de spreekkamer gezegd wordt',
    fr: 'Ce qui se dit au cabinet',
    de: 'Was im Sprechzimmer gesagt wird',
    en: 'What is said in the consulting room',
  },
  intro: {
    nl: 'In een stille wachtkamer verstaat iedereen de balie. Privacy vraagt om twee dingen die op het eerste gezicht tegenstrijdig zijn: minder galm, en niet te stil.',
    fr: 'Dans une salle d’attente silencieuse, tout le monde entend l’accueil. La discrétion demande deux choses en apparence contraires : moins de réverbération, et pas trop de silence.',
    de: 'In einem stillen Wartezimmer versteht jeder den Empfang. Diskretion verlangt zweierlei, das sich zu widersprechen scheint: weniger Nachhall und nicht zu viel Stille.',
    en: 'In a silent waiting room everyone hears the desk. Privacy asks for two things that seem at odds: less reverberation, and not too much silence.',
  },
  body: {
    nl: `<p>Huisartsen, therapeuten en notarissen bellen ons met dezelfde vraag: hoe maken we de deur dicht? Vaak is de deur het probleem niet. Geluid gaat eronderdoor, eromheen, en via een galmende gang de wachtkamer in.</p>
<h2>Eerst de kieren</h2>
<p>Een kier van 5 mm onder een deur laat evenveel door als een opening van een handpalm. Een valdorpel en een rubber in de sponning leveren samen zo’n 8 dB, meer dan welk paneel ook. Die verkopen we niet; een timmerman heeft ze in een uur geplaatst.</p>
<h2>Dan de gang en de wachtkamer</h2>
<p>Een vierkante meter vilt per twee vierkante meter vloer brengt de nagalm naar 0,5 seconde. De stem aan de balie draagt dan nog maar half zo ver. Een scherm naast de balie breekt de rechte lijn.</p>
<h2>En een beetje geruis</h2>
<p>Zachte muziek of een ventilatie die net hoorbaar is, maskeert wat er overblijft. Zet die in de wachtkamer, niet in de spreekkamer.</p>`,
    fr: `<p>Médecins, thérapeutes et notaires nous posent la même question : comment étanchéifier la porte ? Souvent, la porte n’est pas en cause. Le son passe dessous, autour, et gagne la salle d’attente par un couloir qui résonne.</p>
<h2>D’abord les interstices</h2>
<p>Une fente de 5 mm sous une porte laisse passer autant qu’une ouverture grande comme la main. Un seuil automatique et un joint de feuillure apportent ensemble environ 8 dB, plus que n’importe quel panneau. Nous n’en vendons pas ; un menuisier les pose en une heure.</p>
<h2>Puis le couloir et la salle d’attente</h2>
<p>Un mètre carré de feutre pour deux mètres carrés de sol ramène la réverbération à 0,5 seconde. La voix de l’accueil porte alors moitié moins loin. Un écran à côté du comptoir coupe la ligne directe.</p>
<h2>Et un léger bruit de fond</h2>
<p>Une musique douce ou une ventilation à peine audible masque le reste. Mettez-la dans la salle d’attente, pas dans le cabinet.</p>`,
    de: `<p>Ärzte, Therapeuten und Notare rufen uns mit derselben Frage an: Wie bekommen wir die Tür dicht? Oft ist die Tür gar nicht das Problem. Der Schall geht darunter hindurch, darum herum und durch einen halligen Flur ins Wartezimmer.</p>
<h2>Zuerst die Spalten</h2>
<p>Ein Spalt von 5 mm unter der Tür lässt so viel durch wie eine handtellergroße Öffnung. Eine Absenkdichtung und ein Gummi im Falz bringen zusammen etwa 8 dB, mehr als jedes Paneel. Die verkaufen wir nicht; ein Tischler setzt sie in einer Stunde ein.</p>
<h2>Dann Flur und Wartezimmer</h2>
<p>Ein Quadratmeter Filz je zwei Quadratmeter Boden bringt den Nachhall auf 0,5 Sekunden. Die Stimme am Empfang trägt dann nur noch halb so weit. Eine Stellwand neben dem Tresen unterbricht die gerade Linie.</p>
<h2>Und ein wenig Rauschen</h2>
<p>Leise Musik oder eine gerade hörbare Lüftung verdeckt, was übrig bleibt. Sie gehört ins Wartezimmer, nicht ins Sprechzimmer.</p>`,
    en: `<p>Doctors, therapists and solicitors ring us with the same question: how do we seal the door? Often the door is not the trouble. Sound goes under it, round it, and along an echoing corridor into the waiting room.</p>
<h2>Gaps first</h2>
<p>A gap of 5 mm under a door lets through as much as an opening the size of your palm. A drop seal and a rubber in the rebate bring about 8 dB between them, more than any panel. We don’t sell them; a joiner fits them in an hour.</p>
<h2>Then the corridor and the waiting room</h2>
<p>One square metre of felt to two of floor brings reverberation down to 0.5 seconds. The voice at the desk then carries only half as far. A screen beside the counter breaks the straight line.</p>
<h2>And a little noise</h2>
<p>Soft music, or ventilation you can only just hear, masks what is left. Put it in the waiting room, not in the consulting room.</p>`,
  },
  topic: { nl: 'Zorg', fr: 'Santé', de: 'Praxen', en: 'Health care' },
  readingTime: 3,
  picture: lobbyScene,
  questions: [
    {
      question: {
        nl: 'Is vilt te ontsmetten?',
        fr: 'Le feutre se désinfecte-t-il ?',
        de: 'Lässt sich Filz desinfizieren?',
        en: 'Can felt be disinfected?',
      },
      answer: {
        nl: '<p>Sproeien en laten drogen kan, schrobben niet. In behandelkamers waar dat dagelijks moet, nemen we Quadra Hygiëne aan het plafond en laten we de wand met rust.</p>',
        fr: '<p>On peut pulvériser et laisser sécher, pas frotter. Dans les salles de soins où c’est quotidien, nous posons Quadra Hygiène au plafond et laissons le mur nu.</p>',
        de: '<p>Sprühen und trocknen lassen geht, schrubben nicht. In Behandlungsräumen, wo es täglich sein muss, nehmen wir Quadra Hygiene an der Decke und lassen die Wand frei.</p>',
        en: '<p>You can spray it and let it dry, but not scrub it. In treatment rooms where that is a daily matter, we use Quadra Hygiene on the ceiling and leave the wall alone.</p>',
      },
    },
    {
      question: {
        nl: 'Hoe hoog moet een scherm zijn?',
        fr: 'Quelle hauteur pour un écran ?',
        de: 'Wie hoch muss eine Stellwand sein?',
        en: 'How tall should a screen be?',
      },
      answer: {
        nl: '<p>Hoger dan wie erachter staat: 1,7 m voor een balie, 1,4 m als iedereen zit.</p>',
        fr: '<p>Plus haut que la personne qui se tient derrière : 1,7 m pour un comptoir, 1,4 m si tout le monde est assis.</p>',
        de: '<p>Höher als die Person dahinter: 1,7 m an einem Tresen, 1,4 m, wenn alle sitzen.</p>',
        en: '<p>Taller than whoever stands behind it: 1.7 m at a counter, 1.4 m if everyone is seated.</p>',
      },
    },
  ],
  products: ['paravent-mobile', 'isola-raft-set', 'quadra-hygiene-tile', 'dune-wall-panel'],
};
