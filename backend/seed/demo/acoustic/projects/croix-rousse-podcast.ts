import type { SeedProject } from '../../../seed-editorial.ts';
import { cornerBassTrapPicture, drapeAcousticCurtainPicture } from '../family-pictures.ts';
import { studioScene } from '../scene-pictures.ts';

export const croixRoussePodcast: SeedProject = {
  key: 'croix-rousse-podcast',
  slugs: {
    nl: 'podcaststudio-croix-rousse-lyon',
    fr: 'studio-de-podcast-croix-rousse-lyon',
    de: 'podcast-studio-croix-rousse-lyon',
    en: 'croix-rousse-podcast-studio-lyon',
  },
  title: {
    nl: 'Een studio van veertien vierkante meter',
    fr: 'Un studio de quatorze mètres carrés',
    de: 'Ein Studio auf vierzehn Quadratmetern',
    en: 'A studio of fourteen square metres',
  },
  intro: {
    nl: 'Drie makers huurden een oud weversatelier in Lyon en klonken op band alsof ze in een trapgat zaten. Een startset, een gordijn en een dag werk later wordt er drie keer per week opgenomen.',
    fr: 'Trois auteurs ont loué un ancien atelier de canuts à Lyon et sonnaient, au montage, comme dans une cage d’escalier. Un ensemble de départ, un rideau et une journée plus tard, ils enregistrent trois fois par semaine.',
    de: 'Drei Macher mieteten ein altes Weberatelier in Lyon und klangen auf der Aufnahme wie im Treppenhaus. Ein Starterset, ein Vorhang und einen Tag Arbeit später nehmen sie dreimal die Woche auf.',
    en: 'Three presenters rented an old weaver’s workshop in Lyon and sounded, on tape, as if they sat in a stairwell. One starter set, a curtain and a day’s work later, they record three times a week.',
  },
  body: {
    nl: `<p>Bij een opname telt niet hoe luid een kamer is, maar hoe snel ze stil wordt. Een microfoon hoort geen richting: wat van de muur terugkomt, plakt aan de stem vast en is er achteraf niet meer af te halen.</p>
<h2>Klein budget, goede volgorde</h2>
<p>Met een spiegel langs de wand vonden we de plekken waar je vanaf de stoel de microfoon ziet. Daar zitten de zestien panelen van de startset. De vier hoekelementen staan per twee gestapeld achter de sprekers, waar de bas van een mannenstem zich ophoopte. Voor het raam kwam een Drape met dubbele plooi.</p>
<h2>Wat bleef</h2>
<p>De kast met boeken en het kleed bleven staan; samen zijn ze goed voor bijna drie vierkante meter absorptie. Dat scheelde een tweede set. Alles is met strips geplakt, dus de verhuurder krijgt later een gave muur terug.</p>`,
    fr: `<p>En enregistrement, peu importe qu’une pièce soit bruyante : il faut qu’elle se taise vite. Un micro n’entend pas les directions ; ce que le mur renvoie colle à la voix et ne s’enlève plus.</p>
<h2>Petit budget, bon ordre</h2>
<p>Avec un miroir promené le long du mur, nous avons trouvé les points d’où l’on voit le micro depuis la chaise. C’est là que sont collés les seize panneaux de l’ensemble. Les quatre éléments d’angle sont empilés par deux derrière les intervenants, où s’accumulaient les graves d’une voix d’homme. Devant la fenêtre, un Drape à double ampleur.</p>
<h2>Ce qui est resté</h2>
<p>La bibliothèque et le tapis n’ont pas bougé ; à eux deux, ils valent près de trois mètres carrés d’absorption. Cela a évité un second ensemble. Tout tient par bandes adhésives : le propriétaire retrouvera un mur intact.</p>`,
    de: `<p>Bei einer Aufnahme zählt nicht, wie laut ein Raum ist, sondern wie schnell er still wird. Ein Mikrofon hört keine Richtung: Was von der Wand zurückkommt, klebt an der Stimme und lässt sich später nicht mehr entfernen.</p>
<h2>Kleines Budget, richtige Reihenfolge</h2>
<p>Mit einem Spiegel an der Wand haben wir die Stellen gefunden, von denen aus man vom Stuhl das Mikrofon sieht. Dort kleben die sechzehn Paneele des Startersets. Die vier Eckelemente stehen paarweise gestapelt hinter den Sprechern, wo sich der Bass einer Männerstimme staute. Vor das Fenster kam ein Drape mit doppelter Stoffzugabe.</p>
<h2>Was blieb</h2>
<p>Bücherregal und Teppich blieben stehen; zusammen sind sie fast drei Quadratmeter Absorption wert. Das hat ein zweites Set gespart. Alles klebt auf Streifen, der Vermieter bekommt später eine heile Wand zurück.</p>`,
    en: `<p>For a recording it matters less how loud a room is than how quickly it falls silent. A microphone hears no direction: what comes off the wall sticks to the voice, and nothing will take it off afterwards.</p>
<h2>Small budget, right order</h2>
<p>With a mirror along the wall we found the spots from which you can see the microphone from the chair. That is where the sixteen panels of the starter set went. The four corner elements stand stacked in pairs behind the speakers, where the low end of a man’s voice was piling up. In front of the window hangs a Drape at double fullness.</p>
<h2>What stayed</h2>
<p>The bookcase and the rug stayed where they were; between them they are worth nearly three square metres of absorption. That saved a second set. Everything sits on adhesive strips, so the landlord will get an unmarked wall back.</p>`,
  },
  place: { nl: 'Lyon, Frankrijk', fr: 'Lyon, France', de: 'Lyon, Frankreich', en: 'Lyon, France' },
  sector: { nl: 'Studio', fr: 'Studio', de: 'Studio', en: 'Studio' },
  completedOn: '2026-02-13',
  picture: studioScene,
  pictures: [cornerBassTrapPicture, drapeAcousticCurtainPicture],
  figures: [
    {
      name: { nl: 'Nagalmtijd', fr: 'Réverbération', de: 'Nachhallzeit', en: 'Reverberation' },
      value: { nl: '0,65 → 0,32 s', fr: '0,65 → 0,32 s', de: '0,65 → 0,32 s', en: '0.65 → 0.32 s' },
    },
    {
      name: { nl: 'Oppervlak', fr: 'Surface', de: 'Fläche', en: 'Floor area' },
      value: { nl: '14 m²', fr: '14 m²', de: '14 m²', en: '14 m²' },
    },
    {
      name: {
        nl: 'Materiaalkosten, excl. btw',
        fr: 'Matériel, hors TVA',
        de: 'Materialkosten, ohne MwSt.',
        en: 'Materials, excl. VAT',
      },
      value: { nl: '€ 574', fr: '574 €', de: '574 €', en: '€574' },
    },
  ],
  products: ['studio-starter-set', 'pyra-foam-panel', 'corner-bass-trap', 'drape-acoustic-curtain'],
};
