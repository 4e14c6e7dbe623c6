import { describe, expect, it } from 'vitest';
import { StartupError } from '#backend/errors/startup-error.ts';
import { readOptions } from '#backend/server/read-options.ts';

const read = (args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  readOptions(args, env, '/home/shop');

describe('the settings of the backend', () => {
  it('have defaults that need no environment', () => {
    expect(read()).toEqual({
      host: '127.0.0.1',
      port: 3001,
      publicUrl: undefined,
      databaseUrl: undefined,
      dataDir: '/home/shop/.data',
      files: { folder: '/home/shop/.data/files' },
      seed: { products: undefined },
      serviceKey: undefined,
      purgeUrls: [],
      redisUrl: undefined,
      logLevel: 'info',
      nearestLocale: false,
      thirdParties: false,
      metrics: false,
      paymentProvider: { id: 'sandbox', create: expect.any(Function) },
      child: false,
    });
  });

  const businessCentral = {
    BUSINESS_CENTRAL_URL: 'https://api.bc.example/v2.0/tenant/production/api/v2.0/',
    BUSINESS_CENTRAL_AUTHORITY: 'https://login.example/tenant/v2.0',
    BUSINESS_CENTRAL_CLIENT_ID: 'shopgen',
    BUSINESS_CENTRAL_CLIENT_SECRET: 'a secret',
    BUSINESS_CENTRAL_TOKEN_KEY: 'a key that is long enough to be one',
    BUSINESS_CENTRAL_COMPANY: '5b1f0c52-0f7e-4d0c-9f3a-2f6f0f5f2a11',
    BUSINESS_CENTRAL_CUSTOMER: 'WEBSHOP',
  };

  it('connect Business Central with all of its variables, and name each that is missing or wrong', () => {
    const settings = read([], { ...businessCentral, PUBLIC_URL: 'https://api.shop.example/' }).businessCentral;
    expect(settings).toMatchObject({
      url: 'https://api.bc.example/v2.0/tenant/production/api/v2.0',
      shippingItem: 'SHIPPING',
      redirectUri: 'https://api.shop.example/BusinessCentral/callback',
    });
    const wrong = {
      ...businessCentral,
      BUSINESS_CENTRAL_COMPANY: 'Cronus',
      BUSINESS_CENTRAL_TOKEN_KEY: 'short secret',
    };
    expect(() => read([], wrong)).toThrow(
      /BUSINESS_CENTRAL_TOKEN_KEY is shorter than 32 characters; BUSINESS_CENTRAL_COMPANY is not .*; PUBLIC_URL is missing\.$/,
    );
    expect(() => read([], wrong)).not.toThrow('short secret');
  });

  it('connect Elfsquad with all of its variables or none', () => {
    const elfsquad = {
      ELFSQUAD_URL: 'https://api.elfsquad.example/data/1/',
      ELFSQUAD_TOKEN: 'token',
      ELFSQUAD_SHOP: 'acoustic',
    };
    expect(read([], elfsquad).elfsquad).toEqual({
      url: 'https://api.elfsquad.example/data/1',
      token: 'token',
      shopId: 'acoustic',
    });
    expect(() => read([], { ...elfsquad, ELFSQUAD_TOKEN: '' })).toThrow('described in part');
  });

  it('come from the environment', () => {
    const env = {
      PORT: '4000',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://api.shop.example/',
      DATABASE_URL: 'postgresql://db/shop',
      DATA_DIR: '/var/shop',
      SERVICE_KEY: 'a key of some length',
      PURGE_URLS: 'http://shop-1:3000/, http://shop-2:3000',
      REDIS_URL: 'redis://cache',
      LOG_LEVEL: 'debug',
      NEAREST_LOCALE: '1',
    };
    expect(read([], env)).toMatchObject({
      port: 4000,
      host: '0.0.0.0',
      publicUrl: 'https://api.shop.example',
      databaseUrl: 'postgresql://db/shop',
      dataDir: '/var/shop',
      purgeUrls: ['http://shop-1:3000', 'http://shop-2:3000'],
      redisUrl: 'redis://cache',
      serviceKey: 'a key of some length',
      logLevel: 'debug',
      nearestLocale: true,
    });
  });

  it('include a mail server and the sender of mails', () => {
    const env = {
      SMTP_URL: 'smtp://mail.example:587',
      MAIL_FROM: 'shop@felt.example',
      VIES_URL: 'http://vies.example/',
    };
    expect(read([], env)).toMatchObject({
      smtp: { url: 'smtp://mail.example:587', from: 'shop@felt.example' },
      viesUrl: 'http://vies.example',
    });
    expect(read([], { MAIL_FROM: 'shop@felt.example' }).smtp).toBeUndefined();
  });

  it('include a payment provider', () => {
    expect(read([], { MOLLIE_API_KEY: 'test_0123abcd' }).paymentProvider.id).toBe('mollie');
    expect(read([]).paymentProvider.id).toBe('sandbox');
  });

  it('take the command line before the environment, and an empty variable for none', () => {
    expect(read(['--port', '5000', '--child'], { PORT: '4000', DATABASE_URL: '' })).toMatchObject({
      port: 5000,
      child: true,
      databaseUrl: undefined,
    });
  });

  it('name the server behind a pooler, for what needs a session', () => {
    const env = { DATABASE_URL: 'postgres://pooler/shop', DATABASE_DIRECT_URL: 'postgres://db/shop' };
    expect(read([], { ...env, DATABASE_POOLER: 'transaction' }).pooler).toEqual({
      mode: 'transaction',
      directUrl: 'postgres://db/shop',
    });
    expect(read([], { DATABASE_URL: 'postgres://db/shop', DATABASE_POOLER: '' }).pooler).toBeUndefined();
  });

  it('name the data set of a first start', () => {
    expect(read(['--seed', 'demo']).seed).toEqual({ products: undefined });
    expect(read(['--seed', 'scale:5000']).seed).toEqual({ products: 5000 });
    for (const seed of ['scale:0', 'scale:-1', 'scale:many', 'scale:1000000000', 'big']) {
      expect(() => read(['--seed', seed])).toThrow(`There is no data set ${seed}.`);
    }
  });

  it.each([
    [{ PORT: '70000' }, 'PORT is not a port: 70000'],
    [{ PORT: 'x', LOG_LEVEL: 'loud' }, 'PORT is not a port: x; LOG_LEVEL is none of trace'],
    [{ DATABASE_POOLER: 'session' }, 'DATABASE_POOLER is not transaction'],
    [{ DATABASE_POOLER: 'transaction' }, 'there is no DATABASE_DIRECT_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://db' }, 'DATABASE_POOLER does not say which'],
    // It holds a password.
    [{ DATABASE_POOLER: 'transaction', DATABASE_DIRECT_URL: 'db' }, 'DIRECT_URL does not begin with postgres://.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL does not begin with postgres://: mysql://db'],
    // An invalid key is still a secret.
    [{ SERVICE_KEY: 'hush' }, 'SERVICE_KEY is shorter than 16 characters.'],
    // It holds a password.
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL does not begin with smtp:// or smtps://.'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'there is no MAIL_FROM to send from'],
    [{ MAIL_FROM: 'shop' }, 'MAIL_FROM is not an e-mail address: shop'],
    // So is this.
    [{ MOLLIE_API_KEY: 'abcdef' }, 'MOLLIE_API_KEY begins with neither test_ nor live_.'],
    [{ VIES_URL: 'vies' }, 'VIES_URL is not an http address: vies'],
  ])('say everything that is wrong with %j', (env, message) => {
    expect(() => read([], Object.fromEntries(Object.entries(env)))).toThrow(StartupError);
    expect(() => read([], Object.fromEntries(Object.entries(env)))).toThrow(message);
  });

  const open = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/shop',
    PUBLIC_URL: 'https://api.shop.example',
    MOLLIE_API_KEY: 'live_0123abcd',
    SMTP_URL: 'smtp://mail.example:587',
    MAIL_FROM: 'shop@felt.example',
    SERVICE_KEY: 'a key of some length',
    FILES_URL: '/var/files',
  };

  it('are refused in production where one is missing, and all that are missing are named', () => {
    expect(() => read([], { NODE_ENV: 'production', SMTP_URL: '' })).toThrow(
      /not set: DATABASE_URL, PUBLIC_URL, MOLLIE_API_KEY \(or .*PAYMENTS=sandbox\), SMTP_URL, MAIL_FROM, SERVICE_KEY, FILES_URL\./,
    );
    for (const name of Object.keys(open).filter((key) => key !== 'NODE_ENV')) {
      expect(() => read([], { ...open, [name]: '' }), name).toThrow(name);
    }
    expect(read([], open)).toMatchObject({ paymentProvider: { id: 'mollie' }, databaseUrl: 'postgres://db/shop' });
  });

  it('allow sandbox payments in production only explicitly', () => {
    expect(read([], { ...open, MOLLIE_API_KEY: '', PAYMENTS: 'sandbox' }).paymentProvider.id).toBe('sandbox');
    expect(() => read([], { ...open, MOLLIE_API_KEY: '', PAYMENTS: 'free' })).toThrow('PAYMENTS is not sandbox: free');
    expect(() => read([], { ...open, PAYMENTS: 'sandbox' })).toThrow('exclude each other');
  });

  it('fill an empty database in production only explicitly', () => {
    expect(read([], open).seed).toBeUndefined();
    expect(read(['--seed', 'demo'], open).seed).toEqual({ products: undefined });
  });
});
