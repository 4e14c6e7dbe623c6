/** The names of the client's files, provided by the build to the server's entry. */
declare module 'virtual:shopgen/manifest' {
  export const manifest: import('./manifest.ts').ClientManifest;
}
