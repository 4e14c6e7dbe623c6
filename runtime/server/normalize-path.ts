/**
 * The one spelling of a path: single slashes, none at the end. `undefined` when it is spelled so already. Repeated
 * slashes in front would otherwise turn a redirect into one to another host.
 */
export function normalizePath(path: string): string | undefined {
  const single = path.replace(/[\\/]+/g, '/');
  const normal = single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
  return normal === path ? undefined : normal;
}
