import { styled } from '#runtime/theme/stitches.ts';

/** Title and form, with an aside from 992 px on. */
export const FormColumns = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$5',
  alignItems: 'start',
  paddingTop: 'clamp(40px, 5vw, 88px)',
  '@lg': { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 360px)', justifyContent: 'space-between' },
});

export const FormIntro = styled('div', { display: 'grid', gap: '$2', marginBottom: '$4' });

/** Further information and actions. */
export const FormAside = styled('aside', {
  display: 'grid',
  gap: '$2',
  justifyItems: 'start',
  padding: '$4',
  borderRadius: '$medium',
  backgroundColor: '$surfaceSunken',
});
