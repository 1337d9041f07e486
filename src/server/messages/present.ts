import type { MessageRecord } from '../storage/messages';

/** The fields of a message that may leave. */
export function presentMessage(message: MessageRecord) {
  return {
    id: message.id,
    kind: message.kind,
    name: message.name,
    email: message.email,
    message: message.message,
    createdAt: new Date(message.createdAt).toISOString(),
    isRead: message.isRead,
    isSpam: message.isSpam,
    details: message.details,
  };
}
