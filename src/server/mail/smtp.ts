import nodemailer from 'nodemailer';
import { asciiDomain } from '../../core/validation/email-key';
import { isEmail } from '../../core/validation/is-email';
import type { Mail } from '../storage/outbox';
import type { SendMail } from './worker';

/** A server that doesn't answer counts as one that is down. All together less than a claim of the outbox. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const WHOLE_TIMEOUT_MS = 80_000;

/**
 * Sends over SMTP, each mail over a connection of its own: a library that shares connections sends again by itself, and only
 * the outbox may decide that. A mail's Message-ID stays the same, so that a server that had taken it already when the
 * connection broke knows it again.
 */
export function smtpSender(smtpUrl: string, timeouts: Partial<typeof TIMEOUTS> = {}): SendMail {
  const options = { url: smtpUrl, ...TIMEOUTS, ...timeouts };
  const send = async (mail: Mail, from: string, id: string) => {
    const transport = nodemailer.createTransport(options);
    const sending = transport.sendMail({
      // Nobody is told that they are out of office, and no machine answers a machine (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      from,
      // Objects are never read as a list of addresses, nor is a line break in them a new header.
      to: { name: '', address: asciiAddress(mail.to) },
      ...replyHeader(mail.replyTo),
      subject: mail.subject,
      text: mail.text,
      messageId: `<${id}@${hostOf(from)}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    await within(WHOLE_TIMEOUT_MS, sending).finally(() => transport.close());
  };
  return async (mail, from, id) => {
    try {
      await send(mail, from, id);
    } catch (error) {
      if (!isRefused(error) || !hasForeignLetters(mail.replyTo)) throw error;
      // A server that takes no header in other letters; the address stands in the mail's words as well.
      const { replyTo: _, ...rest } = mail;
      await send(rest, from, id);
    }
  };
}

/** Refused for good, before anything was taken (RFC 5321, section 4.2.1). */
function isRefused(error: unknown): boolean {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return code >= 500 && code < 600;
}

/** Whether the part before the @ can't be written in ASCII. */
function hasForeignLetters(address: string | undefined): boolean {
  // oxlint-disable-next-line no-control-regex -- ASCII is just this range
  return address !== undefined && /[^\x00-\x7f]/.test(address.slice(0, address.lastIndexOf('@')));
}

/**
 * Where an answer goes. What is no address never gets into a header. (With letters of another script before the @, the
 * library writes both sides in their own letters, as RFC 6532 has it.)
 */
function replyHeader(replyTo: string | undefined) {
  if (replyTo === undefined || !isEmail(replyTo)) return {};
  return { replyTo: { name: '', address: asciiAddress(replyTo) } };
}

/** Every server takes a domain in its ASCII form. */
function asciiAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  return address.slice(0, at) + asciiDomain(address.slice(at));
}

function hostOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}

async function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('the mail server takes too long')), milliseconds);
  });
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer));
}
