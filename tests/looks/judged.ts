/**
 * What a person found on the twelve key screens, for criteria of WCAG 2.2 that no program decides. A criterion that is not here has not
 * been judged, and the report says so. Judged again, with a new date, after a change of what is judged: of the screens' order, their
 * texts or what the keyboard does.
 */
export const judgedOn = '2026-11-29 and 2026-11-30';

/** Of the acoustic shop in Dutch. The keyboard went through all but the checkout. */
export const judgedScreens = [
  'home',
  'productOverview',
  'productDetail',
  'searchOverview',
  'cart',
  'checkout',
  'login',
  'contact',
  'quotation',
  'acousticsCalculator',
  'blogDetail',
  'notFound',
] as const;

export interface Judgement {
  /** `in part`: nothing speaks against it, where it was looked at. */
  readonly result: 'met' | 'in part' | 'does not apply';
  readonly because: string;
}

const met = (because: string): Judgement => ({ result: 'met', because });
const inPart = (because: string): Judgement => ({ result: 'in part', because });
const absent = (because: string): Judgement => ({ result: 'does not apply', because });
const noMedia = absent('None of the screens has sound, video or a frame.');
const atRest = absent('No animation runs once a screen is there.');

/** By number of the criterion. */
export const judged: Readonly<Record<string, Judgement>> = {
  '1.1.1': met(
    'Pictures that tell something say it (“Drie donkergroene viltpanelen …”); repeated and decorating ones are empty.',
  ),
  '1.2.1': noMedia,
  '1.2.2': noMedia,
  '1.2.3': noMedia,
  '1.2.4': noMedia,
  '1.2.5': noMedia,
  '1.3.2': inPart(
    'The accessibility tree of the product page reads as the page is seen: title, price, choices, quantity, button.',
  ),
  '1.3.3': inPart('The Dutch texts of the code name things; “hieronder” and “hierboven” follow the order of reading.'),
  '1.4.1': inPart(
    'In shades of grey, the first 900 pixels at 390 and 1280: links and the chosen VAT have a line, chosen steps a weight.',
  ),
  '1.4.2': noMedia,
  '1.4.5': inPart('No picture of the first 900 pixels holds text; wordmarks are text.'),
  '1.4.11': inPart('Borders of fields have 3:1 or more against what is around them.'),
  '1.4.12': inPart(
    'At 1280, with the spacing of the criterion: nothing is cut but service links above the header, which come into view with the focus and are in the footer.',
  ),
  '1.4.13': inPart(
    'In the sources nothing opens under a pointer or the focus. A card shows its second picture in the place of the first; suggestions come with typing and close on Escape.',
  ),
  '2.1.1': inPart('A filter was used without a pointer; tests buy without one.'),
  '2.1.2': inPart('59 to 101 stops of the tab key on each screen but the checkout, then the browser’s own controls.'),
  '2.2.1': inPart('No screen counts down, goes on or empties itself.'),
  '2.2.2': atRest,
  '2.3.1': atRest,
  '2.4.3': inPart(
    'The focus goes through a screen as it is read; a filter keeps it, and forms with errors (three) take it to their list.',
  ),
  '2.4.5': met('Menu, search, categories and footer lead to each of them but the steps of a purchase.'),
  '2.4.6': met('Titles, headings and labels were read in their order: each says what follows, none is there twice.'),
  '2.4.11': inPart(
    'At 390 and 1280 nothing that has the focus lies behind header or buy bar; the consent panel was closed.',
  ),
  '2.5.1': met('Nothing on them asks for a path or for two fingers; small pictures choose the large one.'),
  '2.5.2': inPart('In the sources nothing is done when a pointer goes down.'),
  '2.5.4': absent('In the sources nothing listens to the motion of a device.'),
  '2.5.7': met('Files are also chosen by a button; nothing else on them is dragged.'),
  '3.1.2': met('The languages of the choice of languages are marked; nothing else is in another language but names.'),
  '3.2.3': inPart('Header and footer are the same, in the same order, at 1280.'),
  '3.2.4': met('The controls of the header have the same names on all twelve, at 1280; the cart adds its number.'),
  '3.2.6': inPart('Contact is first in the line above the header, at 1280.'),
  '3.3.1': inPart(
    'Contact, login and quotation: a list names each field and what is wrong with it; the field says it again.',
  ),
  '3.3.3': inPart('Contact: “Vul een e-mailadres in zoals naam@voorbeeld.nl.”'),
  '3.3.4': inPart(
    'The last step of the checkout shows the whole order and leads back to each part; seen in the sources and by tests.',
  ),
  '3.3.7': inPart('The checkout asks for one address; the delivery has it, too, unless a tick is taken away.'),
  '4.1.3': inPart('What is put into the cart and the number of results are said without taking the focus.'),
};
