import type { SeedPage } from '../../seed-data.ts';

/** Terms of use of a site that sells nothing. */
export function siteTermsPage(name: string): SeedPage {
  return {
    id: 'terms',
    slugs: {
      nl: 'gebruiksvoorwaarden',
      fr: 'conditions-d-utilisation',
      de: 'nutzungsbedingungen',
      en: 'terms-of-use',
    },
    title: { nl: 'Gebruiksvoorwaarden', fr: 'Conditions d’utilisation', de: 'Nutzungsbedingungen', en: 'Terms of use' },
    intro: {
      nl: `Wat je met de teksten, beelden en getallen op de site van ${name} mag doen.`,
      fr: `Ce que vous pouvez faire des textes, images et chiffres du site de ${name}.`,
      de: `Was mit Texten, Bildern und Zahlen auf der Website von ${name} erlaubt ist.`,
      en: `What you may do with the texts, pictures and figures on the site of ${name}.`,
    },
    blocks: [
      {
        type: 'richText',
        html: {
          nl: '<h2>Gebruik</h2><p>Je mag citeren en naar ons verwijzen, met bronvermelding. Voor beelden en grafieken vraag je vooraf toestemming.</p><h2>Rekenvoorbeelden</h2><p>De voorbeelden op deze site laten zien hoe we te werk gaan. Ze vervangen geen onderzoek ter plaatse. Aan de uitkomsten kunnen geen rechten worden ontleend.</p><h2>Verwijzingen</h2><p>Voor sites waarnaar we verwijzen, zijn hun makers verantwoordelijk. Werkt een verwijzing niet meer, dan horen we dat graag.</p><h2>Recht</h2><p>Nederlands recht is van toepassing.</p>',
          fr: '<h2>Utilisation</h2><p>Vous pouvez citer nos textes et y renvoyer, en mentionnant la source. Pour les images et les graphiques, demandez d’abord notre accord.</p><h2>Exemples de calcul</h2><p>Les exemples montrent notre façon de travailler. Ils ne remplacent pas une étude sur place et n’ouvrent aucun droit.</p><h2>Liens</h2><p>Les sites vers lesquels nous renvoyons relèvent de leurs auteurs. Un lien ne fonctionne plus ? Dites-le-nous.</p><h2>Droit applicable</h2><p>Le droit néerlandais s’applique.</p>',
          de: '<h2>Nutzung</h2><p>Zitieren und Verlinken ist mit Quellenangabe erlaubt. Für Bilder und Diagramme fragen Sie uns bitte vorher.</p><h2>Rechenbeispiele</h2><p>Die Beispiele zeigen, wie wir vorgehen. Sie ersetzen keine Untersuchung vor Ort; Ansprüche lassen sich daraus nicht ableiten.</p><h2>Verweise</h2><p>Für verlinkte Seiten sind deren Betreiber verantwortlich. Funktioniert ein Verweis nicht mehr, freuen wir uns über einen Hinweis.</p><h2>Recht</h2><p>Es gilt niederländisches Recht.</p>',
          en: '<h2>Use</h2><p>You are welcome to quote us and link to us, naming the source. For pictures and graphs, please ask first.</p><h2>Worked examples</h2><p>The examples on this site show how we go about things. They are no substitute for a survey on site, and no rights can be derived from them.</p><h2>Links</h2><p>Sites we link to are their makers’ responsibility. If a link has stopped working, do tell us.</p><h2>Law</h2><p>Dutch law applies.</p>',
        },
      },
    ],
  };
}
