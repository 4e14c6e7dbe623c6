import type { SeedProject } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const schoolRoofUtrecht: SeedProject = {
  key: 'school-roof-utrecht',
  slugs: {
    nl: 'schooldak-utrecht',
    fr: 'toiture-d-ecole-utrecht',
    de: 'schuldach-utrecht',
    en: 'school-roof-utrecht',
  },
  title: {
    nl: 'Schooldak in Utrecht: zes warmtepompen, veertig decibel',
    fr: 'Toiture d’école à Utrecht : six pompes à chaleur, quarante décibels',
    de: 'Schuldach in Utrecht: sechs Wärmepumpen, vierzig Dezibel',
    en: 'School roof in Utrecht: six heat pumps, forty decibels',
  },
  intro: {
    nl: 'Een dak met zes warmtepompen op 18 meter van een slaapkamer. Door eerst te rekenen, bleef het scherm twee meter laag.',
    fr: 'Une toiture avec six pompes à chaleur à 18 mètres d’une chambre. En calculant d’abord, l’écran s’est contenté de deux mètres.',
    de: 'Ein Dach mit sechs Wärmepumpen, 18 Meter von einem Schlafzimmer. Weil zuerst gerechnet wurde, blieb der Schirm zwei Meter niedrig.',
    en: 'A roof with six heat pumps 18 metres from a bedroom. Because the sums came first, the screen stayed two metres low.',
  },
  body: {
    nl: '<p>De installateur had de pompen in het midden van het dak getekend, op de kortste leiding. Daar zag elk van de zes de slaapkamer. Zes meter opschuiven, achter de liftopbouw, scheelde op tekening niets en op de gevel 4 dB.</p><h2>Uitvoering</h2><p>Het scherm is 2,2 meter hoog, aan de binnenzijde bekleed met 80 mm steenwol achter geperforeerd aluminium. Het staat op een ballastframe: geen enkele schroef door de dakhuid. Onder de pompen liggen stalen veren van 7 Hz; ’s nachts draaien de ventilatoren op 70 procent.</p><h2>Nazorg</h2><p>Drie nachten nagemeten: eerst 41, na het vastzetten van één losse kap 40 dB(A). De school kreeg een bladzijde met vier schroeven die elk jaar moeten worden nagetrokken.</p>',
    fr: '<p>L’installateur avait dessiné les pompes au milieu du toit, au plus court. De là, chacune voyait la chambre. Les décaler de six mètres, derrière l’édicule d’ascenseur, ne coûtait rien sur plan et gagnait 4 dB en façade.</p><h2>Réalisation</h2><p>L’écran mesure 2,2 mètres, garni à l’intérieur de 80 mm de laine de roche derrière de l’aluminium perforé. Il tient sur un châssis lesté : pas une vis dans l’étanchéité. Sous les pompes, des ressorts acier à 7 Hz ; la nuit, les ventilateurs tournent à 70 %.</p><h2>Suivi</h2><p>Trois nuits de contrôle : 41, puis 40 dB(A) une fois un capot resserré. L’école a reçu une page avec les quatre vis à vérifier chaque année.</p>',
    de: '<p>Der Installateur hatte die Pumpen in die Mitte des Dachs gezeichnet, auf den kürzesten Leitungsweg. Von dort sah jede das Schlafzimmer. Sechs Meter weiter, hinter dem Aufzugsüberbau, kostete auf dem Plan nichts und brachte an der Fassade 4 dB.</p><h2>Ausführung</h2><p>Der Schirm ist 2,2 Meter hoch, innen mit 80 mm Steinwolle hinter gelochtem Aluminium belegt. Er steht auf einem Ballastrahmen: keine Schraube durch die Dachhaut. Unter den Pumpen liegen Stahlfedern mit 7 Hz; nachts laufen die Ventilatoren mit 70 Prozent.</p><h2>Danach</h2><p>Drei Nächte Nachmessung: erst 41, nach dem Festziehen einer losen Haube 40 dB(A). Die Schule bekam eine Seite mit den vier Schrauben, die jedes Jahr nachzuziehen sind.</p>',
    en: '<p>The installer had drawn the pumps in the middle of the roof, on the shortest pipe run. From there every one of the six could see the bedroom. Six metres along, behind the lift overrun, cost nothing on paper and gained 4 dB at the façade.</p><h2>The work</h2><p>The screen is 2.2 metres high, lined with 80 mm rock wool behind perforated aluminium. It stands on a ballast frame: not a screw through the roofing. Under the pumps are 7 Hz steel springs; at night the fans run at 70 per cent.</p><h2>Aftercare</h2><p>Three nights of checking: 41 at first, 40 dB(A) once a loose cover was tightened. The school got a single page with the four screws to check every year.</p>',
  },
  place: {
    nl: 'Utrecht, Nederland',
    fr: 'Utrecht, Pays-Bas',
    de: 'Utrecht, Niederlande',
    en: 'Utrecht, the Netherlands',
  },
  sector: { nl: 'Onderwijs', fr: 'Enseignement', de: 'Bildung', en: 'Education' },
  completedOn: '2026-02-20',
  picture: workPictures.rubber,
  figures: [
    {
      name: {
        nl: 'Gevel, nacht, berekend',
        fr: 'Façade, nuit, calculé',
        de: 'Fassade, nachts, berechnet',
        en: 'Façade at night, calculated',
      },
      value: { nl: '49 dB(A)', fr: '49 dB(A)', de: '49 dB(A)', en: '49 dB(A)' },
    },
    {
      name: {
        nl: 'Gevel, nacht, gemeten',
        fr: 'Façade, nuit, mesuré',
        de: 'Fassade, nachts, gemessen',
        en: 'Façade at night, measured',
      },
      value: { nl: '40 dB(A)', fr: '40 dB(A)', de: '40 dB(A)', en: '40 dB(A)' },
    },
    {
      name: {
        nl: 'Schroeven door het dak',
        fr: 'Vis dans la toiture',
        de: 'Schrauben durchs Dach',
        en: 'Screws through the roof',
      },
      value: { nl: '0', fr: '0', de: '0', en: '0' },
    },
  ],
};
