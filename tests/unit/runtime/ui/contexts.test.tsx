import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useMenus } from '#runtime/features/shell/menu-context.ts';
import { useAppSetting } from '#runtime/ui/app-setting-context.ts';
import { useNotify } from '#runtime/ui/notify-context.ts';
import { useSteps } from '#runtime/ui/steps.tsx';

it.each<[string, () => unknown]>([
  ['NO_TOAST_CONTEXT_SET', useNotify],
  ['NO_APP_CONTEXT_SET', useAppSetting],
  ['NO_MENU_CONTEXT_SET', useMenus],
  ['NO_STEPS_CONTEXT_SET', useSteps],
])('says %s outside the application', (message, useContextOf) => {
  const Outside = (): ReactNode => String(useContextOf());
  expect(() => renderToString(createElement(Outside))).toThrow(message);
});
