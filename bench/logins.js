import { join } from 'node:path';
import { startBackend } from './backend.js';
import { ms } from './timing.js';

const serviceKey = 'a key that only this measurement uses';
const accounts = 50;
/** The measured requests. `times` is the number of requests per address: the maximum that its rate limit allows. */
const asked = {
  'login, wrong password': { path: '/auth/login', times: 5, body: { password: 'Wrong&Wrong1' }, status: 401 },
  'forgotten password': { path: '/auth/forgot', times: 3, body: {}, status: 202 },
};

/** Measures whether response times reveal who has an account: alternates known and unknown e-mail addresses. */
export async function measureLogins(root) {
  const backend = await startBackend([], { DATA_DIR: join(root, 'logins'), SERVICE_KEY: serviceKey });
  try {
    for (let index = 0; index < accounts; index++) {
      const person = { customerType: 'Private', firstName: 'A', lastName: 'B', termsAccepted: true };
      const body = { ...person, email: address('known', index), password: 'Stil&Warm2026' };
      await send(backend.url, '/Registration', body, 202);
    }
    const rows = [];
    for (const [what, { path, times, body, status }] of Object.entries(asked)) {
      const took = { known: [], unknown: [] };
      for (let turn = 0; turn < accounts * times; turn++) {
        for (const who of turn % 2 === 0 ? ['known', 'unknown'] : ['unknown', 'known']) {
          const email = address(who, turn % accounts);
          const started = performance.now();
          await send(backend.url, path, { ...body, email }, status);
          took[who].push(performance.now() - started);
        }
      }
      const [known, unknown] = [middle(took.known), middle(took.unknown)];
      rows.push({ what, known: ms(known), unknown: ms(unknown), apart: ms(Math.abs(known - unknown)) });
    }
    return { title: 'Known and unknown e-mail addresses, median time of an answer on PGlite', rows };
  } finally {
    await backend.stop();
  }
}

const address = (who, index) => `${who}-${index}@measured.example`;
const middle = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];

let callers = 0;

/** Sends one login from an address of its own, so that only the limit of the account counts. */
async function send(url, path, body, status) {
  callers += 1;
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      'x-shop-id': 'acoustic',
      'accept-language': 'nl-NL',
      'content-type': 'application/json',
      'x-service-key': serviceKey,
      'x-client-address': `10.1.${callers >> 8}.${callers & 255}`,
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (response.status !== status) throw new Error(`${path} answered ${response.status}: ${text}`);
}
