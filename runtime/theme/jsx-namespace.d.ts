import type { JSX as ReactJsx } from 'react';

// React 19 moved the JSX namespace into the package; the types of @stitches/react still look for the global one.
declare global {
  namespace JSX {
    interface IntrinsicElements extends ReactJsx.IntrinsicElements {}
  }
}
