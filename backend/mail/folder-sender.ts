import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MailSender } from './mail-sender.ts';

/** Puts mails into a folder, where a developer can read them: `<id>-<kind>.txt` and the same as `.html`. */
export function createFolderSender(folder: string): MailSender {
  return {
    async send({ id, kind, fromName, to, subject, text, html }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, `${id}-${kind}`);
      // Tokens stand in them.
      const mode = 0o600;
      await writeFile(`${file}.html`, html, { mode });
      await writeFile(`${file}.txt`, `From: ${fromName}\nTo: ${to}\nSubject: ${subject}\n\n${text}`, { mode });
    },
    close: () => undefined,
  };
}
