/** Made by the build: the names of the client's files, for the server's entry. */
declare module 'virtual:shopgen/manifest' {
  export const manifest: import('./manifest.ts').ClientManifest;
}
