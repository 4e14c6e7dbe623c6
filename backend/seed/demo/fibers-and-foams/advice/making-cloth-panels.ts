import type { SeedAdvice } from '../../../seed-editorial.ts';
import { materialPictures } from '../pictures.ts';

export const makingClothPanels: SeedAdvice = {
  key: 'making-cloth-panels',
  slugs: {
    nl: 'zelf-stoffen-panelen-maken',
    fr: 'fabriquer-des-panneaux-en-tissu',
    de: 'stoffpaneele-selbst-bauen',
    en: 'making-cloth-panels',
  },
  title: {
    nl: 'Zelf stoffen panelen maken',
    fr: 'Fabriquer ses panneaux en tissu',
    de: 'Stoffpaneele selbst bauen',
    en: 'Making your own cloth panels',
  },
  intro: {
    nl: 'Een lat, een plaat polyestervezel en een lap stof: acht panelen op een zaterdag, voor een woonkamer van 30 m². Met de proef die uitwijst welke stof deugt.',
    fr: 'Une latte, une plaque de fibre polyester, un coupon de tissu : huit panneaux en un samedi, pour un séjour de 30 m². Et l’essai qui dit quel tissu convient.',
    de: 'Eine Latte, eine Platte Polyesterfaser und ein Stück Stoff: acht Paneele an einem Samstag, für ein Wohnzimmer von 30 m². Mit der Probe, die zeigt, welcher Stoff taugt.',
    en: 'A batten, a panel of polyester fibre and a piece of cloth: eight panels in a Saturday, for a living room of 30 m². With the test that tells you which cloth is any good.',
  },
  body: {
    nl: `<h2>Hoeveel?</h2>
<p>Een kamer van 30 m² en 2,5 m hoog met 0,8 seconde nagalm heeft ongeveer 15 m² absorptie. Voor 0,6 seconde hebt u er 5 bij nodig. Een plaat van 1200 × 600 mm en 50 mm dik doet 0,6 m² bij 500 Hz: acht stuks dus.</p>
<h2>Welke stof?</h2>
<p>Houd haar voor uw mond en blaas. Voelt u de lucht op uw hand erachter, dan is zij goed: katoen, linnen, wol, grof polyester. Kunstleer, verduistering en alles met een coating kaatst terug. Geprint doek mag, mits de inkt niet dekt.</p>
<h2>Bouwen</h2>
<ul><li>Maak een raam van latten van 45 × 20 mm, binnenmaat 1195 × 595 mm. De plaat van 1200 × 600 mm klemt dan vanzelf.</li><li>Span eerst dun vlies over de voorkant als de stof licht is; anders schijnt het wit door.</li><li>Zet de stof met nietjes vast, van het midden naar de hoeken, om en om, vijf centimeter uiteen.</li><li>Schroef twee latjes van 20 mm achterop. Die schaduwvoeg ziet er goed uit en geeft u de lage tonen.</li></ul>
<h2>Ophangen</h2>
<p>Vier aan de wand tegenover de bank op oorhoogte, twee opzij, twee aan het plafond boven de tafel. Nooit alle acht op één muur: dan blijven de andere twee tegen elkaar kaatsen.</p>`,
    fr: `<h2>Combien ?</h2>
<p>Une pièce de 30 m² et 2,5 m de haut, à 0,8 seconde de réverbération, a environ 15 m² d’absorption. Pour 0,6 seconde, il en faut 5 de plus. Une plaque de 1200 × 600 mm et 50 mm en donne 0,6 m² à 500 Hz : huit pièces, donc.</p>
<h2>Quel tissu ?</h2>
<p>Tenez-le devant la bouche et soufflez. Si votre main sent l’air derrière, il convient : coton, lin, laine, polyester à gros grain. Similicuir, occultant et tout ce qui est enduit renvoient le son. Une toile imprimée passe si l’encre ne couvre pas.</p>
<h2>Construire</h2>
<ul><li>Faites un cadre de lattes de 45 × 20 mm, intérieur 1195 × 595 mm. La plaque de 1200 × 600 mm s’y coince toute seule.</li><li>Sous un tissu clair, tendez d’abord un voile mince ; sinon le blanc transparaît.</li><li>Agrafez du milieu vers les angles, en alternant, tous les cinq centimètres.</li><li>Vissez deux tasseaux de 20 mm au dos. Ce joint creux est joli, et il vous rend des graves.</li></ul>
<h2>Accrocher</h2>
<p>Quatre au mur face au canapé, à hauteur d’oreille, deux sur le côté, deux au plafond au-dessus de la table. Jamais huit sur un seul mur : les deux autres continueraient à se renvoyer le son.</p>`,
    de: `<h2>Wie viele?</h2>
<p>Ein Raum von 30 m² und 2,5 m Höhe mit 0,8 Sekunden Nachhall hat etwa 15 m² Absorption. Für 0,6 Sekunden brauchen Sie 5 dazu. Eine Platte von 1200 × 600 mm und 50 mm Dicke bringt 0,6 m² bei 500 Hz: also acht Stück.</p>
<h2>Welcher Stoff?</h2>
<p>Halten Sie ihn vor den Mund und blasen Sie. Spürt die Hand dahinter die Luft, taugt er: Baumwolle, Leinen, Wolle, grober Polyester. Kunstleder, Verdunkelung und alles Beschichtete wirft zurück. Bedruckter Stoff geht, solange die Farbe nicht deckt.</p>
<h2>Bauen</h2>
<ul><li>Bauen Sie einen Rahmen aus Latten von 45 × 20 mm, Innenmaß 1195 × 595 mm. Die Platte von 1200 × 600 mm klemmt dann von selbst.</li><li>Unter hellem Stoff zuerst ein dünnes Vlies spannen, sonst scheint das Weiß durch.</li><li>Von der Mitte zu den Ecken tackern, abwechselnd, alle fünf Zentimeter.</li><li>Zwei Leisten von 20 mm hinten aufschrauben. Die Schattenfuge sieht gut aus und bringt tiefe Töne.</li></ul>
<h2>Aufhängen</h2>
<p>Vier an die Wand gegenüber dem Sofa, auf Ohrhöhe, zwei an die Seite, zwei an die Decke über dem Tisch. Nie alle acht an eine Wand: Sonst werfen sich die anderen beiden den Schall weiter zu.</p>`,
    en: `<h2>How many?</h2>
<p>A room of 30 m², 2.5 m high, with 0.8 seconds of reverberation has about 15 m² of absorption. For 0.6 seconds you need 5 more. A panel of 1200 × 600 mm, 50 mm thick, makes 0.6 m² at 500 Hz: eight of them, then.</p>
<h2>Which cloth?</h2>
<p>Hold it to your mouth and blow. If your hand feels the air behind it, it will do: cotton, linen, wool, coarse polyester. Leatherette, blackout and anything coated sends sound back. Printed cloth is fine as long as the ink does not cover.</p>
<h2>Building</h2>
<ul><li>Make a frame of battens of 45 × 20 mm, 1195 × 595 mm inside. The panel of 1200 × 600 mm then wedges itself in.</li><li>Under pale cloth stretch a thin fleece first; otherwise the white shows through.</li><li>Staple from the middle towards the corners, side by side in turn, every five centimetres.</li><li>Screw two strips of 20 mm to the back. The shadow gap looks good and gives you low notes.</li></ul>
<h2>Hanging</h2>
<p>Four on the wall facing the sofa, at ear height, two to the side, two on the ceiling above the table. Never all eight on one wall: the other two would go on throwing sound at each other.</p>`,
  },
  topic: { nl: 'Zelf maken', fr: 'À faire soi-même', de: 'Selbst bauen', en: 'Do it yourself' },
  readingTime: 2,
  picture: materialPictures.polyester,
  questions: [
    {
      question: {
        nl: 'Waarom geen steenwol?',
        fr: 'Pourquoi pas de laine de roche ?',
        de: 'Warum keine Steinwolle?',
        en: 'Why not stone wool?',
      },
      answer: {
        nl: '<p>Dat kan, en bij 250 Hz is zij beter. Neem haar dan in vlies: losse steenwol laat vezels los achter elke stof die lucht doorlaat.</p>',
        fr: '<p>C’est possible, et à 250 Hz elle est meilleure. Prenez-la sous voile : nue, elle perd des fibres à travers tout tissu qui respire.</p>',
        de: '<p>Geht auch, und bei 250 Hz ist sie besser. Dann aber im Vlies: Nackte Steinwolle gibt durch jeden luftigen Stoff Fasern ab.</p>',
        en: '<p>You can, and at 250 Hz it is better. Take it in fleece, though: bare stone wool sheds fibres through any cloth that breathes.</p>',
      },
    },
    {
      question: {
        nl: 'Kan schuim ook?',
        fr: 'Et avec de la mousse ?',
        de: 'Geht auch Schaum?',
        en: 'Would foam do?',
      },
      answer: {
        nl: '<p>Ja, PU 28 vlak absorbeert bijna evenveel. In een huis kiezen wij vezel om de brandklasse: B in plaats van E.</p>',
        fr: '<p>Oui, le PU 28 plat absorbe presque autant. Dans un logement, nous préférons la fibre pour son Euroclasse : B au lieu de E.</p>',
        de: '<p>Ja, PU 28 glatt absorbiert fast ebenso viel. In der Wohnung nehmen wir Faser wegen der Brandklasse: B statt E.</p>',
        en: '<p>Yes, flat PU 28 absorbs nearly as much. In a home we choose fibre for its fire class: B instead of E.</p>',
      },
    },
    {
      question: {
        nl: 'Hoe maak ik de stof schoon?',
        fr: 'Comment nettoyer le tissu ?',
        de: 'Wie reinige ich den Stoff?',
        en: 'How do I clean the cloth?',
      },
      answer: {
        nl: '<p>Met de stofzuiger en een zachte borstel. Voor vlekken: nieten los, stof wassen, opnieuw spannen.</p>',
        fr: '<p>À l’aspirateur, brosse douce. Pour une tache : ôtez les agrafes, lavez, retendez.</p>',
        de: '<p>Mit dem Staubsauger und weicher Bürste. Bei Flecken: Klammern lösen, Stoff waschen, neu spannen.</p>',
        en: '<p>With a vacuum cleaner and a soft brush. For stains: pull the staples, wash the cloth, stretch it again.</p>',
      },
    },
  ],
  products: ['polyester-40', 'stone-wool-wrapped', 'pu-28-flat'],
};
