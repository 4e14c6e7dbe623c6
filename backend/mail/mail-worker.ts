import { and, asc, eq, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { DatabaseWriter, Db } from '../db/database.ts';
import { mails } from '../db/schema/mails.ts';
import { createRecurringTask, type RecurringTask } from '../process/recurring-task.ts';
import type { Report } from '../process/report.ts';
import type { LoadAttachments } from './attachment.ts';
import { MailRefusedError, type MailSender, type OutgoingMail } from './mail-sender.ts';

/** A mail in the outbox. */
export type MailRow = typeof mails.$inferSelect;

/** Writes a mail of the outbox, in the transaction that takes it; `undefined` when it is no longer needed. */
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
      let isMoreDue = true;
      while (isMoreDue && !closing.aborted) isMoreDue = await sendNext();
    },
    onError: (error) => report(error, 'The outbox cannot be read'),
  });

  /** Sends the mail that has been due for longest. @returns Whether more are due. */
  async function sendNext(): Promise<boolean> {
    let row: MailRow | undefined;
    try {
      const mail = await db.transaction(async (tx) => {
        row = await take(tx, clock());
        return row && (await write(tx, row));
      });
      if (!row) return false;
      if (mail) await sender.send(mail);
      return await finish(row, mail);
    } catch (error) {
      if (!row) throw error;
      await putOff(row, error);
      return true;
    }
  }

  async function write(tx: DatabaseWriter, row: MailRow): Promise<OutgoingMail | undefined> {
    const { shopId, invoiceNumber: number } = row;
    const mail = await prepareMail(tx, row, clock());
    return mail && { ...mail, attachments: number === null ? [] : await loadAttachments(tx, { shopId, number }) };
  }

  /**
   * Records that a mail was sent, or deletes it: one that is not needed, and one of a recipient who is no customer, of
   * whom nothing is stored. @returns Whether more are due.
   */
  async function finish({ id }: MailRow, mail: OutgoingMail | undefined): Promise<boolean> {
    const now = clock();
    const isThis = eq(mails.id, id);
    const sent = db.$with('sent').as(
      db
        .update(mails)
        .set({ sentAt: now, subject: mail?.subject ?? '', link: null, error: null })
        .where(and(isThis, mail ? isNotNull(mails.customerId) : sql`false`))
        .returning({ id: mails.id }),
    );
    const unkept = db.$with('unkept').as(
      db
        .delete(mails)
        .where(and(isThis, mail ? isNull(mails.customerId) : sql`true`))
        .returning({ id: mails.id }),
    );
    const others = await db
      .with(sent, unkept)
      .select({ id: mails.id })
      .from(mails)
      .where(and(isDue(now), ne(mails.id, id)))
      .limit(1);
    return others.length > 0;
  }

  async function putOff(row: MailRow, error: unknown): Promise<void> {
    const now = clock();
    const pause = Math.min(firstPause * 2 ** (row.attempts - 1), maxPauseMs);
    const isLost = error instanceof MailRefusedError || now.getTime() - row.createdAt.getTime() > worthTrying;
    report(error, `Mail ${row.id} (${row.kind}) could not be sent${isLost ? ' and is given up' : ''}`);
    const [kept] = await db
      .update(mails)
      .set({
        // Where writing it failed, taking it was undone.
        attempts: row.attempts,
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

const isDue = (now: Date) => and(isNull(mails.sentAt), isNull(mails.failedAt), lte(mails.dueAt, now));

/** Leases the mail that has been due for longest, skipping rows that others have locked. */
async function take(db: DatabaseWriter, now: Date): Promise<MailRow | undefined> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(isDue(now))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [taken] = await db
    .update(mails)
    .set({ dueAt: new Date(now.getTime() + lease), attempts: sql`${mails.attempts} + 1` })
    .where(eq(mails.id, next))
    .returning();
  return taken;
}
