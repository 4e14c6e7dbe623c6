import type { SeedBlog } from '../../../seed-data.ts';

export const cutFeltBlog: SeedBlog = {
  key: 'cutting-felt',
  slugs: { nl: 'vilt-snijden', fr: 'couper-le-feutre', de: 'filz-schneiden', en: 'cutting-felt' },
  title: {
    nl: 'Vilt snijden zonder rafels',
    fr: 'Couper le feutre sans effilocher',
    de: 'Filz schneiden, ohne zu fransen',
    en: 'Cutting felt without fraying',
  },
  intro: {
    nl: 'Een nieuw mesje, een stalen liniaal en drie keer licht snijden in plaats van één keer hard. Meer is het niet.',
    fr: 'Une lame neuve, une règle d’acier, et trois passages légers plutôt qu’un seul appuyé. Rien de plus.',
    de: 'Eine neue Klinge, ein Stahllineal und dreimal leicht statt einmal fest. Mehr ist es nicht.',
    en: 'A new blade, a steel rule, and three light strokes instead of one hard one. That is all there is to it.',
  },
  body: {
    nl: '<p>Onze meest gemaakte fout op de werktafel: een bot mesje. Vilt van 9 mm vraagt om een nieuw afbreekmes van 18 mm; na vier meter breek je een stukje af.</p><h2>Zo doe je het</h2><ol><li>Leg karton onder het vilt, nooit een houten tafel.</li><li>Teken af met een krijtje, aan de achterkant.</li><li>Zet de liniaal op het deel dat je houdt. Schiet je uit, dan gaat het mes door de rest.</li><li>Snijd drie keer licht. De eerste snee is een spoor, de tweede gaat halverwege, de derde erdoor.</li></ol><p>Voor een bocht werkt een roterend mes beter. Pluist de rand toch? Ga er één keer langs met een aansteker op armlengte, of gewoon met de duim.</p>',
    fr: '<p>La faute la plus courante à l’atelier : une lame émoussée. Un feutre de 9 mm réclame une lame sécable de 18 mm toute neuve ; cassez un segment tous les quatre mètres.</p><h2>La marche à suivre</h2><ol><li>Glissez un carton sous le feutre, jamais une table en bois.</li><li>Tracez à la craie, au dos.</li><li>Posez la règle sur la partie à garder. Si la lame dévie, elle part dans la chute.</li><li>Passez trois fois sans forcer. La première trace, la deuxième va à mi-épaisseur, la troisième traverse.</li></ol><p>Dans les courbes, préférez une lame rotative. Le bord peluche encore ? Un passage de briquet à bonne distance, ou simplement du pouce.</p>',
    de: '<p>Der häufigste Fehler an unserem Werktisch: eine stumpfe Klinge. Filz von 9 mm verlangt eine frische Abbrechklinge von 18 mm; nach vier Metern bricht man ein Stück ab.</p><h2>So geht es</h2><ol><li>Karton unter den Filz legen, nie direkt auf den Holztisch.</li><li>Mit Kreide anzeichnen, auf der Rückseite.</li><li>Das Lineal auf den Teil legen, den Sie behalten. Rutscht die Klinge ab, trifft sie den Rest.</li><li>Dreimal leicht schneiden. Der erste Schnitt gibt die Spur vor, der zweite geht bis zur Hälfte, der dritte hindurch.</li></ol><p>Für Kurven eignet sich ein Rollschneider besser. Fusselt die Kante noch? Einmal mit dem Feuerzeug auf Abstand entlang, oder einfach mit dem Daumen.</p>',
    en: '<p>The commonest mistake at our workbench is a blunt blade. Felt of 9 mm wants a fresh 18 mm snap-off knife; break off a segment every four metres.</p><h2>How to do it</h2><ol><li>Put card under the felt, never a wooden table.</li><li>Mark out in chalk, on the back.</li><li>Lay the rule on the part you mean to keep. If the knife slips, it goes into the rest.</li><li>Cut three times, lightly. The first leaves a track, the second goes halfway, the third goes through.</li></ol><p>A rotary cutter is better round a curve. Edge still fluffy? Run a lighter along it at a distance, or simply your thumb.</p>',
  },
  author: 'Noor Aalders',
  date: '2026-05-11',
  readingTime: 1,
  picture: {
    key: 'cascade-hanging-divider',
    alt: {
      nl: 'Viltbanen met strak uitgesneden bladeren',
      fr: 'Lés de feutre aux feuilles nettement découpées',
      de: 'Filzbahnen mit sauber ausgeschnittenen Blättern',
      en: 'Felt lengths with cleanly cut leaves',
    },
  },
  products: ['leaf-felt-lengths', 'honeycomb-hexagons'],
};
