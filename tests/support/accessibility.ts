import type { Page } from 'playwright';
import { expect } from 'vitest';
import { findViolations } from './find-violations.ts';

export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await findViolations(page, part)).toEqual([]);
}
