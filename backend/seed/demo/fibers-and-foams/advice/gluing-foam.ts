import type { SeedAdvice } from '../../../seed-editorial.ts';
import { materialPictures } from '../pictures.ts';

export const gluingFoam: SeedAdvice = {
  key: 'gluing-foam',
  slugs: { nl: 'schuim-lijmen', fr: 'coller-la-mousse', de: 'schaum-kleben', en: 'gluing-foam' },
  title: {
    nl: 'Schuim lijmen dat blijft zitten',
    fr: 'Coller la mousse pour qu’elle tienne',
    de: 'Schaum kleben, der hält',
    en: 'Gluing foam so that it stays',
  },
  intro: {
    nl: 'Negen van de tien platen die loslaten, laten niet los van de lijm maar van de verf eronder. Zo bepaalt u in een minuut wat uw ondergrond aankan.',
    fr: 'Neuf plaques tombées sur dix n’ont pas lâché la colle, mais la peinture en dessous. Une minute suffit pour savoir ce que votre support accepte.',
    de: 'Neun von zehn Platten, die abfallen, lösen sich nicht vom Kleber, sondern von der Farbe darunter. In einer Minute wissen Sie, was Ihr Untergrund trägt.',
    en: 'Nine sheets in ten that come down did not let go of the glue but of the paint underneath. In a minute you know what your substrate will take.',
  },
  body: {
    nl: `<h2>Eerst de plakbandproef</h2>
<p>Druk een strook schilderstape stevig aan en trek haar haaks los. Blijft er verf of poeder op zitten, dan houdt geen enkele lijm. Borstel, primer met verdunde dispersie, laat een dag drogen en doe de proef opnieuw.</p>
<h2>Welke lijm waarop</h2>
<table><thead><tr><th>Ondergrond</th><th>Methode</th></tr></thead><tbody><tr><td>Staal, aluminium, gelakt</td><td>zelfklevende rug, ontvetten met alcohol</td></tr><tr><td>Hout, multiplex, gips met primer</td><td>spuitlijm op beide zijden</td></tr><tr><td>Behang, kalk, structuurverf</td><td>niet lijmen: latten of een achterplaat</td></tr><tr><td>Plafond boven mensen</td><td>lijm én mechanisch: pennen of een profiel</td></tr></tbody></table>
<h2>Zo gaat het</h2>
<ul><li>Werk bij 15 tot 25 °C, schuim en wand even warm.</li><li>Spuit van 20 cm afstand, een dunne nevel, op beide vlakken. Wacht vijf minuten tot het niet meer draden trekt.</li><li>Zet de plaat met één rand aan en rol haar af. Terughalen gaat niet.</li><li>Druk met een plank, niet met uw vuist: één keer stevig is genoeg.</li></ul>
<p>Lijm met oplosmiddel lost PU-schuim niet op, maar maakt het wel hard waar er te veel zit. Een dikke streep werkt akoestisch als een lat.</p>`,
    fr: `<h2>D’abord le test du ruban</h2>
<p>Pressez une bande de ruban de masquage et tirez à angle droit. S’il y reste de la peinture ou de la poudre, aucune colle ne tiendra. Brossez, passez un primaire dilué, laissez sécher un jour et recommencez.</p>
<h2>Quelle colle sur quoi</h2>
<table><thead><tr><th>Support</th><th>Méthode</th></tr></thead><tbody><tr><td>Acier, aluminium, laqué</td><td>dos autocollant, dégraisser à l’alcool</td></tr><tr><td>Bois, contreplaqué, plâtre apprêté</td><td>colle en bombe sur les deux faces</td></tr><tr><td>Papier peint, chaux, crépi</td><td>ne pas coller : lattes ou plaque arrière</td></tr><tr><td>Plafond au-dessus de personnes</td><td>colle et fixation mécanique : chevilles ou profilé</td></tr></tbody></table>
<h2>Comment faire</h2>
<ul><li>Travaillez entre 15 et 25 °C, mousse et mur à la même température.</li><li>Pulvérisez à 20 cm, un voile mince, sur les deux faces. Attendez cinq minutes, que la colle ne file plus.</li><li>Posez un bord et déroulez. On ne revient pas en arrière.</li><li>Pressez avec une planche, pas avec le poing : une fois, fermement.</li></ul>
<p>Une colle à solvant ne dissout pas la mousse PU, mais la durcit là où il y en a trop. Un cordon épais se comporte en acoustique comme une latte.</p>`,
    de: `<h2>Zuerst die Klebebandprobe</h2>
<p>Malerband fest andrücken und im rechten Winkel abziehen. Bleibt Farbe oder Pulver daran, hält kein Kleber. Abbürsten, mit verdünntem Tiefgrund streichen, einen Tag trocknen lassen und noch einmal proben.</p>
<h2>Welcher Kleber worauf</h2>
<table><thead><tr><th>Untergrund</th><th>Verfahren</th></tr></thead><tbody><tr><td>Stahl, Aluminium, lackiert</td><td>selbstklebender Rücken, mit Alkohol entfetten</td></tr><tr><td>Holz, Sperrholz, grundierter Gips</td><td>Sprühkleber auf beide Seiten</td></tr><tr><td>Tapete, Kalk, Strukturputz</td><td>nicht kleben: Latten oder Trägerplatte</td></tr><tr><td>Decke über Personen</td><td>Kleber und mechanisch: Nadeln oder Profil</td></tr></tbody></table>
<h2>So geht es</h2>
<ul><li>Bei 15 bis 25 °C arbeiten, Schaum und Wand gleich warm.</li><li>Aus 20 cm Abstand als dünnen Nebel auf beide Flächen sprühen. Fünf Minuten warten, bis nichts mehr Fäden zieht.</li><li>Die Platte an einer Kante ansetzen und abrollen. Zurück geht es nicht.</li><li>Mit einem Brett andrücken, nicht mit der Faust: einmal fest genügt.</li></ul>
<p>Lösemittelkleber löst PU-Schaum nicht auf, macht ihn aber hart, wo zu viel davon sitzt. Eine dicke Raupe wirkt akustisch wie eine Latte.</p>`,
    en: `<h2>The tape test first</h2>
<p>Press down a strip of masking tape and pull it off at a right angle. If paint or powder comes with it, no glue will hold. Brush down, prime with a thinned sealer, let it dry for a day and test again.</p>
<h2>Which glue on what</h2>
<table><thead><tr><th>Substrate</th><th>Method</th></tr></thead><tbody><tr><td>Steel, aluminium, lacquered</td><td>self-adhesive back, degrease with alcohol</td></tr><tr><td>Wood, plywood, primed plaster</td><td>spray adhesive on both faces</td></tr><tr><td>Wallpaper, lime, textured paint</td><td>do not glue: battens or a backing board</td></tr><tr><td>Ceiling above people</td><td>glue and mechanical fixing: pins or a profile</td></tr></tbody></table>
<h2>How it goes</h2>
<ul><li>Work at 15 to 25 °C, with foam and wall equally warm.</li><li>Spray from 20 cm, a thin mist, on both faces. Wait five minutes until it no longer strings.</li><li>Set one edge and roll the sheet down. There is no taking it back.</li><li>Press with a board, not your fist: once, firmly, is enough.</li></ul>
<p>Solvent adhesive does not dissolve PU foam but hardens it where there is too much. A thick bead acts, acoustically, like a batten.</p>`,
  },
  topic: { nl: 'Bevestigen', fr: 'Fixation', de: 'Befestigung', en: 'Fixing' },
  readingTime: 2,
  picture: materialPictures.glue,
  questions: [
    {
      question: {
        nl: 'Krijg ik de platen er later af?',
        fr: 'Pourrai-je enlever les plaques plus tard ?',
        de: 'Bekomme ich die Platten später wieder ab?',
        en: 'Can I get the sheets off later?',
      },
      answer: {
        nl: '<p>Niet heel. Lijm ze op een plaatje multiplex van 4 mm en hang dat op; dan verhuizen ze mee.</p>',
        fr: '<p>Pas entières. Collez-les sur un contreplaqué de 4 mm que vous accrochez ; elles vous suivront.</p>',
        de: '<p>Nicht heil. Kleben Sie sie auf 4 mm Sperrholz und hängen Sie das auf, dann ziehen sie mit um.</p>',
        en: '<p>Not in one piece. Glue them to 4 mm plywood and hang that up; then they move house with you.</p>',
      },
    },
    {
      question: {
        nl: 'Hoeveel bussen heb ik nodig?',
        fr: 'Combien de bombes faut-il ?',
        de: 'Wie viele Dosen brauche ich?',
        en: 'How many cans do I need?',
      },
      answer: {
        nl: '<p>Eén bus per zes vierkante meter plaat, dubbelzijdig gespoten. Op ruw hout iets meer.</p>',
        fr: '<p>Une bombe pour six mètres carrés de plaque, les deux faces comprises. Un peu plus sur bois brut.</p>',
        de: '<p>Eine Dose für sechs Quadratmeter Platte, beidseitig gesprüht. Auf rauem Holz etwas mehr.</p>',
        en: '<p>One can for six square metres of sheet, both faces included. A little more on rough wood.</p>',
      },
    },
    {
      question: {
        nl: 'Kan melamine met spuitlijm?',
        fr: 'La mélamine supporte-t-elle la colle en bombe ?',
        de: 'Verträgt Melamin Sprühkleber?',
        en: 'Does spray adhesive suit melamine?',
      },
      answer: {
        nl: '<p>Ja, maar druk voorzichtig: een vingerafdruk blijft staan. Op een gladde ondergrond is de zelfklevende rug beter.</p>',
        fr: '<p>Oui, mais pressez avec douceur : une trace de doigt reste. Sur support lisse, préférez le dos autocollant.</p>',
        de: '<p>Ja, aber sanft drücken: Ein Fingerabdruck bleibt. Auf glattem Untergrund ist der selbstklebende Rücken besser.</p>',
        en: '<p>Yes, but press gently: a fingerprint stays. On a smooth substrate the self-adhesive back is better.</p>',
      },
    },
  ],
  products: ['spray-adhesive', 'acoustic-sealant', 'pu-28-wedge'],
};
