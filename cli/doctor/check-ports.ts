import { defaultBackendPort } from '#cli/start/embedded-backend.ts';
import { isPortFree } from '#cli/start/free-port.ts';
import { type Check, failure, fine, warning } from './check.ts';
import { portHolder } from './port-holder.ts';

const defaultPort = 3000;

/** Checks whether `start` and `dev` could listen on their default ports, and the backend beside them. */
export async function checkPorts(env: NodeJS.ProcessEnv = process.env): Promise<Check[]> {
  const given = env.PORT || undefined;
  const port = Number(given ?? defaultPort);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    return [failure('port', `PORT is ${given}, which is no port`, 'A port is a number from 1 to 65535.')];
  }
  const host = env.HOST || '127.0.0.1';
  const checks = [checkPort(port, host, 'Stop it, or name another with --port or PORT.')];
  // With an external API, no backend is started beside the storefront.
  if (!env.PRODUCT_API_URL && port !== defaultBackendPort) {
    const help = 'The backend beside a storefront takes the next free one; shopgen backend needs --port.';
    checks.push(checkPort(defaultBackendPort, '127.0.0.1', help));
  }
  return Promise.all(checks);
}

async function checkPort(port: number, host: string, help: string): Promise<Check> {
  const name = `port ${port}`;
  if (await isPortFree(host, port)) return fine(name, `Port ${port} is free`);
  return warning(name, `Port ${port} is taken by ${(await portHolder(port)) ?? 'another process'}`, help);
}
