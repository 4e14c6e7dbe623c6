import type { Namespace } from '#cli/runtime-usage/namespaces.ts';
import { type AdviceChoices, adviceTextKeys, usualAdviceChoices } from '#runtime/contracts/advice-choices.ts';
import { type Gate, gatedTexts, gates } from '#runtime/contracts/flags.ts';
import { isRouteKey, type RouteKey, routeKeys, routeRules } from '#runtime/contracts/routes.ts';

/** Namespaces that only screens with forms show. */
const formNamespaces: ReadonlySet<string> = new Set([
  'account',
  'auth',
  'cart',
  'checkout',
  'form',
  'register',
  'resetPassword',
  'yup',
] satisfies readonly Namespace[]);

/** Error texts that any page may show when it loads; all other errors are shown by forms only. */
const errorsOfEveryPage: ReadonlySet<string> = new Set(['NETWORK_ERROR', 'TIMEOUT']);

/** Returns whether only screens with forms show a text: a first visit elsewhere does not load it. */
export function isFormText(namespace: string, key: string): boolean {
  return formNamespaces.has(namespace) || (namespace === 'apiErrors' && !errorsOfEveryPage.has(key));
}

/** Returns the gate of a namespace as a whole: a site without it does not have the namespace. */
export function gateOfNamespace(namespace: string): Gate | undefined {
  return gates.find((gate) => gatedTexts[gate]?.[namespace] === 'all');
}

/** Returns the gate of a text, its own or that of its namespace; `undefined` where every site has it. */
export function gateOfText(namespace: string, key: string): Gate | undefined {
  return gates.find((gate) => {
    const texts = gatedTexts[gate]?.[namespace];
    return texts === 'all' || texts?.some((name) => isWithin(key, name));
  });
}

/** Returns the route whose pages alone show a text, its title included; `undefined` where others may. */
export function routeOfText(namespace: string, key: string): RouteKey | undefined {
  if (namespace === 'routes') return isRouteKey(key) ? key : undefined;
  return routeKeys.find((route) => routeRules[route].texts?.[namespace]?.some((name) => isWithin(key, name)));
}

/** Returns whether a text is the name of a choice that a site's forms do not offer. */
export function isNotOffered(namespace: string, key: string, choices: AdviceChoices = usualAdviceChoices): boolean {
  if (namespace !== 'form') return false;
  return offers.some(
    (name) => isWithin(key, adviceTextKeys[name]) && !choices[name].some((choice) => key.endsWith(`.${choice}`)),
  );
}

const offers = ['rooms', 'problems'] as const;

const isWithin = (key: string, name: string): boolean => key === name || key.startsWith(`${name}.`);
