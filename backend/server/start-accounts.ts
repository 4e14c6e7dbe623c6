import path from 'node:path';
import type { AccountServices } from '../accounts/account-services.ts';
import { confirmVatNumbers } from '../accounts/confirm-vat-numbers.ts';
import { deleteExpiredAccounts } from '../accounts/delete-expired-accounts.ts';
import { createDomainCheck, createMailResolver, type MailResolver } from '../checks/email-domain.ts';
import { createViesClient, viesAddress } from '../checks/vat-register.ts';
import { deleteExpiredInvitations } from '../companies/invitations.ts';
import { prepareMail } from '../compositions/prepare-mail.ts';
import { deleteExpiredConfigurations } from '../configurator/saved-configurations.ts';
import { deleteExpiredCrops } from '../crops/delete-expired-crops.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Renditions } from '../images/renditions.ts';
import { createLimiter } from '../limits/limiter.ts';
import type { LoadAttachments } from '../mail/attachment.ts';
import { createFolderSender } from '../mail/folder-sender.ts';
import type { MailSender } from '../mail/mail-sender.ts';
import { createMailWorker } from '../mail/mail-worker.ts';
import { createSmtpSender } from '../mail/smtp-sender.ts';
import { deleteExpiredSubscriptions, endSubscription } from '../newsletter/subscriptions.ts';
import { confirmOrderVatNumbers } from '../orders/confirm-order-vat-numbers.ts';
import { deleteExpiredOrders } from '../orders/delete-expired-orders.ts';
import { createRecurringTask, type RecurringTask } from '../process/recurring-task.ts';
import type { Report } from '../process/report.ts';
import { deleteExpiredRequests } from '../requests/delete-expired-requests.ts';
import type { ResolveShop } from '../shops/shop-view.ts';
import { deleteExpiredStorage } from '../storage/delete-expired-storage.ts';

/** Third parties and settings of accounts. */
export interface AccountOptions {
  readonly dataDir: string;
  /** Counts for all processes; absent: each counts for itself. */
  readonly redisUrl?: string | undefined;
  /** Public address of this server, without a trailing slash: for addresses of files in mails to a shop. */
  readonly publicUrl?: string | undefined;
  /** Mail server and sender address; absent: mails go to the folder `mail` of `dataDir`. */
  readonly smtp?: { readonly url: string; readonly from: string } | undefined;
  /** What mails leave by; absent: `smtp`, or the folder. */
  readonly mailSender?: MailSender | undefined;
  /** Address of the register of VAT numbers; absent: the European Commission's. */
  readonly viesUrl?: string | undefined;
  /** Absent: this machine's DNS. */
  readonly mailResolver?: MailResolver | undefined;
}

/** The accounts, with their background tasks. */
export interface Accounts {
  readonly services: AccountServices;
  /** Sends mails. */
  readonly mailWorker: RecurringTask;
  /** Checks VAT numbers with the register. */
  readonly vatChecks: RecurringTask;
  /** Deletes expired data. */
  readonly expiry: RecurringTask;
  close(): Promise<void>;
}

interface StartAccountsOptions extends AccountOptions {
  readonly db: Db;
  readonly clock: () => Date;
  readonly pause: AccountServices['pause'];
  readonly files: FileStore;
  readonly renditions: Renditions;
  readonly resolveShop: ResolveShop;
  readonly loadAttachments: LoadAttachments;
  readonly report: Report;
}

/** Milliseconds. */
const hourly = 60 * 60 * 1000;

/** Creates the accounts and starts their tasks. */
export function startAccounts(options: StartAccountsOptions): Accounts {
  const { db, clock, files, renditions, resolveShop, loadAttachments, report } = options;
  const addresses = { mailbox: options.smtp?.from ?? 'shop@localhost', publicUrl: options.publicUrl ?? '' };
  const mailWorker = createMailWorker({
    db,
    clock,
    loadAttachments,
    report,
    sender: findSender(options),
    prepareMail: (tx, row, now) => prepareMail(tx, row, addresses, now),
  });
  const ask = createViesClient(options.viesUrl ?? viesAddress);
  const vatChecks = createRecurringTask({
    every: hourly,
    async run(closing) {
      await confirmVatNumbers(db, ask, closing);
      await confirmOrderVatNumbers(db, ask, closing);
    },
    onError: (error) => report(error, 'VAT numbers could not be confirmed'),
  });
  const expiry = createRecurringTask({
    every: hourly,
    async run() {
      await deleteExpiredAccounts(db, clock());
      await deleteExpiredSubscriptions(db, clock());
      await deleteExpiredRequests(db, clock());
      await deleteExpiredConfigurations(db, clock());
      await deleteExpiredOrders(db, clock());
      await deleteExpiredInvitations(db, clock());
      // Before the files that they refer to.
      await deleteExpiredCrops({ db, clock, renditions });
      await deleteExpiredStorage({ db, clock, files });
    },
    onError: (error) => report(error, 'Expired data could not be deleted'),
  });
  const limiter = createLimiter(options.redisUrl, (error) => report(error, 'Redis cannot be asked for limits'));
  return {
    mailWorker,
    vatChecks,
    expiry,
    services: {
      db,
      clock,
      pause: options.pause,
      limiter,
      resolveShop,
      endNewsletter: endSubscription,
      askVatRegister: ask,
      checkEmailDomain: createDomainCheck(options.mailResolver ?? createMailResolver(), clock),
      wakeMails: () => void mailWorker.wake(),
      wakeVatChecks: () => void vatChecks.wake(),
    },
    async close() {
      limiter.close();
      await Promise.all([mailWorker.close(), vatChecks.close(), expiry.close()]);
    },
  };
}

/** Returns the folder of mails without a mail server. */
export function mailFolder(dataDir: string): string {
  return path.join(dataDir, 'mail');
}

function findSender({ mailSender, smtp, dataDir }: AccountOptions): MailSender {
  if (mailSender) return mailSender;
  return smtp ? createSmtpSender(smtp.url, smtp.from) : createFolderSender(mailFolder(dataDir));
}
