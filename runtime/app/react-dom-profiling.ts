export { hydrateRoot } from 'react-dom/profiling';
