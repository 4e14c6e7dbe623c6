import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { DatabaseWriter, Db } from '../db/database.ts';
import { mails } from '../db/schema/mails.ts';
import { createRecurringTask, type RecurringTask } from '../process/recurring-task.ts';
import type { Report } from '../process/report.ts';
import type { LoadAttachments } from './attachment.ts';
import { MailRefusedError, type MailSender, type OutgoingMail } from './mail-sender.ts';

/** A mail in the outbox. */
export type MailRow = typeof mails.$inferSelect;

/** Writes a mail of the outbox, in a transaction of its own; `undefined` when it is no longer needed. */
export type PrepareMail = (
  tx: DatabaseWriter,
  row: MailRow,
  now: Date,
) => Promise<Omit<OutgoingMail, 'attachments'> | undefined>;

interface MailWorkerOptions {
  readonly db: Db;
  readonly clock: () => Date;
  readonly sender: MailSender;
  readonly prepareMail: PrepareMail;
  readonly loadAttachments: LoadAttachments;
  readonly report: Report;
}

/** Milliseconds between two polls for mails that are due for a retry, or that another process left. */
const lookEvery = 5000;
/**
 * Milliseconds for which a mail is leased to one worker. Longer than sending can take: afterwards another worker takes
 * over.
 */
const lease = 5 * 60 * 1000;
/** Milliseconds until the first retry of a mail, and at most; doubled each time. */
const firstPause = 10_000;
const maxPauseMs = 60 * 60 * 1000;
/** Milliseconds after which a mail fails for good. */
const worthTrying = 4 * 24 * 60 * 60 * 1000;

/**
 * Creates the task that sends the mails of the outbox. Any number of processes may run it: a mail is leased to the
 * first that takes it. A process that dies between sending a mail and recording it makes it be sent once more, with the
 * same message id.
 */
export function createMailWorker(options: MailWorkerOptions): RecurringTask {
  const { db, clock, sender, prepareMail, loadAttachments, report } = options;
  const task = createRecurringTask({
    every: lookEvery,
    async run(closing) {
      while (!closing.aborted) {
        const mail = await take(db, clock());
        if (!mail) return;
        await deliver(mail);
      }
    },
    onError: (error) => report(error, 'The outbox cannot be read'),
  });

  async function deliver(row: MailRow): Promise<void> {
    const isThis = eq(mails.id, row.id);
    try {
      const mail = await db.transaction((tx) => prepareMail(tx, row, clock()));
      if (!mail) {
        await db.delete(mails).where(isThis);
        return;
      }
      const { shopId, invoiceNumber: number } = row;
      const attachments = number === null ? [] : await loadAttachments({ shopId, number });
      await sender.send({ ...mail, attachments });
      const [sent] = await db
        .update(mails)
        .set({ sentAt: clock(), subject: mail.subject, link: null, error: null })
        .where(isThis)
        .returning({ customerId: mails.customerId });
      // Without a customer the record of the mail is deleted.
      if (sent?.customerId === null) await db.delete(mails).where(isThis);
    } catch (error) {
      await putOff(row, error);
    }
  }

  async function putOff(row: MailRow, error: unknown): Promise<void> {
    const now = clock();
    const pause = Math.min(firstPause * 2 ** (row.attempts - 1), maxPauseMs);
    const isLost = error instanceof MailRefusedError || now.getTime() - row.createdAt.getTime() > worthTrying;
    report(error, `Mail ${row.id} (${row.kind}) could not be sent${isLost ? ' and is given up' : ''}`);
    const [kept] = await db
      .update(mails)
      .set({
        error: error instanceof Error ? error.message.slice(0, 500) : String(error),
        ...(isLost ? { failedAt: now } : { dueAt: new Date(now.getTime() + pause) }),
      })
      .where(eq(mails.id, row.id))
      .returning({ customerId: mails.customerId });
    if (isLost && kept?.customerId === null) await db.delete(mails).where(eq(mails.id, row.id));
  }

  return {
    wake: () => task.wake(),
    async close() {
      await task.close();
      sender.close();
    },
  };
}

/** Leases the mail that has been due for longest, skipping rows that others have locked. */
async function take(db: Db, now: Date): Promise<MailRow | undefined> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNull(mails.failedAt), lte(mails.dueAt, now)))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(mails)
    .set({ dueAt: new Date(now.getTime() + lease), attempts: sql`${mails.attempts} + 1` })
    .where(inArray(mails.id, next))
    .returning();
  return taken;
}
