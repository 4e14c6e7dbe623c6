import type { SeedBlog } from '../../../seed-data.ts';
import { feltDetails } from '../detail-pictures.ts';
import { authors } from './authors.ts';

export const whichGlueHolds: SeedBlog = {
  key: 'which-glue-holds',
  slugs: {
    nl: 'welke-lijm-voor-vilt',
    fr: 'quelle-colle-pour-le-feutre',
    de: 'welcher-kleber-fuer-filz',
    en: 'which-glue-for-felt',
  },
  title: {
    nl: 'Welke lijm houdt vilt vast?',
    fr: 'Quelle colle tient le feutre ?',
    de: 'Welcher Kleber hält Filz?',
    en: 'Which glue holds felt?',
  },
  intro: {
    nl: 'Om drie uur ’s nachts viel onze eigen voorbeeldmuur van de wand. De lijm was goed, de verf niet. Wat we sindsdien eerst controleren.',
    fr: 'À trois heures du matin, notre mur d’exposition est tombé. La colle était bonne, la peinture non. Ce que nous vérifions depuis.',
    de: 'Um drei Uhr nachts fiel unsere eigene Musterwand herunter. Der Kleber war gut, die Farbe nicht. Was wir seitdem zuerst prüfen.',
    en: 'At three in the morning our own sample wall came down. The glue was fine, the paint was not. What we have checked first ever since.',
  },
  body: {
    nl: `<p>Vilt van flessen is licht en ruw. Het is bijna nooit het vilt dat loslaat. Het is de muur: stof, vet, of een verf die gemaakt is om niets te laten kleven. Dat laatste had die van ons. Vlekvrije muurverf is slim tegen kindervingers, en dus ook tegen strips.</p>
<h2>De plakbandtest</h2>
<ol><li>Veeg een plek af met een vochtige doek en laat hem drogen.</li><li>Druk er een stuk schilderstape op, wrijf stevig en wacht een uur.</li><li>Trek het er schuin af. Gaat het vanzelf? Dan houdt een strip ook niet. Komt er verf mee? Dan komt die later ook mee.</li></ol>
<h2>Wat waarvoor</h2>
<table><thead><tr><th>Lijm</th><th>Goed voor</th><th>Let op</th></tr></thead><tbody><tr><td>Plakstrips</td><td>Huurhuis, tot een kilo per strip</td><td>Niet op behang of baksteen</td></tr><tr><td>Eigen plakrug</td><td>Zeshoeken, cirkels, driehoeken</td><td>Boven 10 graden plakken</td></tr><tr><td>Montagekit</td><td>Grote vlakken, baksteen, beton</td><td>Blijft zitten: eraf kost stucwerk</td></tr><tr><td>Contactlijm uit een bus</td><td>Vilt op vilt, of in een lade</td><td>Raam open, beide kanten inspuiten</td></tr><tr><td>Lijmpistool</td><td>Knutselen met 2 en 4 mm</td><td>Lage stand: heet lijmt het vilt plat</td></tr><tr><td>Naald en draad</td><td>2 mm, en alles wat in de was gaat</td><td>Geen</td></tr></tbody></table>
<p><strong>Niet:</strong> houtlijm en behanglijm. Die drogen doordat het water in het materiaal trekt, en PET drinkt niet. Secondelijm wordt wit en hard en breekt bij de eerste buiging.</p>
<h2>De tijd doet het werk</h2>
<p>Plak op kamertemperatuur, druk tien tellen met de vlakke hand en hang er de eerste dag niets aan. Een plakrug is pas na een etmaal op sterkte. Zit een zeshoek scheef, haal hem dan binnen het uur los. Daarna kan het ook nog, met een föhn en geduld.</p>`,
    fr: `<p>Le feutre de bouteilles est léger et rugueux. Ce n’est presque jamais lui qui lâche. C’est le mur : poussière, gras, ou peinture faite pour que rien n’y accroche. C’était notre cas. Une peinture antitache repousse les doigts d’enfants, et donc aussi les languettes.</p>
<h2>Le test du ruban</h2>
<ol><li>Passez un chiffon humide sur un coin du mur et laissez sécher.</li><li>Appliquez un ruban de masquage, frottez fort, attendez une heure.</li><li>Tirez de biais. Il vient tout seul ? Une languette ne tiendra pas. La peinture vient avec ? Elle viendra aussi plus tard.</li></ol>
<h2>Quoi pour quoi</h2>
<table><thead><tr><th>Colle</th><th>Pour</th><th>Attention</th></tr></thead><tbody><tr><td>Languettes</td><td>Location, un kilo par languette</td><td>Ni papier peint, ni brique</td></tr><tr><td>Dos adhésif</td><td>Hexagones, cercles, triangles</td><td>À poser au-dessus de 10 degrés</td></tr><tr><td>Mastic de fixation</td><td>Grandes surfaces, brique, béton</td><td>Définitif : l’enduit part avec</td></tr><tr><td>Colle contact en bombe</td><td>Feutre sur feutre, fond de tiroir</td><td>Fenêtre ouverte, enduire les deux faces</td></tr><tr><td>Pistolet à colle</td><td>Bricolage en 2 et 4 mm</td><td>Basse température : trop chaud, il écrase le feutre</td></tr><tr><td>Fil et aiguille</td><td>2 mm, et tout ce qui se lave</td><td>Rien</td></tr></tbody></table>
<p><strong>À éviter :</strong> colle à bois et colle à papier peint. Elles sèchent quand l’eau entre dans la matière, et le PET ne boit pas. La colle instantanée blanchit, durcit et casse au premier pli.</p>
<h2>Le temps fait le travail</h2>
<p>Collez à température ambiante, appuyez dix secondes à plat et n’y accrochez rien le premier jour. Un dos adhésif n’atteint sa force qu’après vingt-quatre heures. Un hexagone de travers se décolle dans l’heure. Après aussi, avec un sèche-cheveux et de la patience.</p>`,
    de: `<p>Filz aus Flaschen ist leicht und rau. Fast nie lässt der Filz los. Es ist die Wand: Staub, Fett oder eine Farbe, an der nichts haften soll. So war es bei uns. Fleckabweisende Wandfarbe hilft gegen Kinderhände, und damit auch gegen Klebestreifen.</p>
<h2>Der Klebebandtest</h2>
<ol><li>Eine Stelle feucht abwischen und trocknen lassen.</li><li>Ein Stück Malerkrepp aufdrücken, fest reiben, eine Stunde warten.</li><li>Schräg abziehen. Geht es von allein? Dann hält auch kein Streifen. Kommt Farbe mit? Dann kommt sie später auch mit.</li></ol>
<h2>Was wofür</h2>
<table><thead><tr><th>Kleber</th><th>Gut für</th><th>Zu beachten</th></tr></thead><tbody><tr><td>Klebestreifen</td><td>Mietwohnung, bis ein Kilo je Streifen</td><td>Nicht auf Tapete oder Ziegel</td></tr><tr><td>Eigene Klebeseite</td><td>Sechsecke, Kreise, Dreiecke</td><td>Über 10 Grad kleben</td></tr><tr><td>Montagekleber</td><td>Große Flächen, Ziegel, Beton</td><td>Bleibt: Beim Lösen geht Putz mit</td></tr><tr><td>Kontaktkleber aus der Dose</td><td>Filz auf Filz, Schubladen</td><td>Fenster auf, beide Seiten einsprühen</td></tr><tr><td>Heißklebepistole</td><td>Basteln mit 2 und 4 mm</td><td>Niedrige Stufe: Zu heiß drückt sie den Filz platt</td></tr><tr><td>Nadel und Faden</td><td>2 mm, und alles, was in die Wäsche kommt</td><td>Nichts</td></tr></tbody></table>
<p><strong>Besser nicht:</strong> Holzleim und Tapetenkleister. Sie trocknen, indem das Wasser ins Material zieht, und PET trinkt nicht. Sekundenkleber wird weiß und hart und bricht beim ersten Biegen.</p>
<h2>Die Zeit macht die Arbeit</h2>
<p>Bei Zimmertemperatur kleben, zehn Sekunden mit der flachen Hand andrücken und am ersten Tag nichts daranhängen. Eine Klebeseite hat erst nach einem Tag ihre volle Kraft. Sitzt ein Sechseck schief, lösen Sie es innerhalb einer Stunde. Danach geht es auch noch, mit Föhn und Geduld.</p>`,
    en: `<p>Felt from bottles is light and rough. It is hardly ever the felt that lets go. It is the wall: dust, grease, or a paint made so that nothing will cling to it. Ours was. Stain-resistant paint keeps off small fingers, and so it keeps off tabs.</p>
<h2>The tape test</h2>
<ol><li>Wipe a patch with a damp cloth and let it dry.</li><li>Press on a strip of masking tape, rub hard and wait an hour.</li><li>Pull it off at an angle. Does it come by itself? Then a tab won’t hold either. Does paint come along? Then it will later, too.</li></ol>
<h2>What for what</h2>
<table><thead><tr><th>Glue</th><th>Good for</th><th>Mind</th></tr></thead><tbody><tr><td>Tabs</td><td>Rented homes, up to a kilo each</td><td>Not on wallpaper or brick</td></tr><tr><td>Sticky back</td><td>Hexagons, circles, triangles</td><td>Stick it above 10 degrees</td></tr><tr><td>Grab adhesive</td><td>Large areas, brick, concrete</td><td>It stays: plaster comes off with it</td></tr><tr><td>Spray contact glue</td><td>Felt on felt, or in a drawer</td><td>Window open, spray both sides</td></tr><tr><td>Glue gun</td><td>Crafts in 2 and 4 mm</td><td>Low setting: too hot and it flattens the felt</td></tr><tr><td>Needle and thread</td><td>2 mm, and anything that gets washed</td><td>Nothing</td></tr></tbody></table>
<p><strong>Don’t use</strong> wood glue or wallpaper paste. They dry as their water soaks into the material, and PET doesn’t drink. Superglue goes white and hard and snaps at the first bend.</p>
<h2>Time does the work</h2>
<p>Stick at room temperature, press for ten seconds with a flat hand and hang nothing from it on the first day. A sticky back reaches full strength only after twenty-four hours. If a hexagon is crooked, peel it off within the hour. Later works as well, with a hair dryer and patience.</p>`,
  },
  ...authors.wietse,
  date: '2026-08-10',
  readingTime: 2,
  picture: feltDetails.hexagons,
  products: ['sticky-tabs', 'honeycomb-hexagons', 'circle-set', 'felt-by-the-metre'],
};
