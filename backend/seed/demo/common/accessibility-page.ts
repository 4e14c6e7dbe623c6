import type { SeedPage, SeedSeller } from '../../seed-data.ts';

/** What a site does so that everybody can use it, as Directive (EU) 2019/882 asks it to be told. */
export function accessibilityPage(name: string, { email, phone }: SeedSeller): SeedPage {
  return {
    id: 'accessibility',
    slugs: { nl: 'toegankelijkheid', fr: 'accessibilite', de: 'barrierefreiheit', en: 'accessibility' },
    title: { nl: 'Toegankelijkheid', fr: 'Accessibilité', de: 'Barrierefreiheit', en: 'Accessibility' },
    intro: {
      nl: `Hoe ${name} te gebruiken is met toetsenbord, schermlezer en vergroting, en wat nog beter kan.`,
      fr: `Comment utiliser ${name} au clavier, avec un lecteur d’écran ou un zoom, et ce qui reste à améliorer.`,
      de: `Wie ${name} mit Tastatur, Screenreader und Vergrößerung nutzbar ist, und was noch besser werden kann.`,
      en: `How ${name} works with a keyboard, a screen reader and magnification, and what can still improve.`,
    },
    blocks: [
      {
        type: 'richText',
        html: {
          nl: `<h2>Wat we nastreven</h2><p>Deze site is gebouwd naar WCAG 2.2, niveau AA, en EN 301 549. Alles is met het toetsenbord te bedienen en werkt ook zonder JavaScript; kleuren halen het nodige contrast en beweging blijft uit als je dat hebt ingesteld.</p>
<h2>Wat nog niet goed is</h2><p>Films van anderen hebben niet altijd ondertitels, en geüploade foto’s hebben geen beschrijving. De waarden uit een grafiek staan altijd ook in een tabel.</p>
<h2>Laat het weten</h2><p>Loop je ergens op vast, schrijf dan naar ${email} of bel ${phone}. We antwoorden binnen vijf werkdagen. Ben je niet tevreden, dan kun je naar de toezichthouder van je land.</p><p>Verklaring van 22 november 2026, op grond van eigen onderzoek.</p>`,
          fr: `<h2>Notre objectif</h2><p>Ce site suit les règles WCAG 2.2, niveau AA, et la norme EN 301 549. Tout s’utilise au clavier et fonctionne aussi sans JavaScript\u202f; les couleurs ont le contraste requis et les animations s’arrêtent si vous l’avez demandé.</p>
<h2>Ce qui reste à faire</h2><p>Les films de tiers n’ont pas toujours de sous-titres, et les photos envoyées n’ont pas de description. Les valeurs d’un graphique figurent toujours aussi dans un tableau.</p>
<h2>Nous écrire</h2><p>Si vous êtes bloqué quelque part, écrivez à ${email} ou appelez le ${phone}. Nous répondons sous cinq jours ouvrables. À défaut de solution, adressez-vous à l’autorité de votre pays.</p><p>Déclaration du 22 novembre 2026, fondée sur notre propre examen.</p>`,
          de: `<h2>Unser Ziel</h2><p>Diese Website folgt den WCAG 2.2, Stufe AA, und der EN 301 549. Alles lässt sich mit der Tastatur bedienen und funktioniert auch ohne JavaScript; Farben haben den nötigen Kontrast, und Bewegung bleibt aus, wenn Sie das eingestellt haben.</p>
<h2>Was noch fehlt</h2><p>Filme anderer Anbieter haben nicht immer Untertitel, und hochgeladene Fotos haben keine Beschreibung. Die Werte eines Diagramms stehen immer auch in einer Tabelle.</p>
<h2>Sagen Sie es uns</h2><p>Kommen Sie irgendwo nicht weiter, schreiben Sie an ${email} oder rufen Sie ${phone} an. Wir antworten binnen fünf Werktagen. Sind Sie nicht zufrieden, wenden Sie sich an die Marktüberwachung Ihres Landes.</p><p>Erklärung vom 22. November 2026, auf Grundlage eigener Prüfung.</p>`,
          en: `<h2>What we aim for</h2><p>This site is built to WCAG 2.2, level AA, and EN 301 549. Everything works with a keyboard and without JavaScript too; colours have the contrast they need, and motion stays off where you have asked for that.</p>
<h2>What is not right yet</h2><p>Films by others do not always have captions, and uploaded photos have no description. The figures of a graph always stand in a table as well.</p>
<h2>Tell us</h2><p>If you get stuck, write to ${email} or call ${phone}. We answer within five working days. If you are not satisfied, turn to the supervisory authority of your country.</p><p>Statement of 22 November 2026, based on our own assessment.</p>`,
        },
      },
    ],
  };
}
