import { z } from 'zod';
import type { ProviderModule } from '../payment-provider.ts';
import { registerSandboxPages } from './sandbox-pages.ts';
import { createSandbox } from './sandbox-provider.ts';

/** Payments without money. */
export const sandbox: ProviderModule = {
  environment: z.object({}),
  create(_variables, { db, clock, ownUrl, report }) {
    const books = createSandbox({ db, clock, publicUrl: ownUrl });
    return {
      ...books.provider,
      registerPages: (app) => registerSandboxPages(app, { sandbox: books, publicUrl: ownUrl, report }),
    };
  },
};
