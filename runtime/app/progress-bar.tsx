import nprogress from 'nprogress';
import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { bar } from './progress-bar.styles.ts';

nprogress.configure({
  minimum: 0.3,
  speed: 300,
  easing: 'ease',
  showSpinner: false,
  barSelector: '[data-progress]',
  template: `<div class="${bar().className}" data-progress></div>`,
});

/** Shows that a route is on its way: starts with a navigation, ends when it completes or fails. */
export function ProgressBar(): null {
  const loading = useNavigation().state !== 'idle';
  useEffect(() => {
    if (loading) nprogress.start();
    else nprogress.done();
  }, [loading]);
  return null;
}
