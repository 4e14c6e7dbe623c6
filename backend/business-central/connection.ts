import { and, eq, gt, lt } from 'drizzle-orm';
import { generateRandomCodeVerifier, generateRandomState } from 'oauth4webapi';
import { z } from 'zod';
import type { DatabaseWriter, Db } from '../db/database.ts';
import { businessCentralConnections, businessCentralSignIns } from '../db/schema/business-central.ts';
import { hashToken } from '../tokens/tokens.ts';
import { type Authority, createAuthority, type Tokens } from './authority.ts';
import type { BusinessCentralSettings } from './business-central-settings.ts';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';

/** Max. milliseconds for an operator to sign in. */
const signInWithin = 10 * 60 * 1000;
/** Milliseconds before an access token expires at which it is replaced. */
const refreshBefore = 5 * 60 * 1000;

const storedTokens = z.object({ accessToken: z.string(), refreshToken: z.string() });

/** The connections of shops with Business Central. */
export interface Connections {
  /** Starts a login, and returns the address for the operator to open. */
  begin(shopId: string, now: Date): Promise<string>;
  /** Deletes and returns a sign-in, so that it is used once; `undefined` when there is none with this state. */
  take(state: string, now: Date): Promise<SignIn | undefined>;
  /** Fetches and stores the tokens of a sign-in. @throws {Error} when the authority rejects it or does not answer. */
  finish(signIn: SignIn, answer: URLSearchParams, state: string, now: Date): Promise<void>;
  /**
   * Returns an access token that does not expire soon; `undefined` for a shop that is not connected.
   *
   * @throws {Error}
   */
  accessToken(shopId: string, now: Date): Promise<string | undefined>;
  /** Replaces every access token that expires soon. @throws {Error} */
  refreshAll(now: Date): Promise<void>;
}

export interface SignIn {
  readonly shopId: string;
  readonly codeVerifier: string;
}

export function createConnections(db: Db, settings: BusinessCentralSettings): Connections {
  const authority: Authority = createAuthority(settings);
  const { tokenKey } = settings;

  const keep = async (tx: DatabaseWriter, shopId: string, tokens: Tokens, now: Date): Promise<void> => {
    const { accessToken, refreshToken, expiresIn } = tokens;
    const values = {
      tokens: await encryptSecret(JSON.stringify({ accessToken, refreshToken }), tokenKey),
      expiresAt: new Date(now.getTime() + expiresIn * 1000),
    };
    await tx
      .insert(businessCentralConnections)
      .values({ shopId, ...values, connectedAt: now })
      .onConflictDoUpdate({ target: businessCentralConnections.shopId, set: values });
  };

  const accessToken = async (shopId: string, now: Date): Promise<string | undefined> =>
    await db.transaction(async (tx) => {
      // One after the other: an authority may accept a refresh token only once.
      const [row] = await tx
        .select()
        .from(businessCentralConnections)
        .where(eq(businessCentralConnections.shopId, shopId))
        .for('update');
      if (!row) return undefined;
      const tokens = storedTokens.parse(JSON.parse(await decryptSecret(row.tokens, tokenKey)));
      if (row.expiresAt.getTime() - refreshBefore > now.getTime()) return tokens.accessToken;
      const fresh = await authority.refresh(tokens.refreshToken);
      await keep(tx, shopId, fresh, now);
      return fresh.accessToken;
    });

  return {
    accessToken,

    async begin(shopId, now) {
      const [state, codeVerifier] = [generateRandomState(), generateRandomCodeVerifier()];
      const address = await authority.signInAddress(state, codeVerifier);
      await db.delete(businessCentralSignIns).where(lt(businessCentralSignIns.expiresAt, now));
      await db.insert(businessCentralSignIns).values({
        stateHash: hashToken(state),
        shopId,
        expiresAt: new Date(now.getTime() + signInWithin),
        codeVerifier: await encryptSecret(codeVerifier, tokenKey),
      });
      return address;
    },

    async take(state, now) {
      const [row] = await db
        .delete(businessCentralSignIns)
        .where(and(eq(businessCentralSignIns.stateHash, hashToken(state)), gt(businessCentralSignIns.expiresAt, now)))
        .returning();
      return row && { shopId: row.shopId, codeVerifier: await decryptSecret(row.codeVerifier, tokenKey) };
    },

    async finish({ shopId, codeVerifier }, answer, state, now) {
      await keep(db, shopId, await authority.exchange(answer, state, codeVerifier), now);
    },

    async refreshAll(now) {
      const rows = await db
        .select({ shopId: businessCentralConnections.shopId })
        .from(businessCentralConnections)
        .where(lt(businessCentralConnections.expiresAt, new Date(now.getTime() + refreshBefore)));
      for (const { shopId } of rows) await accessToken(shopId, now);
    },
  };
}
