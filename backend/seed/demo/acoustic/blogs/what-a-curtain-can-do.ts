import type { SeedBlog } from '../../../seed-data.ts';
import { drapeAcousticCurtainPicture } from '../family-pictures.ts';

export const whatACurtainCanDo: SeedBlog = {
  key: 'what-a-curtain-can-do',
  slugs: {
    nl: 'wat-een-gordijn-kan',
    fr: 'ce-que-peut-un-rideau',
    de: 'was-ein-vorhang-kann',
    en: 'what-a-curtain-can-do',
  },
  oldSlugs: { nl: ['akoestisch-gordijn'], de: ['akustikvorhang'] },
  title: {
    nl: 'Wat een gordijn kan, en wat niet',
    fr: 'Ce que peut un rideau, et ce qu’il ne peut pas',
    de: 'Was ein Vorhang kann, und was nicht',
    en: 'What a curtain can do, and what it can’t',
  },
  intro: {
    nl: 'Van alle absorbers is het gordijn de enige die je opzij schuift. We maten hetzelfde doek strak, geplooid, tegen het raam en een handbreedte ervoor: van 0,15 tot 0,78.',
    fr: 'De tous les absorbants, le rideau est le seul que l’on pousse de côté. Nous avons mesuré le même tissu tendu, plissé, contre la vitre et à une main de distance : de 0,15 à 0,78.',
    de: 'Von allen Absorbern ist der Vorhang der einzige, den man zur Seite schiebt. Wir haben denselben Stoff glatt, gefaltet, direkt am Fenster und eine Handbreit davor gemessen: von 0,15 bis 0,78.',
    en: 'Of all absorbers the curtain is the only one you push aside. We measured the same cloth flat, in folds, against the window and a hand’s breadth off: from 0.15 to 0.78.',
  },
  body: {
    nl: `<p>Een gordijn is een dunne laag, en dunne lagen doen weinig. Tot je ze van de wand haalt. Lucht beweegt vlak bij een hard vlak niet; een decimeter ervoor wel. Daarom telt bij een gordijn de afstand meer dan de dikte.</p>
<h2>Vier metingen aan één doek</h2>
<table><thead><tr><th>Hoe het hangt</th><th>α bij 250 Hz</th><th>α bij 1000 Hz</th></tr></thead><tbody><tr><td>Strak, tegen het glas</td><td>0,04</td><td>0,15</td></tr><tr><td>Strak, 100 mm ervoor</td><td>0,14</td><td>0,46</td></tr><tr><td>Dubbele plooi, tegen het glas</td><td>0,12</td><td>0,52</td></tr><tr><td>Dubbele plooi, 100 mm ervoor</td><td>0,32</td><td>0,78</td></tr></tbody></table>
<p>Het doek is onze Drape: wol, 520 gram per vierkante meter. Een vitrage van 80 gram haalt in het beste geval 0,15.</p>
<h2>Drie regels</h2>
<ul><li><strong>Ruimte.</strong> Zet de rail 100 tot 150 mm van het raam.</li><li><strong>Ruim.</strong> Twee meter stof per meter rail, niet minder.</li><li><strong>Rand tot rand.</strong> Een gordijn dat een halve meter boven de vloer stopt, laat een halve meter raam terugkaatsen.</li></ul>
<h2>Wat je er niet van mag verwachten</h2>
<p>Een gordijn houdt het verkeer niet buiten. Vijfhonderd gram per vierkante meter is een veertigste van het gewicht van dubbel glas. Wat je merkt, is dat je eigen kamer rustiger wordt, en het verkeer dus ook iets. Wie stilte van buiten wil, begint bij het glas.</p>`,
    fr: `<p>Un rideau est une couche mince, et les couches minces font peu. Sauf si on les écarte du mur. Au ras d’une surface dure, l’air ne bouge pas ; à un décimètre, si. Pour un rideau, la distance compte donc plus que l’épaisseur.</p>
<h2>Quatre mesures, un seul tissu</h2>
<table><thead><tr><th>Pose</th><th>α à 250 Hz</th><th>α à 1000 Hz</th></tr></thead><tbody><tr><td>Tendu, contre la vitre</td><td>0,04</td><td>0,15</td></tr><tr><td>Tendu, à 100 mm</td><td>0,14</td><td>0,46</td></tr><tr><td>Ampleur double, contre la vitre</td><td>0,12</td><td>0,52</td></tr><tr><td>Ampleur double, à 100 mm</td><td>0,32</td><td>0,78</td></tr></tbody></table>
<p>Le tissu est notre Drape : de la laine, 520 grammes au mètre carré. Un voilage de 80 grammes atteint au mieux 0,15.</p>
<h2>Trois règles</h2>
<ul><li><strong>De la distance.</strong> Placez le rail à 100 ou 150 mm de la fenêtre.</li><li><strong>De l’ampleur.</strong> Deux mètres de tissu par mètre de rail, pas moins.</li><li><strong>D’un bord à l’autre.</strong> Un rideau qui s’arrête à un demi-mètre du sol laisse un demi-mètre de vitre renvoyer le son.</li></ul>
<h2>Ce qu’il ne faut pas en attendre</h2>
<p>Un rideau n’arrête pas la circulation. Cinq cents grammes au mètre carré, c’est le quarantième du poids d’un double vitrage. Vous remarquerez que votre pièce devient plus calme, et la rue un peu avec elle. Pour le silence du dehors, commencez par la vitre.</p>`,
    de: `<p>Ein Vorhang ist eine dünne Schicht, und dünne Schichten bewirken wenig. Bis man sie von der Wand abrückt. Dicht an einer harten Fläche bewegt sich die Luft nicht, einen Dezimeter davor schon. Beim Vorhang zählt deshalb der Abstand mehr als die Dicke.</p>
<h2>Vier Messungen an einem Stoff</h2>
<table><thead><tr><th>Wie er hängt</th><th>α bei 250 Hz</th><th>α bei 1000 Hz</th></tr></thead><tbody><tr><td>Glatt, direkt am Glas</td><td>0,04</td><td>0,15</td></tr><tr><td>Glatt, 100 mm davor</td><td>0,14</td><td>0,46</td></tr><tr><td>Doppelte Stoffzugabe, am Glas</td><td>0,12</td><td>0,52</td></tr><tr><td>Doppelte Stoffzugabe, 100 mm davor</td><td>0,32</td><td>0,78</td></tr></tbody></table>
<p>Der Stoff ist unser Drape: Wolle, 520 Gramm je Quadratmeter. Eine Gardine mit 80 Gramm kommt bestenfalls auf 0,15.</p>
<h2>Drei Regeln</h2>
<ul><li><strong>Abstand.</strong> Setzen Sie die Schiene 100 bis 150 mm vor das Fenster.</li><li><strong>Fülle.</strong> Zwei Meter Stoff je Meter Schiene, nicht weniger.</li><li><strong>Von Rand zu Rand.</strong> Endet ein Vorhang einen halben Meter über dem Boden, wirft ein halber Meter Fenster weiter zurück.</li></ul>
<h2>Was Sie nicht erwarten dürfen</h2>
<p>Ein Vorhang hält den Verkehr nicht draußen. Fünfhundert Gramm je Quadratmeter sind ein Vierzigstel dessen, was Isolierglas wiegt. Sie merken, dass Ihr eigener Raum ruhiger wird, und mit ihm die Straße ein wenig. Wer Ruhe von außen will, beginnt beim Glas.</p>`,
    en: `<p>A curtain is a thin layer, and thin layers do little. Until you take them off the wall. Close to a hard surface the air doesn’t move; a decimetre away it does. With a curtain, then, distance counts for more than thickness.</p>
<h2>One cloth, measured four ways</h2>
<table><thead><tr><th>How it hangs</th><th>α at 250 Hz</th><th>α at 1000 Hz</th></tr></thead><tbody><tr><td>Flat, against the glass</td><td>0.04</td><td>0.15</td></tr><tr><td>Flat, 100 mm off</td><td>0.14</td><td>0.46</td></tr><tr><td>Double fullness, against the glass</td><td>0.12</td><td>0.52</td></tr><tr><td>Double fullness, 100 mm off</td><td>0.32</td><td>0.78</td></tr></tbody></table>
<p>The cloth is our Drape: wool, 520 grams to the square metre. A net curtain of 80 grams reaches 0.15 at best.</p>
<h2>Three rules</h2>
<ul><li><strong>Clearance.</strong> Set the track 100 to 150 mm off the window.</li><li><strong>Fullness.</strong> Two metres of cloth to a metre of track, no less.</li><li><strong>Edge to edge.</strong> A curtain that stops half a metre above the floor leaves half a metre of window bouncing.</li></ul>
<h2>What not to expect</h2>
<p>A curtain won’t keep traffic out. Five hundred grams to the square metre is a fortieth of what double glazing weighs. What you notice is your own room growing calmer, and the street a little with it. If you want quiet from outside, start with the glass.</p>`,
  },
  author: 'Lieke van Dalen',
  date: '2026-01-26',
  readingTime: 3,
  picture: drapeAcousticCurtainPicture,
  products: ['drape-acoustic-curtain', 'drape-stage-curtain', 'cascade-sliding-panel'],
};
