import {
  type AuthorizationServer,
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type Client,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  discoveryRequest,
  processAuthorizationCodeResponse,
  processDiscoveryResponse,
  processRefreshTokenResponse,
  refreshTokenGrantRequest,
  type TokenEndpointResponse,
  validateAuthResponse,
} from 'oauth4webapi';
import type { BusinessCentralSettings } from './business-central-settings.ts';

/** Tokens that the authority has issued. */
export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds until the access token expires. */
  readonly expiresIn: number;
}

/** The sign-in service of Business Central, after RFC 6749 with PKCE (RFC 7636). */
export interface Authority {
  /** Returns the address that an operator opens to grant access. */
  signInAddress(state: string, codeVerifier: string): Promise<string>;
  /** Exchanges the answer that the operator brought back for tokens. @throws {Error} */
  exchange(answer: URLSearchParams, state: string, codeVerifier: string): Promise<Tokens>;
  /** Gets new tokens. @throws {Error} */
  refresh(refreshToken: string): Promise<Tokens>;
}

/** Max. milliseconds for an answer of the authority. */
const deadline = 10_000;

/** Creates a client of the authority; its metadata is read when it is first needed. */
export function createAuthority(settings: BusinessCentralSettings): Authority {
  const { authority, clientId, clientSecret, redirectUri, url } = settings;
  const issuer = new URL(authority);
  const client: Client = { client_id: clientId };
  const authentication = ClientSecretPost(clientSecret);
  const scope = `${new URL(url).origin}/.default offline_access`;
  const options = () => ({
    signal: AbortSignal.timeout(deadline),
    // An authority on this machine, as in tests, may use http; any other must use https.
    [allowInsecureRequests]: issuer.protocol === 'http:',
  });
  let known: Promise<AuthorizationServer> | undefined;
  const discover = (): Promise<AuthorizationServer> => {
    known ??= discoveryRequest(issuer, { ...options(), algorithm: 'oidc' }).then((answer) =>
      processDiscoveryResponse(issuer, answer),
    );
    // A failure is not cached.
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
  return {
    async signInAddress(state, codeVerifier) {
      const { authorization_endpoint: endpoint } = await discover();
      if (endpoint === undefined) throw new Error(`${authority} names no authorization endpoint.`);
      const address = new URL(endpoint);
      for (const [name, value] of Object.entries({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })) {
        address.searchParams.set(name, value);
      }
      return address.href;
    },
    async exchange(answer, state, codeVerifier) {
      const server = await discover();
      const checked = validateAuthResponse(server, client, answer, state);
      const response = await authorizationCodeGrantRequest(
        server,
        client,
        authentication,
        checked,
        redirectUri,
        codeVerifier,
        options(),
      );
      return toTokens(await processAuthorizationCodeResponse(server, client, response), undefined);
    },
    async refresh(refreshToken) {
      const server = await discover();
      const response = await refreshTokenGrantRequest(server, client, authentication, refreshToken, options());
      return toTokens(await processRefreshTokenResponse(server, client, response), refreshToken);
    },
  };
}

/**
 * Returns the tokens of an answer.
 *
 * @param before - The refresh token to use further where the authority issues no new one.
 */
function toTokens(answer: TokenEndpointResponse, before: string | undefined): Tokens {
  const refreshToken = answer.refresh_token ?? before;
  if (refreshToken === undefined) throw new Error('The authority gives out no refresh token.');
  return { accessToken: answer.access_token, refreshToken, expiresIn: answer.expires_in ?? 300 };
}
