import type { Attachment } from './attachment.ts';
import type { WrittenMail } from './write-mail.ts';

/** A mail on its way. */
export interface OutgoingMail extends WrittenMail {
  /** The same at every attempt, so that whoever gets it twice can tell. */
  readonly id: string;
  readonly kind: string;
  /** The name that stands before the sender's address. */
  readonly fromName: string;
  readonly to: string;
  /** Who gets an answer to it; absent: whoever it comes from. */
  readonly replyTo?: string | undefined;
  readonly attachments: readonly Attachment[];
}

/** Hands mails over to whoever delivers them. */
export interface MailSender {
  /** @throws {MailRefusedError} when it will never be taken; any other error says that it could not be for now. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

/** A mail that is refused for good: there is no use in trying again. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}
