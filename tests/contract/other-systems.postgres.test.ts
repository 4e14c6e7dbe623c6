import { describe, expect, it } from 'vitest';
import { startTestBackend } from '#tests/support/backend.ts';
import { runShopgen } from '#tests/support/command.ts';
import { otherSystems } from '#tests/support/other-systems.ts';
import { describeBusinessCentral } from './suites/business-central.ts';
import { describeElfsquad } from './suites/elfsquad.ts';
import { postgresForFile } from './suites/engine.ts';

const postgres = postgresForFile();

describeBusinessCentral('PostgreSQL', postgres);
describeElfsquad('PostgreSQL', postgres);

describe('shopgen backend business-central connect', () => {
  it('prints the address that connects a shop, and says what is missing', async () => {
    const { databaseUrl = '' } = await postgres();
    const test = await startTestBackend({ databaseUrl });
    const { settings } = (await otherSystems()).businessCentral;
    const env = {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: new URL(settings.redirectUri).origin,
      BUSINESS_CENTRAL_URL: settings.url,
      BUSINESS_CENTRAL_AUTHORITY: settings.authority,
      BUSINESS_CENTRAL_CLIENT_ID: settings.clientId,
      BUSINESS_CENTRAL_CLIENT_SECRET: settings.clientSecret,
      BUSINESS_CENTRAL_TOKEN_KEY: settings.tokenKey,
      BUSINESS_CENTRAL_COMPANY: settings.companyId,
      BUSINESS_CENTRAL_CUSTOMER: settings.customerNumber,
    };
    const connect = (shop: string, used: NodeJS.ProcessEnv) =>
      runShopgen(['backend', 'business-central', 'connect', '--shop', shop, '--json'], used);
    try {
      const [granting, unknown, partial] = await Promise.all([
        connect('quiet', env),
        connect('nobody', env),
        connect('quiet', { ...env, BUSINESS_CENTRAL_COMPANY: '' }),
      ]);
      expect(granting.code, granting.stdout).toBe(0);
      const granted = await fetch(JSON.parse(granting.stdout).address, { redirect: 'manual' });
      const { pathname, search } = new URL(granted.headers.get('location') ?? '');
      expect((await test.ask(`${pathname}${search}`)).statusCode).toBe(200);
      expect([unknown.code, unknown.stdout]).toEqual([1, expect.stringContaining('There is no shop nobody.')]);
      expect([partial.code, partial.stdout]).toEqual([
        1,
        expect.stringContaining('BUSINESS_CENTRAL_COMPANY is missing'),
      ]);
    } finally {
      await test.close();
    }
  }, 180_000);
});
