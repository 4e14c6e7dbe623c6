import type { SeedProject } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const granulatorGenk: SeedProject = {
  key: 'granulator-genk',
  slugs: {
    nl: 'granulator-genk',
    fr: 'granulateur-genk',
    de: 'schneidmuehle-genk',
    en: 'granulator-genk',
  },
  title: {
    nl: 'Granulator in Genk: 27 dB met de deuren dicht',
    fr: 'Granulateur à Genk : 27 dB portes fermées',
    de: 'Schneidmühle in Genk: 27 dB bei geschlossenen Türen',
    en: 'Granulator in Genk: 27 dB with the doors shut',
  },
  intro: {
    nl: 'Een kunststofverwerker maalt uitval in dezelfde hal waar twaalf mensen verpakken. Boven 106 dB(A) hielpen oorkappen niet meer.',
    fr: 'Un plasturgiste broie ses rebuts dans la halle où douze personnes emballent. À 106 dB(A), les casques ne suffisaient plus.',
    de: 'Ein Kunststoffverarbeiter mahlt Ausschuss in der Halle, in der zwölf Menschen verpacken. Bei 106 dB(A) halfen Kapselgehörschützer nicht mehr.',
    en: 'A plastics processor grinds rejects in the hall where twelve people pack. At 106 dB(A), ear defenders were no longer enough.',
  },
  body: {
    nl: '<p>De granulator draait twintig minuten per uur. Juist dat maakte hem onverdraaglijk: niemand went aan lawaai dat komt en gaat. Verplaatsen kon niet, want de uitvalband eindigt precies daar.</p><h2>Wat we bouwden</h2><p>Een omkasting van 4,2 × 3,1 × 3,4 meter uit panelen van 100 mm: 2 mm staal met ontdreuning, steenwol van 60 kg/m³, geperforeerde binnenplaat. De vultrechter kreeg een sluis van 1,8 meter met slingerdeuren van zwaar doorzichtig vinyl. Koeling gaat via twee coulissendempers van 1,5 meter.</p><h2>Wat tegenviel</h2><p>De eerste meting gaf 23 dB. De afzuigslang voor stof bleek het lek: dunne wand, twee meter lang, recht op de werkplek gericht. Met een slang van dubbelwandig materiaal en een beugel op rubber kwamen er vier bij.</p>',
    fr: '<p>Le granulateur tourne vingt minutes par heure. C’est ce qui le rendait insupportable : on ne s’habitue pas à un bruit qui va et vient. Le déplacer était exclu, le convoyeur de rebuts finit là.</p><h2>Ce que nous avons construit</h2><p>Un capotage de 4,2 × 3,1 × 3,4 mètres en panneaux de 100 mm : acier de 2 mm amorti, laine de roche à 60 kg/m³, tôle intérieure perforée. La trémie a reçu un sas de 1,8 mètre à lanières de vinyle lourd transparent. L’air passe par deux silencieux de 1,5 mètre.</p><h2>La mauvaise surprise</h2><p>La première mesure donnait 23 dB. La fuite venait du tuyau d’aspiration : paroi mince, deux mètres de long, droit vers le poste de travail. Un tuyau à double paroi et un collier sur caoutchouc en ont rendu quatre.</p>',
    de: '<p>Die Mühle läuft zwanzig Minuten je Stunde. Gerade das machte sie unerträglich: An Lärm, der kommt und geht, gewöhnt sich niemand. Versetzen ging nicht, das Ausschussband endet genau dort.</p><h2>Was wir gebaut haben</h2><p>Eine Kapsel von 4,2 × 3,1 × 3,4 Metern aus 100-mm-Elementen: 2 mm Stahl, entdröhnt, Steinwolle mit 60 kg/m³, gelochtes Innenblech. Der Trichter bekam eine Schleuse von 1,8 Metern mit Pendeltüren aus schwerem, durchsichtigem Vinyl. Gekühlt wird über zwei Kulissenschalldämpfer von 1,5 Metern.</p><h2>Was nicht auf Anhieb ging</h2><p>Die erste Messung ergab 23 dB. Das Leck war der Absaugschlauch: dünnwandig, zwei Meter lang, genau auf den Arbeitsplatz gerichtet. Ein doppelwandiger Schlauch und eine Schelle auf Gummi brachten vier dazu.</p>',
    en: '<p>The granulator runs twenty minutes in every hour. That is what made it unbearable: nobody gets used to noise that comes and goes. Moving it was out of the question, as the reject conveyor ends right there.</p><h2>What we built</h2><p>An enclosure of 4.2 × 3.1 × 3.4 metres from 100 mm panels: 2 mm steel with damping, rock wool of 60 kg/m³, perforated lining. The hopper got a 1.8 metre tunnel with swing doors of heavy clear vinyl. Air passes through two 1.5 metre splitter silencers.</p><h2>What went wrong first</h2><p>The first measurement gave 23 dB. The leak was the dust extraction hose: thin-walled, two metres long, aimed straight at the workplace. A double-walled hose and a bracket on rubber added four.</p>',
  },
  place: { nl: 'Genk, België', fr: 'Genk, Belgique', de: 'Genk, Belgien', en: 'Genk, Belgium' },
  sector: {
    nl: 'Kunststofverwerking',
    fr: 'Plasturgie',
    de: 'Kunststoffverarbeitung',
    en: 'Plastics processing',
  },
  completedOn: '2025-03-14',
  picture: workPictures.fibre,
  pictures: [workPictures.seals],
  figures: [
    {
      name: {
        nl: 'Werkplek, vóór',
        fr: 'Poste de travail, avant',
        de: 'Arbeitsplatz, vorher',
        en: 'Workplace, before',
      },
      value: { nl: '106 dB(A)', fr: '106 dB(A)', de: '106 dB(A)', en: '106 dB(A)' },
    },
    {
      name: { nl: 'Werkplek, na', fr: 'Poste de travail, après', de: 'Arbeitsplatz, nachher', en: 'Workplace, after' },
      value: { nl: '79 dB(A)', fr: '79 dB(A)', de: '79 dB(A)', en: '79 dB(A)' },
    },
    {
      name: {
        nl: 'Stilstand voor montage',
        fr: 'Arrêt pour montage',
        de: 'Stillstand für die Montage',
        en: 'Downtime',
      },
      value: { nl: '2 dagen', fr: '2 jours', de: '2 Tage', en: '2 days' },
    },
  ],
  quote: {
    text: {
      nl: 'De buurt belde elke week. Sinds maart hebben we niemand meer gesproken, en ik mis ze niet.',
      fr: 'Le quartier appelait chaque semaine. Depuis mars, plus personne, et cela ne me manque pas.',
      de: 'Die Nachbarn riefen jede Woche an. Seit März ist Ruhe, und ich vermisse sie nicht.',
      en: 'The neighbours rang every week. Since March we haven’t heard from anyone, and I don’t miss it.',
    },
    name: 'Gert Verbruggen',
    role: { nl: 'Fabrieksleider', fr: 'Directeur d’usine', de: 'Werksleiter', en: 'Plant manager' },
  },
};
