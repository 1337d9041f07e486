/** Requests and answers about a site's inbox, shared by server and browser. */
import * as z from 'zod';
import { paging } from './common';

const SEARCH_MAX = 200;

/** Which messages. */
const messageFilter = z.object({
  folder: z.enum(['inbox', 'spam']).default('inbox'),
  unread: z
    .enum(['true', 'false'])
    .optional()
    .describe('Only those that are new, or only those that are not'),
  kind: z.enum(['contact', 'rsvp']).optional(),
  search: z
    .string()
    .max(SEARCH_MAX)
    .optional()
    .describe('Words that all have to be in name, e-mail or message'),
});

export const messagesQuery = paging.extend(messageFilter.shape);
/** Without a folder: everything. */
export const messagesExportQuery = messageFilter.extend({
  folder: z.enum(['inbox', 'spam', 'all']).default('all'),
});

export const changeMessageRequest = z
  .object({ isRead: z.boolean().optional(), isSpam: z.boolean().optional() })
  .meta({ id: 'ChangeMessageRequest' });

export const messageAnswer = z
  .object({
    id: z.string(),
    kind: z.enum(['contact', 'rsvp']),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    createdAt: z.iso.datetime(),
    isRead: z.boolean(),
    isSpam: z.boolean(),
    /** What a kind has beyond the common fields, such as an RSVP's number of guests. */
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'Message' });
export type MessageAnswer = z.infer<typeof messageAnswer>;

/** How many messages there are; also what each event of `messages/live` holds. */
export const messageCount = z
  .object({ total: z.number(), unread: z.number(), spam: z.number() })
  .meta({ id: 'MessageCount' });
export type MessageCount = z.infer<typeof messageCount>;

/** Why mail could not be handed over. What a mail server says word by word is for the operator's log. */
const mailTrouble = z.enum(['unreachable', 'login', 'certificate', 'later', 'recipient', 'other']);
export type MailTrouble = z.infer<typeof mailTrouble>;

/** What of the mail about a site's messages has not been sent. The messages themselves are all in the inbox. */
export const unsentMail = z
  .object({
    retrying: z.number().describe('Tried in vain, and tried again'),
    failed: z.number().describe('Given up after days of attempts'),
    held: z.number().describe('Kept until there is a mail server'),
    reason: mailTrouble.nullable().describe('Of the newest that was tried; null for none'),
  })
  .meta({ id: 'UnsentMail' });
export type UnsentMail = z.infer<typeof unsentMail>;

/** What was answered to the invitations to an event: of each person the newest answer, without spam. */
export const eventAnswers = z
  .object({
    eventId: z.string(),
    eventName: z.string(),
    coming: z.number().describe('People who answered that they come'),
    guests: z.number().describe('Whom they bring'),
    declined: z.number(),
  })
  .meta({ id: 'EventAnswers' });
export type EventAnswers = z.infer<typeof eventAnswers>;

/** Whose messages: case doesn't count, nor how the domain is written. */
export const senderQuery = z.object({ email: z.string().min(3).max(508) });

export const senderAnswer = z
  .object({ email: z.string(), messages: z.array(messageAnswer) })
  .meta({ id: 'SenderData' });
export type SenderAnswer = z.infer<typeof senderAnswer>;

export const erasedAnswer = z
  .object({ messages: z.number(), complaints: z.number().optional() })
  .meta({ id: 'Erased' });
export type ErasedAnswer = z.infer<typeof erasedAnswer>;

/** Where a site's messages are told to. */
export const webhookAnswer = z
  .object({ url: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'Webhook' });
export type WebhookAnswer = z.infer<typeof webhookAnswer>;

/** The secret signs what is told. It is shown once, when it is made. */
export const setWebhookAnswer = webhookAnswer
  .extend({ secret: z.string().optional().describe('Only where it is new') })
  .meta({ id: 'WebhookSet' });
export type SetWebhookAnswer = z.infer<typeof setWebhookAnswer>;

export const setWebhookRequest = z
  .object({
    url: z.string().min(1).max(2000),
    newSecret: z.boolean().default(false).describe('Makes a new secret; the old one ends at once'),
  })
  .meta({ id: 'SetWebhookRequest' });

export const webhookDelivery = z
  .object({
    id: z.string(),
    messageId: z.string(),
    status: z.enum(['pending', 'sent', 'failed']),
    attempts: z.number(),
    error: z.string().nullable(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

/** What came of a message that nobody wrote, sent to try the webhook. */
export const webhookTestAnswer = z
  .object({
    isTaken: z.boolean(),
    status: z.number().nullable().describe('Of the receiver’s answer; null for none'),
    error: z.string().nullable(),
  })
  .meta({ id: 'WebhookTest' });
export type WebhookTestAnswer = z.infer<typeof webhookTestAnswer>;
