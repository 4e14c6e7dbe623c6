import type { Attachment } from './attachment.ts';
import type { WrittenMail } from './write-mail.ts';

/** A mail to be sent. */
export interface OutgoingMail extends WrittenMail {
  /** The same at every attempt, so that a mail server can recognise a duplicate. */
  readonly id: string;
  readonly kind: string;
  /** Name of the sender, shown before the address. */
  readonly fromName: string;
  readonly to: string;
  /** The address for answers; absent: that of the sender. */
  readonly replyTo?: string | undefined;
  readonly attachments: readonly Attachment[];
}

/** Sends mails. */
export interface MailSender {
  /** Sends a mail. @throws {MailRefusedError} when it is rejected for good; any other error is worth a retry. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A mail that is rejected for good: there is no use in a retry. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
