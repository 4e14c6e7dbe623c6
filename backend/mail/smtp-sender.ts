import { loadNodemailer } from '../process/late-package.ts';
import { MailRefusedError, type MailSender } from './mail-sender.ts';

/** Milliseconds: for a connection, its greeting, and any silence. Their sum is below a worker's lease of a mail. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

/**
 * Creates a sender that uses SMTP, over pooled connections.
 *
 * @param url - `smtp://user:password@host:587` or `smtps://…`.
 * @param from - Address of the sender.
 */
export function createSmtpSender(url: string, from: string): MailSender {
  // Backends without a mail server need not load its client.
  const { createTransport } = loadNodemailer();
  // No content of a mail may make us read a file or fetch an address.
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  });
  return {
    async send({ id, fromName, to, replyTo, subject, text, html, attachments }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
          from: { name: fromName, address: from },
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          attachments: attachments.map(({ name, contentType, bytes }) => ({
            filename: name,
            contentType,
            content: bytes,
          })),
          // Keeps out-of-office answers away.
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw isRejection(error) ? new MailRefusedError('The mail server refuses it', { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Returns whether an error is final. RFC 5321: 5yz is. A rejected login (535, 534) is our configuration, and worth a
 * retry.
 */
function isRejection(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  const isEnvelopeOrMessage = 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE');
  return isEnvelopeOrMessage && typeof error.responseCode === 'number' && error.responseCode >= 500;
}
