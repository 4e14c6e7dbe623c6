import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailSender } from './mail-sender.ts';

/**
 * Creates a sender that writes mails to a folder, where a developer can read them: `<id>-<kind>.txt` and the same as
 * `.html`, attachments beside.
 */
export function createFolderSender(folder: string): MailSender {
  return {
    async send({ id, kind, fromName, to, replyTo, subject, text, html, attachments }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${id}-${kind}`);
      // Mails contain tokens.
      const mode = 0o600;
      await writeFile(`${file}.html`, html, { mode });
      const answers = replyTo === undefined ? '' : `Reply-To: ${replyTo}\n`;
      await writeFile(`${file}.txt`, `From: ${fromName}\nTo: ${to}\n${answers}Subject: ${subject}\n\n${text}`, {
        mode,
      });
      for (const { name, bytes } of attachments) await writeFile(`${file}-${name}`, bytes, { mode });
    },
    close: () => undefined,
  };
}
