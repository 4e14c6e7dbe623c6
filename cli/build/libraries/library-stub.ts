/** Prefix of the ids of modules that replace a library in a site's bundle. */
export const libraryStub = '\0shopgen-library:';

/** Returns the specifier of the library that a stub replaces; `undefined` for the id of another module. */
export function readLibraryStub(id: string): string | undefined {
  return id.startsWith(libraryStub) ? id.slice(libraryStub.length).replace(/^\w+:/, '') : undefined;
}
