import type { DatabaseWriter } from '../db/database.ts';

/** An attachment of a mail. */
export interface Attachment {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** Loads the attachments of a mail about an invoice or a credit note, in the transaction that writes the mail. */
export type LoadAttachments = (
  tx: DatabaseWriter,
  invoice: { readonly shopId: string; readonly number: string },
) => Promise<readonly Attachment[]>;
