import type { Gate } from '../schema/route-rules.ts';

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

export function isNamespace(name: string): name is Namespace {
  return namespaces.some((namespace) => namespace === name);
}
