/**
 * React DOM's profiling build, for which its types package has no declarations; its exports are those of
 * `react-dom/client`.
 */
declare module 'react-dom/profiling' {
  export { createRoot, hydrateRoot } from 'react-dom/client';
}
