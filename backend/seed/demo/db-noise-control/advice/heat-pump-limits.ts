import type { SeedAdvice } from '../../../seed-editorial.ts';
import { workPictures } from '../pictures.ts';

export const heatPumpLimits: SeedAdvice = {
  key: 'heat-pump-limits',
  slugs: {
    nl: 'warmtepomp-en-buren',
    fr: 'pompe-a-chaleur-et-voisins',
    de: 'waermepumpe-und-nachbarn',
    en: 'heat-pumps-and-neighbours',
  },
  title: {
    nl: 'Een warmtepomp plaatsen zonder ruzie met de buren',
    fr: 'Installer une pompe à chaleur sans fâcher les voisins',
    de: 'Wärmepumpe aufstellen, ohne die Nachbarn zu verlieren',
    en: 'Placing a heat pump without losing the neighbours',
  },
  intro: {
    nl: 'De buitenunit is zelden te luid, hij staat te vaak op de verkeerde plek. Met drie getallen weet u vooraf of het goed gaat.',
    fr: 'L’unité extérieure est rarement trop bruyante, elle est trop souvent mal placée. Trois chiffres suffisent pour le savoir avant.',
    de: 'Das Außengerät ist selten zu laut, es steht zu oft am falschen Platz. Drei Zahlen sagen vorher, ob es gut geht.',
    en: 'The outdoor unit is rarely too loud; too often it stands in the wrong place. Three figures tell you beforehand.',
  },
  topic: { nl: 'Warmtepompen', fr: 'Pompes à chaleur', de: 'Wärmepumpen', en: 'Heat pumps' },
  body: {
    nl: '<p>Op het typeplaatje staat het geluidvermogen, L<em>w</em>. Dat is wat het toestel uitzendt, niet wat de buren horen. Bij hen komt een druk aan, L<em>p</em>, en die hangt af van afstand en omgeving.</p><h2>De rekensom</h2><p>Vrij opgesteld op de grond geldt ongeveer: L<em>p</em> = L<em>w</em> − 8 − 20 × log(afstand in meter). Een toestel van 60 dB(A) geeft op 5 meter dus 60 − 8 − 14 = 38 dB(A).</p><table><thead><tr><th>Opstelling</th><th>Toeslag</th></tr></thead><tbody><tr><td>Vrij op de grond</td><td>0 dB</td></tr><tr><td>Tegen een gevel</td><td>+3 dB</td></tr><tr><td>In een hoek</td><td>+6 dB</td></tr></tbody></table><h2>De nacht telt</h2><p>In Nederland mag een nieuwe buitenunit ’s nachts op de perceelgrens 40 dB(A) geven. Reken met het hoogste toerental dat de nachtstand toelaat, en tel 5 dB bij een hoorbare toon.</p><h2>Eerst verplaatsen, dan afschermen</h2><ul><li>Dubbele afstand: 6 dB winst, gratis op tekening</li><li>Achter een bouwdeel, zodat het raam van de buren de unit niet ziet: 5 tot 10 dB</li><li>Omkasting met absorberende binnenzijde: 8 tot 12 dB, mits er genoeg lucht doorheen kan</li><li>Veerdempers onder de voeten: geen decibel buiten, wel rust in huis</li></ul>',
    fr: '<p>La plaque signalétique indique la puissance acoustique, L<em>w</em>. C’est ce que l’appareil émet, non ce qu’entendent les voisins. Chez eux arrive une pression, L<em>p</em>, qui dépend de la distance et de l’environnement.</p><h2>Le calcul</h2><p>En champ libre au sol : L<em>p</em> = L<em>w</em> − 8 − 20 × log(distance en mètres), à peu près. Un appareil de 60 dB(A) donne donc à 5 mètres 60 − 8 − 14 = 38 dB(A).</p><table><thead><tr><th>Emplacement</th><th>Majoration</th></tr></thead><tbody><tr><td>Libre, au sol</td><td>0 dB</td></tr><tr><td>Contre une façade</td><td>+3 dB</td></tr><tr><td>Dans un angle</td><td>+6 dB</td></tr></tbody></table><h2>C’est la nuit qui compte</h2><p>La plupart des règlements fixent la nuit une limite proche de 40 dB(A) chez le voisin, ou une émergence de 3 dB. Calculez au régime le plus élevé du mode nuit et ajoutez 5 dB si une tonalité est audible.</p><h2>Déplacer d’abord, masquer ensuite</h2><ul><li>Distance doublée : 6 dB de moins, gratuits sur plan</li><li>Derrière un volume bâti, hors de vue de la fenêtre voisine : 5 à 10 dB</li><li>Capotage à face intérieure absorbante : 8 à 12 dB, si l’air passe assez</li><li>Plots à ressort sous les pieds : aucun décibel dehors, mais le calme dedans</li></ul>',
    de: '<p>Auf dem Typenschild steht die Schallleistung, L<em>w</em>. Das ist, was das Gerät abgibt, nicht, was die Nachbarn hören. Bei ihnen kommt ein Druck an, L<em>p</em>, und der hängt von Abstand und Umgebung ab.</p><h2>Die Rechnung</h2><p>Frei auf dem Boden gilt etwa: L<em>p</em> = L<em>w</em> − 8 − 20 × log(Abstand in Metern). Ein Gerät mit 60 dB(A) ergibt in 5 Metern also 60 − 8 − 14 = 38 dB(A).</p><table><thead><tr><th>Aufstellung</th><th>Zuschlag</th></tr></thead><tbody><tr><td>Frei auf dem Boden</td><td>0 dB</td></tr><tr><td>Vor einer Fassade</td><td>+3 dB</td></tr><tr><td>In einer Ecke</td><td>+6 dB</td></tr></tbody></table><h2>Die Nacht zählt</h2><p>Im allgemeinen Wohngebiet lässt die TA Lärm nachts 40 dB(A) zu, im reinen Wohngebiet 35. Rechnen Sie mit der höchsten Drehzahl des Nachtbetriebs und schlagen Sie bei einem hörbaren Ton bis zu 6 dB auf.</p><h2>Erst versetzen, dann abschirmen</h2><ul><li>Doppelter Abstand: 6 dB weniger, auf dem Plan kostenlos</li><li>Hinter einem Bauteil, vom Nachbarfenster aus nicht zu sehen: 5 bis 10 dB</li><li>Kapselung mit absorbierender Innenseite: 8 bis 12 dB, wenn genug Luft hindurchkommt</li><li>Federelemente unter den Füßen: draußen kein Dezibel, im Haus dafür Ruhe</li></ul>',
    en: '<p>The rating plate gives sound power, L<em>w</em>. That is what the unit emits, not what the neighbours hear. What reaches them is a pressure, L<em>p</em>, and that depends on distance and surroundings.</p><h2>The sum</h2><p>Free-standing on the ground, roughly: L<em>p</em> = L<em>w</em> − 8 − 20 × log(distance in metres). A 60 dB(A) unit gives 60 − 8 − 14 = 38 dB(A) at 5 metres.</p><table><thead><tr><th>Position</th><th>Add</th></tr></thead><tbody><tr><td>Free on the ground</td><td>0 dB</td></tr><tr><td>Against a wall</td><td>+3 dB</td></tr><tr><td>In a corner</td><td>+6 dB</td></tr></tbody></table><h2>Night is what counts</h2><p>For permitted development in England the MCS 020 method asks for 37 dB(A) at the neighbour’s window. Use the highest speed that night mode allows, and add 5 dB for an audible tone.</p><h2>Move first, screen second</h2><ul><li>Twice the distance: 6 dB less, free on paper</li><li>Behind part of the building, out of sight of the neighbour’s window: 5 to 10 dB</li><li>Enclosure lined with absorber: 8 to 12 dB, as long as enough air gets through</li><li>Spring mounts under the feet: not a decibel outside, but peace indoors</li></ul>',
  },
  readingTime: 2,
  picture: workPictures.armchair,
  questions: [
    {
      question: {
        nl: 'Helpt een haag als geluidscherm?',
        fr: 'Une haie fait-elle écran ?',
        de: 'Hilft eine Hecke als Schallschutz?',
        en: 'Does a hedge work as a noise screen?',
      },
      answer: {
        nl: '<p>Nauwelijks: een dichte haag van twee meter breed haalt 1 tot 2 dB. Wat u niet meer ziet, hoort u wel minder bewust.</p>',
        fr: '<p>À peine : une haie dense de deux mètres de large gagne 1 à 2 dB. Mais ce qu’on ne voit plus dérange moins.</p>',
        de: '<p>Kaum: Eine dichte Hecke von zwei Metern Breite bringt 1 bis 2 dB. Was man nicht mehr sieht, stört allerdings weniger.</p>',
        en: '<p>Hardly: a dense hedge two metres deep takes off 1 to 2 dB. What you no longer see does bother you less, though.</p>',
      },
    },
    {
      question: {
        nl: 'Wie moet meten bij een klacht?',
        fr: 'Qui mesure en cas de plainte ?',
        de: 'Wer misst bei einer Beschwerde?',
        en: 'Who measures when there is a complaint?',
      },
      answer: {
        nl: '<p>De gemeente kan handhaven en meet dan zelf of laat meten. Een eigen meting met klasse 1-apparatuur, volgens de voorgeschreven methode, telt mee als bewijs.</p>',
        fr: '<p>La commune peut contrôler et mesure alors, ou fait mesurer. Votre propre mesure compte si elle suit la méthode prescrite, avec un appareil de classe 1.</p>',
        de: '<p>Zuständig ist die untere Immissionsschutzbehörde; sie misst oder lässt messen. Eine eigene Messung zählt, wenn sie mit einem Klasse-1-Gerät nach Vorschrift erfolgt.</p>',
        en: '<p>The council’s environmental health team may measure or have it done. Your own measurement counts if it follows the prescribed method with a class 1 meter.</p>',
      },
    },
  ],
};
