import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What a test's device does where a person would be asked for a finger: a passkey without hardware (WebAuthn level 2). */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url');
  readonly #key: KeyObject;
  readonly #coseKey: Buffer;
  readonly #origin: string;
  readonly #asks: boolean;
  #counter = 0;

  /** `asks`: whether it asks who holds it. */
  constructor(origin: string, { asks = true }: { asks?: boolean } = {}) {
    this.#origin = origin;
    this.#asks = asks;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#key = privateKey;
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    // COSE: {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
    this.#coseKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** The answer to options for making one. */
  register({ challenge }: { challenge: string }) {
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      this.#coseKey,
    ]);
    const authData = this.#authenticatorData(HAS_CREDENTIAL, credential);
    // CBOR: {"fmt": "none", "attStmt": {}, "authData": bytes}
    const attestationObject = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([authData.length]),
      authData,
    ]);
    return this.#answer({
      clientDataJSON: this.#clientData('webauthn.create', challenge),
      attestationObject,
    });
  }

  /** The answer to options for signing in. */
  answer({ challenge }: { challenge: string }) {
    this.#counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge);
    const authenticatorData = this.#authenticatorData(0);
    const hash = createHash('sha256').update(clientDataJSON).digest();
    const signature = sign('sha256', Buffer.concat([authenticatorData, hash]), this.#key);
    return this.#answer({ clientDataJSON, authenticatorData, signature });
  }

  #answer(response: Record<string, Buffer>) {
    const encoded = Object.entries(response).map(([name, value]) => [
      name,
      value.toString('base64url'),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(encoded) as Record<string, string>,
    };
  }

  #authenticatorData(flags: number, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    const all = flags | USER_PRESENT | (this.#asks ? USER_VERIFIED : 0);
    const host = createHash('sha256').update(new URL(this.#origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([all]), counter, credential]);
  }

  #clientData(type: string, challenge: string): Buffer {
    return Buffer.from(
      JSON.stringify({ type, challenge, origin: this.#origin, crossOrigin: false }),
    );
  }
}
