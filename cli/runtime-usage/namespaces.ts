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
  'own',
  'product',
  'project',
  'register',
  'resetPassword',
  'routes',
  'search',
  'yup',
] as const;

/** The namespace of texts that sites have for their own code. Only bundles have it. */
export const ownNamespace = 'own';

export type Namespace = (typeof namespaces)[number];

export function isNamespace(name: string): name is Namespace {
  return namespaces.some((namespace) => namespace === name);
}
