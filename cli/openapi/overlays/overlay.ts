import type { Place } from '#cli/diagnostics/diagnostic.ts';
import type { Located } from '#cli/sources/located.ts';
import type { SourceFile } from '#cli/sources/read-text.ts';

/** One change of a description, of an overlay. */
export interface OverlayAction {
  /** Where the action begins. */
  readonly place: Place;
  /** A query of the nodes to change (RFC 9535). */
  readonly target: { readonly query: string; readonly place: Place };
  readonly change:
    | { readonly kind: 'update'; readonly value: Located }
    | { readonly kind: 'copy'; readonly query: string; readonly place: Place }
    | { readonly kind: 'remove' };
}

/** A file of changes (OpenAPI Overlay Specification 1.1). */
export interface Overlay {
  readonly source: SourceFile;
  readonly actions: readonly OverlayAction[];
}
