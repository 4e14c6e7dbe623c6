import type { SeedAdvice } from '../../../seed-editorial.ts';
import { materialPictures } from '../pictures.ts';

export const liningADuct: SeedAdvice = {
  key: 'lining-a-duct',
  slugs: {
    nl: 'een-luchtkanaal-bekleden',
    fr: 'habiller-une-gaine-d-air',
    de: 'einen-luftkanal-auskleiden',
    en: 'lining-an-air-duct',
  },
  title: {
    nl: 'Een luchtkanaal van binnen bekleden',
    fr: 'Habiller l’intérieur d’une gaine d’air',
    de: 'Einen Luftkanal innen auskleiden',
    en: 'Lining an air duct from within',
  },
  intro: {
    nl: 'Een kanaal is een spreekbuis. Een meter bekleding maakt er een demper van, mits u weet welke tonen u kwijt wilt en de doorlaat op maat houdt.',
    fr: 'Une gaine est un porte-voix. Un mètre d’habillage en fait un silencieux, à condition de savoir quelles fréquences ôter et de garder le passage.',
    de: 'Ein Kanal ist ein Sprachrohr. Ein Meter Auskleidung macht daraus einen Dämpfer, wenn Sie wissen, welche Töne weg sollen, und der Querschnitt frei bleibt.',
    en: 'A duct is a speaking tube. A metre of lining makes a silencer of it, provided you know which notes have to go and keep the passage clear.',
  },
  body: {
    nl: `<h2>De som</h2>
<p>De demping per meter is ongeveer anderhalf keer de absorptie, maal de omtrek, gedeeld door de doorsnede. Een smal kanaal dempt dus beter dan een wijd. Voor een doorlaat van 300 × 300 mm met 30 mm kanaalschuim:</p>
<table><thead><tr><th>Frequentie</th><th>α</th><th>Demping per meter</th></tr></thead><tbody><tr><td>125 Hz</td><td>0,06</td><td>1 dB</td></tr><tr><td>250 Hz</td><td>0,22</td><td>4 dB</td></tr><tr><td>500 Hz</td><td>0,60</td><td>12 dB</td></tr><tr><td>1.000 Hz</td><td>0,88</td><td>18 dB</td></tr></tbody></table>
<p>Boven 1.100 Hz past de golf dwars in het kanaal en schiet hij er als een straal doorheen; daar helpt een bocht meer dan een meter. Voor 125 Hz hebt u 100 mm nodig, of een echte demper met coulissen.</p>
<h2>De uitvoering</h2>
<ul><li>Maak het kanaal 60 mm ruimer, zodat de vrije doorlaat gelijk blijft. Anders wint u stilte bij de ventilator en verliest u die aan de snelheid.</li><li>Bekleed de eerste meter na de ventilator en de laatste voor het rooster.</li><li>Leg de naden in de stroomrichting als dakpannen en tape ze af.</li><li>Tot 10 m/s blijft de huid heel. Bij meer: geperforeerd blik ervoor.</li></ul>
<h2>Wat mag</h2>
<p>In gebouwen gelden eisen aan brand en reiniging. Melamine met glasvlies is B-s1,d0; in een keukenafvoer of operatiekamer hoort geen enkel poreus materiaal.</p>`,
    fr: `<h2>Le calcul</h2>
<p>L’atténuation par mètre vaut environ une fois et demie l’absorption, multipliée par le périmètre et divisée par la section. Une gaine étroite amortit donc mieux qu’une large. Pour un passage de 300 × 300 mm avec 30 mm de mousse de gaine :</p>
<table><thead><tr><th>Fréquence</th><th>α</th><th>Atténuation par mètre</th></tr></thead><tbody><tr><td>125 Hz</td><td>0,06</td><td>1 dB</td></tr><tr><td>250 Hz</td><td>0,22</td><td>4 dB</td></tr><tr><td>500 Hz</td><td>0,60</td><td>12 dB</td></tr><tr><td>1 000 Hz</td><td>0,88</td><td>18 dB</td></tr></tbody></table>
<p>Au-dessus de 1 100 Hz, l’onde tient en travers de la gaine et file comme un rayon ; un coude y fait plus qu’un mètre. Pour 125 Hz, il faut 100 mm, ou un vrai silencieux à baffles.</p>
<h2>La pose</h2>
<ul><li>Prenez la gaine 60 mm plus large, pour garder le même passage. Sinon, le calme gagné au ventilateur se perd en vitesse.</li><li>Habillez le premier mètre après le ventilateur et le dernier avant la grille.</li><li>Posez les joints dans le sens de l’air, comme des tuiles, et collez-les au ruban.</li><li>Jusqu’à 10 m/s, la peau tient. Au-delà : une tôle perforée devant.</li></ul>
<h2>Ce qui est permis</h2>
<p>Dans un bâtiment, il y a des exigences de feu et de nettoyage. La mélamine sous voile de verre est B-s1,d0 ; une extraction de cuisine ou un bloc opératoire n’admettent aucune matière poreuse.</p>`,
    de: `<h2>Die Rechnung</h2>
<p>Die Dämpfung je Meter ist etwa das Anderthalbfache der Absorption, mal Umfang, geteilt durch Querschnitt. Ein enger Kanal dämpft also besser als ein weiter. Für 300 × 300 mm lichte Weite mit 30 mm Kanalschaum:</p>
<table><thead><tr><th>Frequenz</th><th>α</th><th>Dämpfung je Meter</th></tr></thead><tbody><tr><td>125 Hz</td><td>0,06</td><td>1 dB</td></tr><tr><td>250 Hz</td><td>0,22</td><td>4 dB</td></tr><tr><td>500 Hz</td><td>0,60</td><td>12 dB</td></tr><tr><td>1.000 Hz</td><td>0,88</td><td>18 dB</td></tr></tbody></table>
<p>Über 1.100 Hz passt die Welle quer in den Kanal und schießt wie ein Strahl hindurch; dort hilft ein Bogen mehr als ein Meter. Für 125 Hz brauchen Sie 100 mm oder einen echten Kulissenschalldämpfer.</p>
<h2>Die Ausführung</h2>
<ul><li>Wählen Sie den Kanal 60 mm weiter, damit der freie Querschnitt bleibt. Sonst gewinnen Sie Ruhe am Ventilator und verlieren sie an die Geschwindigkeit.</li><li>Kleiden Sie den ersten Meter nach dem Ventilator und den letzten vor dem Gitter aus.</li><li>Stöße in Strömungsrichtung wie Dachziegel legen und abkleben.</li><li>Bis 10 m/s hält die Haut. Darüber: Lochblech davor.</li></ul>
<h2>Was erlaubt ist</h2>
<p>In Gebäuden gelten Anforderungen an Brand und Reinigung. Melamin mit Glasvlies ist B-s1,d0; in Küchenabluft oder OP gehört überhaupt kein poröses Material.</p>`,
    en: `<h2>The sum</h2>
<p>Attenuation per metre is about one and a half times the absorption, times the perimeter, divided by the cross-section. A narrow duct is therefore quieter than a wide one. For a clear passage of 300 × 300 mm with 30 mm of duct foam:</p>
<table><thead><tr><th>Frequency</th><th>α</th><th>Attenuation per metre</th></tr></thead><tbody><tr><td>125 Hz</td><td>0.06</td><td>1 dB</td></tr><tr><td>250 Hz</td><td>0.22</td><td>4 dB</td></tr><tr><td>500 Hz</td><td>0.60</td><td>12 dB</td></tr><tr><td>1,000 Hz</td><td>0.88</td><td>18 dB</td></tr></tbody></table>
<p>Above 1,100 Hz the wave fits across the duct and shoots through like a beam; there a bend does more than a metre. For 125 Hz you need 100 mm, or a proper splitter silencer.</p>
<h2>Doing it</h2>
<ul><li>Make the duct 60 mm larger, so that the clear passage stays the same. Otherwise the quiet won at the fan is lost to air speed.</li><li>Line the first metre after the fan and the last before the grille.</li><li>Lay the joints with the flow, like roof tiles, and tape them.</li><li>Up to 10 m/s the skin holds. Beyond that: perforated sheet in front.</li></ul>
<h2>What is allowed</h2>
<p>In buildings there are rules on fire and cleaning. Melamine with glass fleece is B-s1,d0; in a kitchen extract or an operating theatre no porous material belongs at all.</p>`,
  },
  topic: { nl: 'Ventilatie', fr: 'Ventilation', de: 'Lüftung', en: 'Ventilation' },
  readingTime: 2,
  picture: materialPictures.duct,
  questions: [
    {
      question: {
        nl: 'Kan het ook bij ronde buizen?',
        fr: 'Est-ce possible dans un conduit rond ?',
        de: 'Geht das auch bei runden Rohren?',
        en: 'Does it work in round pipes?',
      },
      answer: {
        nl: '<p>Vanaf 250 mm doorsnede. Geef de binnendiameter op, dan zagen wij een strook die zichzelf tegen de wand klemt.</p>',
        fr: '<p>À partir de 250 mm de diamètre. Indiquez l’intérieur, nous coupons une bande qui se coince d’elle-même.</p>',
        de: '<p>Ab 250 mm Durchmesser. Nennen Sie das Innenmaß, wir schneiden einen Streifen, der sich von selbst klemmt.</p>',
        en: '<p>From 250 mm in diameter. Tell us the inside measurement and we cut a strip that wedges itself in place.</p>',
      },
    },
    {
      question: {
        nl: 'Wordt het schuim vies?',
        fr: 'La mousse s’encrasse-t-elle ?',
        de: 'Verschmutzt der Schaum?',
        en: 'Does the foam get dirty?',
      },
      answer: {
        nl: '<p>Achter een filter nauwelijks. De huid kan nat worden afgenomen; kaal schuim kunt u alleen stofzuigen.</p>',
        fr: '<p>Derrière un filtre, à peine. La peau s’essuie à l’humide ; une mousse nue ne peut qu’être aspirée.</p>',
        de: '<p>Hinter einem Filter kaum. Die Haut lässt sich feucht abwischen, rohen Schaum kann man nur absaugen.</p>',
        en: '<p>Behind a filter, hardly. The skin can be wiped; bare foam can only be vacuumed.</p>',
      },
    },
  ],
  products: ['duct-foam-alu', 'melamine-9-sheet', 'polyether-30'],
};
