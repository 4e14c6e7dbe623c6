import { describe, expect, it } from 'vitest';
import { loadSite } from '#cli/config/load-site.ts';
import { routeKeys, routeRules } from '#runtime/contracts/routes.ts';
import { packageRoot } from '../support/project-root.ts';

/** The specified route table, word for word. A site may have further routes. */
const table = `
searchOverview | /search | /zoeken | /chercher | /suche
blogOverview | /blogs | /blogs | /blogs | /blogs
blogDetail | /blogs/{slug} | /blogs/{slug} | /blogs/{slug} | /blogs/{slug}
adviceOverview | /advice | /advies | /conseil | /rat
adviceDetail | /advice/{slug} | /advies/{slug} | /conseil/{slug} | /rat/{slug}
projectOverview | /projects | /projecten | /projets | /projekte
projectDetail | /projects/{slug} | /projecten/{slug} | /projets/{slug} | /projekte/{slug}
inspirationOverview | /inspiration | /inspiratie | /inspiration | /inspiration
categoryDetail | /products/{slug} | /producten/{slug} | /produits/{slug} | /produkte/{slug}
productOverview | /products | /producten | /produits | /produkte
productDetail | /product/{slug} | /product/{slug} | /produit/{slug} | /produkt/{slug}
home | / | / | / | /
contact | /contact | /contact | /contact | /kontakt
newsletter | /newsletter | /nieuwsbrief | /bulletin | /rundschreiben
newsletterConfirm | /newsletter/confirm | /nieuwsbrief/bevestigen | /bulletin/confirmer | /rundschreiben/bestaetigen
checkout | /checkout | /afrekenen | /payer | /zahlen
checkoutResult | /checkout/result | /afrekenen/resultaat | /payer/resultat | /zahlen/resultat
cart | /cart | /winkelwagen | /panier | /warenkorb
orderStatus | /order-status | /bestelstatus | /suivi-commande | /bestellstatus
quotation | /quotation | /offerte | /devis | /angebot
contentPage | /info/{slug} | /info/{slug} | /info/{slug} | /info/{slug}
myAccount | /my-account | /mijn-account | /mon-compte | /mein-konto
myAccountAddress | /my-account/address | /mijn-account/adres | /mon-compte/adresse | /mein-konto/adresse
myAccountDetails | /my-account/details | /mijn-account/gegevens | /mon-compte/details | /mein-konto/einzelheiten
myAccountOrders | /my-account/orders | /mijn-account/bestellingen | /mon-compte/commandes | /mein-konto/bestellungen
myAccountOrderDetail | /my-account/orders/{id} | /mijn-account/bestellingen/{id} | /mon-compte/commandes/{id} | /mein-konto/bestellungen/{id}
myAccountStorage | /my-account/saved-items | /mijn-account/bewaard | /mon-compte/enregistres | /mein-konto/gemerkt
sharedItem | /shared/{id} | /gedeeld/{id} | /partage/{id} | /geteilt/{id}
login | /login | /inloggen | /connexion | /anmelden
register | /register | /registreren | /inscription | /registrieren
registerVerify | /register/verify | /registreren/bevestigen | /inscription/verifier | /registrieren/bestaetigen
forgotPassword | /forgot-password | /wachtwoord-vergeten | /mot-de-passe-oublie | /passwort-vergessen
resetPassword | /reset-password | /wachtwoord-herstellen | /reinitialiser-mot-de-passe | /passwort-zuruecksetzen
notFound | /page-not-found | /pagina-niet-gevonden | /page-non-trouvee | /seite-nicht-gefunden
jobOfferOverview | /job-offers | /vacatures | /postes-vacants | /jobangebote
jobOfferDetail | /job-offer/{slug} | /vacature/{slug} | /poste-vacant/{slug} | /jobangebot/{slug}`;

const locales = { 'en-GB': 1, 'nl-NL': 2, 'nl-BE': 2, 'fr-BE': 3, 'fr-FR': 3, 'de-DE': 4, 'de-AT': 4 } as const;

const rows = table
  .trim()
  .split('\n')
  .map((row) => row.split('|').map((cell) => cell.trim()));

describe('the route tables', async () => {
  const { model } = await loadSite(packageRoot, 'acoustic');

  it.each(Object.entries(locales))('of %s are to the letter', (locale, column) => {
    expect(model.routes[locale]).toMatchObject(Object.fromEntries(rows.map((row) => [row[0], row[column]])));
  });
});

describe('a site without shop, account and search', () => {
  it.each(['db-noise-control', 'group'])('%s has every route but theirs', async (id) => {
    const { model } = await loadSite(packageRoot, id);
    const own = routeKeys.filter((key) => routeRules[key].gate === undefined);
    for (const locale of model.locales) expect(Object.keys(model.routes[locale] ?? {})).toEqual(own);
  });
});

describe('a site model', () => {
  it('cannot be changed by anybody', async () => {
    const { model } = await loadSite(packageRoot, 'acoustic');
    expect(Object.isFrozen(model)).toBe(true);
    expect(Object.isFrozen(model.flags.search)).toBe(true);
    expect(Object.isFrozen(model.routes['nl-NL'])).toBe(true);
  });
});
