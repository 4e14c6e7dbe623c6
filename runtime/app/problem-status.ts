/** HTTP statuses for the codes of tRPC errors. Whatever is not listed is a fault of ours. */
const statuses: Readonly<Record<string, number>> = {
  NOT_FOUND: 404,
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  TOO_MANY_REQUESTS: 429,
  SERVICE_UNAVAILABLE: 503,
  BAD_GATEWAY: 503,
  GATEWAY_TIMEOUT: 503,
  TIMEOUT: 503,
};

/**
 * The status of a page whose loader failed with `error`. Reads the code of a tRPC error where it stands in process (`code`)
 * and where it stands after a call over HTTP (`data.code`); a call that never arrived counts as unavailable.
 */
export function problemStatus(error: unknown): number {
  const code = codeOf(error) ?? (isObject(error) ? codeOf(error.data) : undefined);
  if (code !== undefined) return statuses[code] ?? 500;
  return isObject(error) && error.name === 'TRPCClientError' ? 503 : 500;
}

function codeOf(value: unknown): string | undefined {
  return isObject(value) && typeof value.code === 'string' ? value.code : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
