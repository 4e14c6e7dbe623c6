/** The namespaces of the texts: one JSON file each per locale. */
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

export function isNamespace(name: string): name is Namespace {
  return namespaces.some((namespace) => namespace === name);
}
