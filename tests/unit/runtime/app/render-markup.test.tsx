import { AsyncLocalStorage } from 'node:async_hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderMarkup } from '#runtime/app/render-markup.ts';

afterEach(() => vi.restoreAllMocks());

const Inner = lazy(async () => ({ default: () => <b>inside</b> }));
const Outer = lazy(async () => ({
  default: () => (
    <Suspense>
      <Inner />
    </Suspense>
  ),
}));

function Broken(): ReactNode {
  throw new TypeError('broken');
}

describe('renderMarkup', () => {
  it('waits for code that is loaded when it is first rendered, without tracking promises', async () => {
    const tracked = vi.spyOn(AsyncLocalStorage.prototype, 'run');
    const markup = await renderMarkup(
      <Suspense>
        <Outer />
      </Suspense>,
    );
    expect(markup).toContain('<b>inside</b>');
    expect(tracked).not.toHaveBeenCalled();
  });

  it('throws what a component inside a boundary throws', async () => {
    const page = (
      <Suspense>
        <Broken />
      </Suspense>
    );
    await expect(renderMarkup(page)).rejects.toThrow('broken');
  });
});
