import type { SeedBlog } from '../../../seed-data.ts';
import { workPictures } from '../pictures.ts';

export const theHumAt63Hertz: SeedBlog = {
  key: 'the-hum-at-63-hertz',
  slugs: {
    nl: 'de-brom-van-63-hertz',
    fr: 'le-bourdonnement-a-63-hertz',
    de: 'das-brummen-bei-63-hertz',
    en: 'the-hum-at-63-hertz',
  },
  title: {
    nl: 'De brom die alleen mevrouw Peeters hoorde',
    fr: 'Le bourdonnement que seule Mme Peeters entendait',
    de: 'Das Brummen, das nur Frau Peeters hörte',
    en: 'The hum that only Mrs Peeters could hear',
  },
  intro: {
    nl: 'Drie bureaus maten niets. Het vierde sliep een nacht in haar logeerkamer.',
    fr: 'Trois bureaux n’avaient rien mesuré. Le quatrième a dormi une nuit dans sa chambre d’amis.',
    de: 'Drei Büros hatten nichts gemessen. Das vierte schlief eine Nacht in ihrem Gästezimmer.',
    en: 'Three consultants had measured nothing. The fourth slept a night in her spare room.',
  },
  body: {
    nl: '<p>De klacht: een brom, alleen ’s nachts, alleen boven. De metingen: 24 dB(A), keurig. Maar dB(A) telt een toon van 63 Hz voor bijna niets mee, en die stond er: 47 dB ongewogen, in één hoek van de kamer.</p><h2>Een kamer als fles</h2><p>De logeerkamer is 2,7 meter breed. Bij 63 Hz past daar precies een halve golflengte in: langs de wanden is het geluid 15 dB sterker dan in het midden, waar de eerdere meters hadden gestaan.</p><h2>De bron</h2><p>Een circulatiepomp in het flatgebouw ernaast, 43 meter verderop, die ’s nachts op de laagste stand bromde. De woningcorporatie zette hem één stand hoger. Kosten: een telefoontje.</p><h2>Wat we sindsdien anders doen</h2><p>Bij bromklachten meten we in hoeken, in tertsen vanaf 20 Hz, en op het uur van de klacht. En we geloven de klager, tot het tegendeel blijkt.</p>',
    fr: '<p>La plainte : un bourdonnement, la nuit seulement, à l’étage seulement. Les mesures : 24 dB(A), impeccable. Mais le dB(A) compte à peine un son de 63 Hz, et il était là : 47 dB non pondérés, dans un coin de la chambre.</p><h2>Une chambre comme une bouteille</h2><p>La chambre fait 2,7 mètres de large. À 63 Hz, c’est juste une demi-longueur d’onde : le long des murs, le son est 15 dB plus fort qu’au milieu, là où les appareils avaient été posés.</p><h2>La source</h2><p>Un circulateur dans l’immeuble voisin, à 43 mètres, qui vibrait la nuit au régime le plus bas. Le bailleur l’a monté d’un cran. Coût : un appel.</p><h2>Ce que nous faisons depuis</h2><p>Pour un bourdonnement, nous mesurons dans les angles, par tiers d’octave dès 20 Hz, à l’heure de la plainte. Et nous croyons la personne, jusqu’à preuve du contraire.</p>',
    de: '<p>Die Beschwerde: ein Brummen, nur nachts, nur oben. Die Messungen: 24 dB(A), tadellos. Doch dB(A) zählt einen Ton von 63 Hz fast gar nicht, und der war da: 47 dB unbewertet, in einer Ecke des Zimmers.</p><h2>Ein Zimmer wie eine Flasche</h2><p>Das Gästezimmer ist 2,7 Meter breit. Bei 63 Hz ist das genau eine halbe Wellenlänge: An den Wänden ist der Ton 15 dB stärker als in der Mitte, wo die Geräte gestanden hatten.</p><h2>Die Quelle</h2><p>Eine Umwälzpumpe im Nachbarhaus, 43 Meter entfernt, die nachts auf der niedrigsten Stufe brummte. Die Hausverwaltung stellte sie eine Stufe höher. Kosten: ein Anruf.</p><h2>Was wir seither anders machen</h2><p>Bei Brummen messen wir in den Ecken, in Terzen ab 20 Hz und zur Stunde der Beschwerde. Und wir glauben den Betroffenen, bis das Gegenteil feststeht.</p>',
    en: '<p>The complaint: a hum, only at night, only upstairs. The surveys: 24 dB(A), impeccable. But dB(A) counts a 63 Hz tone for next to nothing, and there it was: 47 dB unweighted, in one corner of the room.</p><h2>A room like a bottle</h2><p>The spare room is 2.7 metres wide. At 63 Hz that is just half a wavelength: along the walls the sound is 15 dB stronger than in the middle, where the meters had stood.</p><h2>The source</h2><p>A circulation pump in the block of flats next door, 43 metres away, humming at its lowest setting by night. The landlord turned it up a notch. Cost: one phone call.</p><h2>What we have done since</h2><p>For hums we measure in corners, in third octaves from 20 Hz, at the hour of the complaint. And we believe the person complaining until proved otherwise.</p>',
  },
  author: 'Sander Wiersma',
  date: '2026-06-16',
  readingTime: 1,
  picture: workPictures.spareRoom,
};
