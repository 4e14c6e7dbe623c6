/** React DOM's profiling build, for which its types package has no declarations; it exports what the ordinary one does. */
declare module 'react-dom/profiling' {
  export { createRoot, hydrateRoot } from 'react-dom/client';
}
