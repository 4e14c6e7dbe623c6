/**
 * What a person found on the twelve key screens, for the criteria of WCAG 2.2 that no program decides. Judged again, with a new date,
 * after a change of what is judged: of the screens' order, their texts or what the keyboard does.
 */
export const judgedOn = '2026-11-29';

/** Of the acoustic shop in Dutch, at 390 and 1280 pixels, in shades of grey, by keyboard alone and from the accessibility tree. */
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
  readonly result: 'met' | 'does not apply';
  readonly because: string;
}

const met = (because: string): Judgement => ({ result: 'met', because });
const absent = (because: string): Judgement => ({ result: 'does not apply', because });
const noMedia = absent(
  'No screen plays sound or video by itself; a film of a product is a link until it is asked for.',
);

/** By number of the criterion. */
export const judged: Readonly<Record<string, Judgement>> = {
  '1.1.1': met(
    'Pictures that tell something say it (“Drie donkergroene viltpanelen …”), repeated and decorating ones are empty; the graph names the table below it.',
  ),
  '1.2.1': noMedia,
  '1.2.2': noMedia,
  '1.2.3': noMedia,
  '1.2.4': noMedia,
  '1.2.5': noMedia,
  '1.3.2': met(
    'The accessibility tree reads in the order that is seen at both widths: title, price, choices, quantity, button.',
  ),
  '1.3.3': met('No text refers to a place, a shape or a sound; buttons are called by their words.'),
  '1.3.4': met('Nothing asks for an orientation.'),
  '1.4.1': met(
    'In shades of grey everything is told apart: colours have names beside them, links in text are underlined, the chosen VAT has a line, errors have words.',
  ),
  '1.4.2': noMedia,
  '1.4.5': met('No picture holds text; the wordmarks are text.'),
  '1.4.11': met(
    'Borders of fields, checkboxes and the ring of the chosen colour have 3:1 or more against what is around them.',
  ),
  '1.4.12': met(
    'With the spacing of the criterion nothing is cut; service links that no longer fit the line above the header come into view with the focus, and are in the footer.',
  ),
  '1.4.13': met(
    'Nothing opens on hover or focus but suggestions, which Escape closes and which stay while the pointer is on them.',
  ),
  '2.1.1': met('A purchase, a filter, the gallery, the calculator and each form were used without a pointer.'),
  '2.1.2': met('59 to 101 stops of the tab key on each screen, then the browser’s own controls.'),
  '2.1.4': met('No key of one character does anything outside fields.'),
  '2.2.1': met('A session that ends keeps the cart and what was typed; no screen counts down.'),
  '2.2.2': absent('Nothing moves, blinks or scrolls by itself.'),
  '2.3.1': absent('Nothing flashes.'),
  '2.4.3': met(
    'The focus goes through the header, the path, the content and the footer as they are read; a filter keeps it, a form with errors takes it to their list.',
  ),
  '2.4.5': met('Menu, search, path and footer lead to each screen; cart and checkout are steps of one process.'),
  '2.4.6': met('Headings say what is below them, also of price and choices of a product; labels name one field each.'),
  '2.4.11': met('No control with the focus lies behind the header, the buy bar or the consent panel.'),
  '2.5.1': met('Enlarged pictures and the crop tool have buttons for what two fingers do.'),
  '2.5.2': met('Nothing happens before the pointer is released, except dragging.'),
  '2.5.3': met(
    'The name of each control begins with the words on it; signs such as + and − have names that say what they count.',
  ),
  '2.5.4': absent('Nothing listens to the motion of a device.'),
  '2.5.7': met('Files can be chosen instead of dropped, pictures moved by keys and numbers, lists sorted by buttons.'),
  '3.1.2': met('The languages of the choice of languages are marked; names of products and brands are names.'),
  '3.2.1': met('The focus alone changes nothing.'),
  '3.2.2': met('Choices change prices beside them and say so; only links and buttons lead elsewhere.'),
  '3.2.3': met('Header and footer are the same, in the same order, on all screens.'),
  '3.2.4': met('Cart, search, path and quantity have one name on all screens.'),
  '3.2.6': met('Contact is first in the line above the header, and in the footer, on all screens.'),
  '3.3.1': met(
    'A list above the form names each field and what is wrong with it, and leads there; the field says it again.',
  ),
  '3.3.3': met('Errors say what is expected: “Vul een e-mailadres in zoals naam@voorbeeld.nl.”'),
  '3.3.4': met('The last step of the checkout shows everything before the order; an order can be withdrawn.'),
  '3.3.7': met(
    'Delivery takes the address of the bill unless another is wanted; what was typed stays when going back.',
  ),
  '3.3.8': met('Passwords can be pasted and filled in by a password manager; there is no puzzle.'),
  '4.1.3': met(
    'What is put into the cart, the number of results, surcharges and uploads are said without taking the focus.',
  ),
};
