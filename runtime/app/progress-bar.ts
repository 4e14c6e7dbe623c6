import nprogress from 'nprogress';
import { createTrustedPolicy } from '#runtime/lib/trusted-types.ts';
import { bar } from './progress-bar.styles.ts';

const policy = createTrustedPolicy('progress', {
  createHTML: () => `<div class="${bar().className}" data-progress></div>`,
});

nprogress.configure({
  minimum: 0.3,
  speed: 300,
  easing: 'ease',
  showSpinner: false,
  barSelector: '[data-progress]',
  template: policy.createHTML(''),
});

let isShown = false;

/** Shows that a navigation is in progress, until it completes or fails. */
export function showProgress(isLoading: boolean): void {
  if (isLoading === isShown) return;
  isShown = isLoading;
  if (isLoading) nprogress.start();
  else nprogress.done();
}
