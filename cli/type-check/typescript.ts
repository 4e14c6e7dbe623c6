/** The compiler as a value: it is handed from function to function, so that no command loads it that does not need it. */
export type TypeScript = typeof import('typescript');

/** Loads the compiler; its import alone takes a third of a second. */
export async function loadTypeScript(): Promise<TypeScript> {
  const { default: typescript } = await import('typescript');
  return typescript;
}
