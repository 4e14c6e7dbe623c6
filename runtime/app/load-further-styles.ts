/**
 * Adds the styles of the site's other pages, once: the document comes with those of its own page.
 *
 * @throws {TypeError} when they cannot be fetched, as for a module that cannot be.
 */
export async function loadFurtherStyles(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[data-further]');
  const href = script?.dataset.further;
  if (!script || !href) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  await new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new TypeError(`The stylesheet ${href} could not be fetched`));
    });
    document.head.append(link);
  });
  delete script.dataset.further;
}
