import { createHmac } from 'node:crypto';

/**
 * What proves that a webhook's call comes from here and is not an old one: HMAC SHA-256 over the time and the body, both of which
 * whoever receives it can check.
 */
export function signWebhook(secret: string, timestamp: number, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
