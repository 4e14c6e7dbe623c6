import { styled } from '#runtime/theme/stitches.ts';

export const OptionList = styled('div', { display: 'grid', gap: '$4' });

export const OptionGroup = styled('section', {
  display: 'grid',
  gap: '12px',
  paddingTop: '$3',
  borderTop: '1px solid $colors$line',
});

export const OptionTitle = styled('h3', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '$1',
  fontFamily: '$text',
  fontSize: '$base',
  fontWeight: '$strong',
  letterSpacing: 'normal',
  lineHeight: '$snug',
  textTransform: 'none',
  '& span': { fontWeight: '$body', color: '$inkMuted' },
});

export const OptionHint = styled('p', { maxWidth: '$text', fontSize: '$sm', color: '$inkMuted' });

export const ValueList = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '$1' });

export const Value = styled('li', {
  display: 'flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '44px',
  paddingInline: '12px $2',
  borderRadius: '$medium',
  backgroundColor: '$surfaceSunken',
  fontSize: '$sm',
  lineHeight: '$snug',
  variants: {
    pictured: {
      true: {
        display: 'grid',
        alignContent: 'start',
        gap: '$half',
        width: '136px',
        padding: 0,
        backgroundColor: 'transparent',
        '& > :first-child': { marginBottom: '$half' },
      },
    },
  },
});

export const Surcharge = styled('span', {
  color: '$inkMuted',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const Measure = styled('p', { fontFamily: '$measure', fontSize: '$sm', fontVariantNumeric: 'tabular-nums' });

export const Remark = styled('p', {
  maxWidth: '$text',
  padding: '12px $2',
  borderInlineStart: '3px solid currentColor',
  borderRadius: '$small',
  fontSize: '$sm',
  '& span': { display: 'block', color: '$ink' },
  '& strong': { fontWeight: '$strong' },
  variants: {
    tone: {
      GreenRemark: { color: '$success', backgroundColor: 'color-mix(in srgb, $colors$success 8%, $colors$surface)' },
      OrangeRemark: { color: '$warning', backgroundColor: 'color-mix(in srgb, $colors$warning 8%, $colors$surface)' },
      RedRemark: { color: '$danger', backgroundColor: 'color-mix(in srgb, $colors$danger 7%, $colors$surface)' },
    },
  },
});
