import type { SeedAdvice } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const hallReverberation: SeedAdvice = {
  key: 'hall-reverberation',
  slugs: {
    nl: 'nagalm-in-productiehallen',
    fr: 'reverberation-dans-les-halles',
    de: 'nachhall-in-produktionshallen',
    en: 'reverberation-in-production-halls',
  },
  title: {
    nl: 'Nagalm in de hal: wat absorptie wel en niet oplost',
    fr: 'Réverbération dans la halle : ce que règle l’absorption, et le reste',
    de: 'Nachhall in der Halle: Was Absorption löst und was nicht',
    en: 'Reverberation in the hall: what absorption does and does not solve',
  },
  intro: {
    nl: 'Baffles maken een hal prettiger en spraak verstaanbaar. De man naast de pers helpen ze niet. Zo bepaalt u wat u mag verwachten.',
    fr: 'Les baffles rendent une halle plus agréable et la parole intelligible. Ils n’aident pas l’homme à côté de la presse. Voici ce qu’on peut en attendre.',
    de: 'Baffeln machen eine Halle angenehmer und Sprache verständlich. Dem Mann neben der Presse helfen sie nicht. So bestimmen Sie, was zu erwarten ist.',
    en: 'Baffles make a hall more pleasant and speech intelligible. They do not help the man beside the press. This is how to know what to expect.',
  },
  topic: { nl: 'Hallen', fr: 'Halles', de: 'Hallen', en: 'Halls' },
  body: {
    nl: '<p>Dicht bij een machine overheerst het directe geluid. Verder weg overheerst wat de hal teruggeeft. De grens heet galmstraal en ligt in een kale hal van 8.000 m³ op zo’n 3 meter.</p><h2>Rekenen met Sabine</h2><p>Nagalmtijd = 0,163 × volume ÷ absorberend oppervlak. De hal van 8.000 m³ met 3,6 seconden heeft 362 m² absorptie. Wie die verdubbelt, halveert de nagalm en wint buiten de galmstraal 3 dB. Nog eens verdubbelen: opnieuw 3.</p><table><thead><tr><th>Absorptie</th><th>Nagalmtijd</th><th>Ver van de bron</th></tr></thead><tbody><tr><td>362 m²</td><td>3,6 s</td><td>–</td></tr><tr><td>724 m²</td><td>1,8 s</td><td>−3 dB</td></tr><tr><td>1.448 m²</td><td>0,9 s</td><td>−6 dB</td></tr></tbody></table><p>Meer dan 6 tot 7 dB haalt absorptie in de praktijk niet. Wie aan de machine werkt, merkt 1 dB. Voor hem telt alleen een maatregel aan de bron.</p><h2>Toch de moeite waard</h2><ul><li>Waarschuwingssignalen komen weer uit een richting</li><li>Overleg zonder schreeuwen vanaf 1,5 seconde nagalm</li><li>Elke latere maatregel aan een machine wordt hoorbaar</li></ul>',
    fr: '<p>Près d’une machine, le son direct domine. Plus loin, c’est ce que renvoie la halle. La limite, dite distance critique, se situe vers 3 mètres dans une halle nue de 8 000 m³.</p><h2>Calculer avec Sabine</h2><p>Durée de réverbération = 0,163 × volume ÷ aire d’absorption. La halle de 8 000 m³ à 3,6 secondes possède 362 m² d’absorption. La doubler divise la réverbération par deux et gagne 3 dB au-delà de la distance critique. La doubler encore : 3 dB de plus.</p><table><thead><tr><th>Absorption</th><th>Réverbération</th><th>Loin de la source</th></tr></thead><tbody><tr><td>362 m²</td><td>3,6 s</td><td>–</td></tr><tr><td>724 m²</td><td>1,8 s</td><td>−3 dB</td></tr><tr><td>1 448 m²</td><td>0,9 s</td><td>−6 dB</td></tr></tbody></table><p>En pratique, l’absorption ne gagne guère plus de 6 à 7 dB. Qui travaille à la machine en perçoit 1. Pour lui, seule compte une mesure à la source.</p><h2>Cela en vaut la peine</h2><ul><li>Les signaux d’alerte retrouvent une direction</li><li>On se parle sans crier dès 1,5 seconde</li><li>Toute mesure ultérieure sur une machine devient audible</li></ul>',
    de: '<p>Nahe an der Maschine überwiegt der Direktschall, weiter weg das, was die Halle zurückgibt. Die Grenze heißt Hallradius und liegt in einer kahlen Halle von 8.000 m³ bei etwa 3 Metern.</p><h2>Rechnen mit Sabine</h2><p>Nachhallzeit = 0,163 × Volumen ÷ äquivalente Absorptionsfläche. Die Halle von 8.000 m³ mit 3,6 Sekunden hat 362 m². Wer sie verdoppelt, halbiert den Nachhall und gewinnt außerhalb des Hallradius 3 dB. Noch einmal verdoppelt: weitere 3.</p><table><thead><tr><th>Absorption</th><th>Nachhallzeit</th><th>Weit von der Quelle</th></tr></thead><tbody><tr><td>362 m²</td><td>3,6 s</td><td>–</td></tr><tr><td>724 m²</td><td>1,8 s</td><td>−3 dB</td></tr><tr><td>1.448 m²</td><td>0,9 s</td><td>−6 dB</td></tr></tbody></table><p>Mehr als 6 bis 7 dB bringt Absorption in der Praxis nicht. Wer an der Maschine arbeitet, merkt 1 dB. Für ihn zählt nur eine Maßnahme an der Quelle.</p><h2>Es lohnt sich trotzdem</h2><ul><li>Warnsignale kommen wieder aus einer Richtung</li><li>Verständigung ohne Schreien ab 1,5 Sekunden</li><li>Jede spätere Maßnahme an einer Maschine wird hörbar</li></ul>',
    en: '<p>Close to a machine direct sound prevails; further off it is what the hall gives back. The limit is called the critical distance, about 3 metres in a bare hall of 8,000 m³.</p><h2>Sums with Sabine</h2><p>Reverberation time = 0.163 × volume ÷ absorption area. The 8,000 m³ hall at 3.6 seconds has 362 m² of absorption. Double that, and reverberation halves and 3 dB is gained beyond the critical distance. Double it again: another 3.</p><table><thead><tr><th>Absorption</th><th>Reverberation time</th><th>Far from the source</th></tr></thead><tbody><tr><td>362 m²</td><td>3.6 s</td><td>–</td></tr><tr><td>724 m²</td><td>1.8 s</td><td>−3 dB</td></tr><tr><td>1,448 m²</td><td>0.9 s</td><td>−6 dB</td></tr></tbody></table><p>In practice absorption gains no more than 6 to 7 dB. Whoever works at the machine notices 1. For him only a measure at the source counts.</p><h2>Still worth it</h2><ul><li>Warning signals come from a direction again</li><li>Talking without shouting, from 1.5 seconds down</li><li>Every later measure on a machine can be heard</li></ul>',
  },
  readingTime: 2,
  picture: workPictures.baffles,
  questions: [
    {
      question: {
        nl: 'Verliezen baffles hun werking door stof?',
        fr: 'La poussière réduit-elle l’effet des baffles ?',
        de: 'Verlieren Baffeln durch Staub an Wirkung?',
        en: 'Do baffles lose effect through dust?',
      },
      answer: {
        nl: '<p>Pas bij een dichte laag, vooral boven 2 kHz. In stoffige hallen hangen we baffles in folie van 20 µm: afneembaar, en onder 1 kHz geen verlies.</p>',
        fr: '<p>Seulement sous une couche épaisse, surtout au-dessus de 2 kHz. En milieu poussiéreux, nous les posons sous film de 20 µm : lavables, sans perte sous 1 kHz.</p>',
        de: '<p>Erst unter einer dichten Schicht, vor allem über 2 kHz. In staubigen Hallen hängen wir Baffeln in 20-µm-Folie: abwischbar und unter 1 kHz ohne Verlust.</p>',
        en: '<p>Only under a dense layer, mostly above 2 kHz. In dusty halls we hang baffles in 20 µm film: wipeable, with no loss below 1 kHz.</p>',
      },
    },
  ],
};
