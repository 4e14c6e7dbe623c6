import { type Gate, gates } from '#runtime/contracts/flags.ts';

/** The namespaces texts are kept in: one JSON file each per locale. */
export const namespaces = [
  'account',
  'apiErrors',
  'auth',
  'blogs',
  'cart',
  'checkout',
  'components',
  'footer',
  'form',
  'global',
  'header',
  'homepage',
  'inspiration',
  'notFound',
  'product',
  'project',
  'register',
  'resetPassword',
  'routes',
  'search',
  'yup',
] as const;

export type Namespace = (typeof namespaces)[number];

/** Namespaces that only the screens behind a flag use: a site without the flag does not carry them. */
export const namespaceGates: Partial<Readonly<Record<string, Gate>>> = {
  account: 'account',
  auth: 'account',
  register: 'account',
  resetPassword: 'account',
  cart: 'products',
  checkout: 'products',
  product: 'products',
  search: 'search',
} satisfies Partial<Record<Namespace, Gate>>;

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

/** What is said of an API that stands in the way to any page; everything else that one may say is said to forms. */
const errorsOfEveryPage: ReadonlySet<string> = new Set(['NETWORK_ERROR', 'TIMEOUT']);

/** Whether only screens with forms show a text: a first visit elsewhere does not load it. */
export function isFormText(namespace: string, key: string): boolean {
  return formNamespaces.has(namespace) || (namespace === 'apiErrors' && !errorsOfEveryPage.has(key));
}

/** Texts in namespaces of every site that only the screens behind a flag use; a name stands for all below it as well. */
const textGates: Partial<Readonly<Record<string, Partial<Readonly<Record<Gate, readonly string[]>>>>>> = {
  apiErrors: {
    account: [
      'UNAUTHENTICATED',
      'CREDENTIALS_INVALID',
      'ACCOUNT_UNVERIFIED',
      'ACCOUNT_DISABLED',
      'PASSWORD_WRONG',
      'EMAIL_IN_USE',
    ],
    products: [
      'PRODUCT_NOT_FOUND',
      'CONFIGURATION_NOT_FOUND',
      'CONFIGURATION_OUTDATED',
      'RESOLUTION_TOO_LOW',
      'ORDER_NOT_FOUND',
      'ORDER_EMPTY',
      'ORDER_FULL',
      'ORDER_INCOMPLETE',
      'ORDER_CHANGED',
      'ORDER_PLACED',
      'ORDER_NOT_PLACED',
      'ORDER_PAID',
      'ORDER_CANCELLED',
      'ORDER_NOT_CANCELLABLE',
      'WITHDRAWAL_NOT_ALLOWED',
      'OUT_OF_STOCK',
      'DELIVERY_UNAVAILABLE',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_PROVIDER_UNAVAILABLE',
    ],
  },
  form: { account: ['password'], products: ['photo'] },
  header: { account: ['account'], products: ['cart'] },
  notFound: { products: ['products'] },
  yup: { account: ['email_in_use', 'string.password', 'string.password_match'], products: ['licenseCode'] },
} satisfies Partial<Record<Namespace, Partial<Record<Gate, readonly string[]>>>>;

/** The flag that a text is for, by itself or with its whole namespace; `undefined` where every site has it. */
export function gateOfText(namespace: string, key: string): Gate | undefined {
  return (
    namespaceGates[namespace] ??
    gates.find((gate) => textGates[namespace]?.[gate]?.some((name) => key === name || key.startsWith(`${name}.`)))
  );
}

export function isNamespace(name: string): name is Namespace {
  return namespaces.some((namespace) => namespace === name);
}
