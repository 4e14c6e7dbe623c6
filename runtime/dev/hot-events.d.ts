import 'vite/types/importMeta.d.ts';
import type { DevelopmentEvents } from '#runtime/contracts/development.ts';

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap extends DevelopmentEvents {}
}
