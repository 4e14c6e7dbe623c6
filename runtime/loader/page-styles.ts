/**
 * Adds the stylesheets of the page: the document carries the rules that it needs itself, the application shows more. One that
 * cannot be fetched holds nothing up.
 */
export async function addStyles(addresses: readonly string[]): Promise<void> {
  await Promise.all(
    addresses.map(
      (href) =>
        new Promise<unknown>((resolve) => {
          const link = document.createElement('link');
          link.rel = 'stylesheet';
          link.href = href;
          link.addEventListener('load', resolve);
          link.addEventListener('error', resolve);
          document.head.append(link);
        }),
    ),
  );
}
