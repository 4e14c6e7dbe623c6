import type { SeedPage } from '../../../seed-data.ts';

export const servicePage: SeedPage = {
  id: 'service',
  slugs: {
    nl: 'levering-en-retour',
    fr: 'livraison-et-retours',
    de: 'versand-und-rueckgabe',
    en: 'delivery-and-returns',
  },
  oldSlugs: { nl: ['verzenden'], de: ['versand'], en: ['shipping'] },
  title: {
    nl: 'Levering en retour',
    fr: 'Livraison et retours',
    de: 'Versand und Rückgabe',
    'de-AT': 'Lieferung und Rückgabe',
    en: 'Delivery and returns',
  },
  intro: {
    nl: 'Hoe je bestelling komt, wanneer, en wat je doet als ze niet bevalt.',
    fr: 'Comment arrive votre commande, quand, et que faire si elle ne convient pas.',
    de: 'Wie Ihre Bestellung kommt, wann, und was Sie tun, wenn sie nicht passt.',
    en: 'How your order arrives, when, and what to do if it doesn’t suit.',
  },
  metaDescription: {
    nl: 'Levertijden, afhalen, montage en retourneren: alles over je bestelling akoestische panelen.',
    fr: 'Délais, retrait, pose et retours : tout sur votre commande de panneaux acoustiques.',
    de: 'Lieferzeiten, Abholung, Montage und Rückgabe: alles über Ihre Bestellung von Akustikpaneelen.',
    en: 'Delivery times, collection, fitting and returns: all about your order of acoustic panels.',
  },
  blocks: [
    {
      type: 'richText',
      title: {
        nl: 'Drie manieren om het te krijgen',
        fr: 'Trois façons de recevoir',
        de: 'So kommt Ihre Bestellung zu Ihnen',
        en: 'Three ways to receive it',
      },
      html: {
        nl: '<table><thead><tr><th>Manier</th><th>Waar</th><th>Goed om te weten</th></tr></thead><tbody><tr><td>Bezorgen</td><td>Nederland, België, Frankrijk, Duitsland, Oostenrijk, Verenigd Koninkrijk</td><td>Panelen langer dan 1,2 m komen op een pallet, tot aan de eerste drempel</td></tr><tr><td>Afhalen</td><td>Ons magazijn in Hengelo</td><td>Op werkdagen van 8.00 tot 17.00 uur, na bericht</td></tr><tr><td>Bezorgen en monteren</td><td>In dezelfde landen, bij producten waar het bij staat</td><td>Onze monteurs nemen de verpakking weer mee</td></tr></tbody></table><p>Wat op voorraad is en op een werkdag voor 15.00 uur is besteld, gaat dezelfde dag de deur uit. Wat we voor je maken, heeft de levertijd die bij het product staat.</p>',
        'nl-BE':
          '<table><thead><tr><th>Manier</th><th>Waar</th><th>Goed om te weten</th></tr></thead><tbody><tr><td>Leveren</td><td>België, Nederland, Frankrijk, Duitsland, Oostenrijk, Verenigd Koninkrijk</td><td>Panelen langer dan 1,2 m komen op een pallet, tot aan de eerste drempel</td></tr><tr><td>Afhalen</td><td>Ons magazijn in Hengelo (Nederland)</td><td>Op werkdagen van 8 tot 17 uur, na bericht</td></tr><tr><td>Leveren en plaatsen</td><td>In dezelfde landen, bij producten waar het bij staat</td><td>Onze mensen nemen de verpakking weer mee</td></tr></tbody></table><p>Wat op voorraad is en op een werkdag voor 15 uur besteld werd, vertrekt dezelfde dag. Wat we voor je maken, heeft de levertijd die bij het product staat.</p>',
        fr: '<table><thead><tr><th>Mode</th><th>Où</th><th>Bon à savoir</th></tr></thead><tbody><tr><td>Livraison</td><td>Belgique, France, Pays-Bas, Allemagne, Autriche, Royaume-Uni</td><td>Au-delà de 1,2 m, les panneaux arrivent sur palette, jusqu’au premier seuil</td></tr><tr><td>Retrait</td><td>Notre entrepôt de Hengelo (Pays-Bas)</td><td>Les jours ouvrables de 8 h à 17 h, après notre message</td></tr><tr><td>Livraison et pose</td><td>Dans les mêmes pays, pour les produits qui le mentionnent</td><td>Nos monteurs remportent les emballages</td></tr></tbody></table><p>Ce qui est en stock et commandé un jour ouvrable avant 15 h part le jour même. Ce que nous fabriquons pour vous suit le délai indiqué sur la fiche.</p>',
        de: '<table><thead><tr><th>Art</th><th>Wo</th><th>Gut zu wissen</th></tr></thead><tbody><tr><td>Lieferung</td><td>Deutschland, Österreich, Niederlande, Belgien, Frankreich, Vereinigtes Königreich</td><td>Paneele über 1,2 m kommen auf Palette, bis zur Haustür</td></tr><tr><td>Abholung</td><td>Unser Lager in Hengelo (Niederlande)</td><td>An Werktagen von 8 bis 17 Uhr, nach unserer Nachricht</td></tr><tr><td>Lieferung mit Montage</td><td>In denselben Ländern, bei Produkten mit diesem Hinweis</td><td>Unsere Monteure nehmen die Verpackung wieder mit</td></tr></tbody></table><p>Was am Lager liegt und werktags bis 15 Uhr bestellt wird, geht am selben Tag hinaus. Was wir für Sie fertigen, hat die Lieferzeit, die beim Produkt steht.</p>',
        en: '<table><thead><tr><th>Method</th><th>Where</th><th>Good to know</th></tr></thead><tbody><tr><td>Delivery</td><td>United Kingdom, Netherlands, Belgium, France, Germany, Austria</td><td>Panels over 1.2 m come on a pallet, to your doorstep</td></tr><tr><td>Collection</td><td>Our warehouse in Hengelo, the Netherlands</td><td>Working days 8 am to 5 pm, once we have written to you</td></tr><tr><td>Delivery and fitting</td><td>The same countries, for products that say so</td><td>Our fitters take the packaging away again</td></tr></tbody></table><p>What is in stock and ordered by 3 pm on a working day leaves the same day. What we make for you has the delivery time stated with the product.</p>',
      },
    },
    {
      type: 'faq',
      title: {
        nl: 'Vragen die we vaak krijgen',
        fr: 'Questions fréquentes',
        de: 'Häufige Fragen',
        en: 'Questions we are often asked',
      },
      items: [
        {
          question: {
            nl: 'Mag ik panelen terugsturen die al aan de muur hebben gehangen?',
            fr: 'Puis-je renvoyer des panneaux déjà posés ?',
            de: 'Kann ich Paneele zurückgeben, die schon an der Wand hingen?',
            en: 'May I return panels that have been on the wall?',
          },
          answer: {
            nl: '<p>Ja, mits ze onbeschadigd zijn en niet gelijmd. Geschroefd of met magneten opgehangen is geen probleem. Je hebt 14 dagen.</p>',
            fr: '<p>Oui, s’ils sont intacts et n’ont pas été collés. Vissés ou posés sur aimants, pas de souci. Vous avez 14 jours.</p>',
            de: '<p>Ja, sofern sie unbeschädigt und nicht geklebt sind. Geschraubt oder mit Magneten befestigt ist kein Problem. Sie haben 14 Tage Zeit.</p>',
            en: '<p>Yes, provided they are undamaged and were not glued. Screws and magnets are fine. You have 14 days.</p>',
          },
        },
        {
          question: {
            nl: 'Wat kan niet terug?',
            fr: 'Que ne puis-je pas renvoyer ?',
            de: 'Was ist von der Rückgabe ausgenommen?',
            en: 'What can’t be returned?',
          },
          answer: {
            nl: '<p>Alles wat we op jouw maat hebben gesneden, genaaid, gespoten of bedrukt. Ook dan lossen we een fout van ons natuurlijk op.</p>',
            fr: '<p>Tout ce que nous avons coupé, cousu, peint ou imprimé à vos mesures. Une erreur de notre part est bien sûr toujours réparée.</p>',
            de: '<p>Alles, was wir nach Ihrem Maß zugeschnitten, genäht, gespritzt oder bedruckt haben. Fehler von unserer Seite beheben wir selbstverständlich auch dann.</p>',
            en: '<p>Anything we have cut, sewn, sprayed or printed to your measurements. If the mistake is ours we put it right, of course.</p>',
          },
        },
        {
          question: {
            nl: 'Het pakket is beschadigd. Wat nu?',
            fr: 'Le colis est abîmé. Que faire ?',
            de: 'Das Paket ist beschädigt. Was nun?',
            en: 'The parcel is damaged. What now?',
          },
          answer: {
            nl: '<p>Maak een foto van de doos en van het product en stuur die binnen drie dagen op. Je krijgt een nieuw exemplaar; het oude halen we op.</p>',
            fr: '<p>Photographiez le carton et le produit et envoyez-nous les images sous trois jours. Vous recevez un nouvel exemplaire ; nous reprenons l’ancien.</p>',
            de: '<p>Fotografieren Sie Karton und Produkt und schicken Sie uns die Bilder innerhalb von drei Tagen. Sie erhalten Ersatz, das alte Stück holen wir ab.</p>',
            en: '<p>Take a picture of the box and of the product and send it within three days. You get a new one; we collect the old.</p>',
          },
        },
        {
          question: {
            nl: 'Kan ik zonder btw bestellen?',
            fr: 'Puis-je commander hors TVA ?',
            de: 'Kann ich ohne Umsatzsteuer bestellen?',
            en: 'Can I order without VAT?',
          },
          answer: {
            nl: '<p>Bedrijven buiten Nederland met een geldig btw-nummer in de EU krijgen een factuur met verlegde btw.</p>',
            'nl-BE':
              '<p>Ondernemingen in België en andere EU-landen buiten Nederland met een geldig btw-nummer krijgen een factuur met btw verlegd.</p>',
            fr: '<p>Les entreprises de l’Union européenne hors Pays-Bas disposant d’un numéro de TVA valable reçoivent une facture avec autoliquidation.</p>',
            de: '<p>Unternehmen in der EU außerhalb der Niederlande mit gültiger USt-IdNr. erhalten eine Rechnung nach dem Reverse-Charge-Verfahren.</p>',
            'de-AT':
              '<p>Unternehmen in der EU außerhalb der Niederlande mit gültiger UID-Nummer erhalten eine Rechnung mit Übergang der Steuerschuld.</p>',
            en: '<p>Businesses in EU countries other than the Netherlands with a valid VAT number are invoiced under the reverse charge.</p>',
          },
        },
      ],
    },
  ],
};
