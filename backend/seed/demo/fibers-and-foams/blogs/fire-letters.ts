import type { SeedBlog } from '../../../seed-data.ts';
import { elkeWouters } from '../authors.ts';
import { materialPictures } from '../pictures.ts';

export const fireLetters: SeedBlog = {
  key: 'fire-letters',
  slugs: {
    nl: 'brandklassen-van-schuim',
    fr: 'euroclasses-des-mousses',
    de: 'brandverhalten-von-schaum',
    en: 'fire-classes-of-foam',
  },
  title: {
    nl: 'B-s1,d0 hangt ook van de lijm af',
    fr: 'B-s1,d0 dépend aussi de la colle',
    de: 'B-s1,d0 hängt auch vom Kleber ab',
    en: 'B-s1,d0 depends on the glue as well',
  },
  intro: {
    nl: 'Een brandklasse hoort niet bij een materiaal maar bij een opbouw. Wie het rapport niet leest, koopt de klasse van een plaat die heel anders op de muur zat.',
    fr: 'Une Euroclasse n’appartient pas à une matière mais à un montage. Qui ne lit pas le rapport achète la classe d’une plaque posée tout autrement.',
    de: 'Eine Brandklasse gehört nicht zu einem Material, sondern zu einem Aufbau. Wer den Bericht nicht liest, kauft die Klasse einer Platte, die ganz anders an der Wand saß.',
    en: 'A fire class does not belong to a material but to a build-up. Those who skip the report buy the class of a sheet that was fixed in quite another way.',
  },
  body: {
    nl: `<p>De letter zegt hoeveel een materiaal aan een beginnende brand bijdraagt, van A1 (niets) tot F (niet getest of gezakt). Achter de s staat de rook, van 1 tot 3, achter de d het druppelen, van 0 tot 2. Voor A2 tot D brandt er in de proef een gasvlam in een hoek van twee wanden; klasse E krijgt alleen een aanstekervlam.</p>
<table><thead><tr><th>Materiaal</th><th>Klasse</th><th>Wat er in de vlam gebeurt</th></tr></thead><tbody><tr><td>PU 28</td><td>E</td><td>smelt en brandt door</td></tr><tr><td>PU 40 FR</td><td>B-s2,d0</td><td>grafiet zwelt en sluit af</td></tr><tr><td>Melamine 9</td><td>B-s1,d0</td><td>verkoolt, druppelt niet</td></tr><tr><td>Steenwol in vlies</td><td>A2-s1,d0</td><td>alleen het bindmiddel brandt</td></tr></tbody></table>
<h2>Drie vragen bij elk rapport</h2>
<ul><li><strong>Welke ondergrond?</strong> Op staal gelijmd voert de ondergrond warmte af. Op multiplex of vrij hangend telt die proef niet.</li><li><strong>Welke lijm?</strong> Een dikke laag oplosmiddellijm kan een B tot C maken. Onze rapporten noemen type en gram per vierkante meter.</li><li><strong>Welke dikte?</strong> Geldig is wat getest is, meestal een reeks: 20 tot 50 mm. 70 mm valt daarbuiten.</li></ul>
<p>En wie in een vluchtweg werkt: vraag eerst de brandweer of de adviseur, dan pas ons. De klasse is een eigenschap van het materiaal in die opbouw; de eis is er een van het gebouw.</p>`,
    fr: `<p>La lettre dit ce qu’une matière ajoute à un feu naissant, de A1 (rien) à F (non testé ou refusé). Derrière le s, la fumée, de 1 à 3 ; derrière le d, les gouttes, de 0 à 2. De A2 à D, l’essai place un brûleur à gaz dans l’angle de deux parois ; la classe E ne voit qu’une flamme de briquet.</p>
<table><thead><tr><th>Matière</th><th>Classe</th><th>Ce qui se passe dans la flamme</th></tr></thead><tbody><tr><td>PU 28</td><td>E</td><td>fond et continue de brûler</td></tr><tr><td>PU 40 FR</td><td>B-s2,d0</td><td>le graphite gonfle et étouffe</td></tr><tr><td>Mélamine 9</td><td>B-s1,d0</td><td>charbonne, ne goutte pas</td></tr><tr><td>Laine de roche sous voile</td><td>A2-s1,d0</td><td>seul le liant brûle</td></tr></tbody></table>
<h2>Trois questions à poser au rapport</h2>
<ul><li><strong>Quel support ?</strong> Collée sur acier, la mousse cède sa chaleur au support. Sur contreplaqué ou suspendue, cet essai ne vaut rien.</li><li><strong>Quelle colle ?</strong> Une couche épaisse de colle à solvant peut changer un B en C. Nos rapports nomment le type et les grammes au mètre carré.</li><li><strong>Quelle épaisseur ?</strong> Seul vaut ce qui fut testé, souvent une plage : 20 à 50 mm. 70 mm en sort.</li></ul>
<p>Dans un chemin d’évacuation, interrogez d’abord les pompiers ou le bureau de contrôle, ensuite nous. La classe qualifie la matière dans ce montage ; l’exigence, elle, vient du bâtiment.</p>`,
    de: `<p>Der Buchstabe sagt, was ein Material zu einem entstehenden Brand beiträgt, von A1 (nichts) bis F (nicht geprüft oder durchgefallen). Hinter dem s steht der Rauch, von 1 bis 3, hinter dem d das Abtropfen, von 0 bis 2. Für A2 bis D brennt im Versuch eine Gasflamme in der Ecke zweier Wände; Klasse E bekommt nur eine Feuerzeugflamme.</p>
<table><thead><tr><th>Material</th><th>Klasse</th><th>Was in der Flamme geschieht</th></tr></thead><tbody><tr><td>PU 28</td><td>E</td><td>schmilzt und brennt weiter</td></tr><tr><td>PU 40 FR</td><td>B-s2,d0</td><td>Grafit quillt auf und schließt ab</td></tr><tr><td>Melamin 9</td><td>B-s1,d0</td><td>verkohlt, tropft nicht</td></tr><tr><td>Steinwolle im Vlies</td><td>A2-s1,d0</td><td>nur das Bindemittel brennt</td></tr></tbody></table>
<h2>Drei Fragen an jeden Bericht</h2>
<ul><li><strong>Welcher Untergrund?</strong> Auf Stahl geklebt, gibt der Schaum Wärme an ihn ab. Auf Sperrholz oder frei hängend gilt dieser Versuch nicht.</li><li><strong>Welcher Kleber?</strong> Eine dicke Schicht Lösemittelkleber kann aus B ein C machen. Unsere Berichte nennen Typ und Gramm je Quadratmeter.</li><li><strong>Welche Dicke?</strong> Es gilt, was geprüft wurde, meist ein Bereich: 20 bis 50 mm. 70 mm liegen außerhalb.</li></ul>
<p>Und wer in einem Fluchtweg arbeitet: erst die Brandschutzstelle fragen, dann uns. Die Klasse ist eine Eigenschaft des Materials in diesem Aufbau; die Anforderung kommt vom Gebäude.</p>`,
    en: `<p>The letter says what a material adds to a fire that is starting, from A1 (nothing) to F (not tested, or failed). Behind the s stands smoke, from 1 to 3, behind the d droplets, from 0 to 2. For A2 to D a gas burner stands in the corner of two walls; class E sees no more than a lighter’s flame.</p>
<table><thead><tr><th>Material</th><th>Class</th><th>What happens in the flame</th></tr></thead><tbody><tr><td>PU 28</td><td>E</td><td>melts and burns on</td></tr><tr><td>PU 40 FR</td><td>B-s2,d0</td><td>graphite swells and seals</td></tr><tr><td>Melamine 9</td><td>B-s1,d0</td><td>chars, does not drip</td></tr><tr><td>Stone wool in fleece</td><td>A2-s1,d0</td><td>only the binder burns</td></tr></tbody></table>
<h2>Three questions for every report</h2>
<ul><li><strong>Which substrate?</strong> Glued to steel, the foam passes its heat on. On plywood, or hanging free, that test does not count.</li><li><strong>Which glue?</strong> A thick coat of solvent adhesive can turn a B into a C. Our reports name type and grams per square metre.</li><li><strong>Which thickness?</strong> What was tested holds, usually a range: 20 to 50 mm. 70 mm is outside it.</li></ul>
<p>If you are working on an escape route, ask the fire officer or your adviser first, and us second. The class is a property of the material in that build-up; the requirement comes from the building.</p>`,
  },
  ...elkeWouters,
  date: '2026-08-10',
  readingTime: 2,
  picture: materialPictures.melamineSheets,
  products: ['pu-40-fr', 'melamine-9-sheet', 'stone-wool-wrapped'],
};
