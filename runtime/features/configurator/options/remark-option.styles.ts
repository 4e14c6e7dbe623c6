import { styled } from '#runtime/theme/stitches.ts';

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
