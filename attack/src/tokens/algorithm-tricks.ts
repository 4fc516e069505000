import { createHmac } from 'node:crypto';
import { encoded, publicJwk, signatureOf, signed } from '../harness/provider.ts';
import type { Trick, TrickMaterial } from './trick.ts';

/** Manipulations of `alg` and of the signature, which need no private key. */
export function algorithmTricks({ provider, header, claims }: TrickMaterial): Trick[] {
  const [rsa, elliptic] = provider.keys;
  const honest = signed(rsa, header, claims);
  const [, , honestSignature = ''] = honest.split('.');
  const input = (changes: object) => `${encoded({ ...header, ...changes })}.${encoded(claims)}`;
  const ofElliptic = { alg: 'ES256', kid: elliptic.kid };
  return [
    { name: 'an honest token, RS256', token: honest, expects: 'accepted' },
    {
      name: 'an honest token, ES256',
      token: signed(elliptic, { ...header, ...ofElliptic }, claims),
      expects: 'accepted',
    },
    ...['none', 'None', 'NONE', 'nOnE', 'none ', '', null, undefined, [], 0, true].flatMap((alg): Trick[] => [
      { name: `alg ${JSON.stringify(alg)} without a signature`, token: `${input({ alg })}.` },
      { name: `alg ${JSON.stringify(alg)} with an honest signature`, token: `${input({ alg })}.${honestSignature}` },
    ]),
    ...hmacTricks(),
    ...['RS384', 'RS512', 'PS256', 'ES384', 'EdDSA', 'ES256K', 'rs256', 'RS256 ', 'RS256\0', 'RSA-OAEP', 'dir'].map(
      (alg) => ({
        name: `alg ${JSON.stringify(alg)} over a signature of RS256`,
        token: `${input({ alg })}.${signatureOf(rsa, input({ alg }))}`,
      }),
    ),
    { name: 'ES256 with the key of RS256', token: signed(elliptic, { ...header, alg: 'ES256' }, claims) },
    { name: 'RS256 with the name of the elliptic key', token: signed(rsa, { ...header, kid: elliptic.kid }, claims) },
    ...[64, 0, 63, 65, 32, 1].map((length) => ({
      name: `ES256 with a signature of ${length} zero bytes`,
      token: `${input(ofElliptic)}.${Buffer.alloc(length).toString('base64url')}`,
    })),
    {
      name: 'ES256 with a signature in DER',
      token: `${input(ofElliptic)}.${signatureOf({ ...elliptic, alg: 'RS256' }, input(ofElliptic))}`,
    },
    ...signatureTricks(honest),
  ];

  /** Algorithm confusion: the public key is used as the secret of a symmetric algorithm. */
  function hmacTricks(): Trick[] {
    const pem = rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const secrets = {
      'the public key in PEM': pem,
      'the public key in PEM without its last line break': pem.trim(),
      'the public key in PKCS #1': rsa.publicKey.export({ type: 'pkcs1', format: 'pem' }),
      'the public key in DER': rsa.publicKey.export({ type: 'spki', format: 'der' }),
      'the public JWK': JSON.stringify(publicJwk(rsa)),
      'the modulus': Buffer.from(publicJwk(rsa).n ?? '', 'base64url'),
      'an empty key': '',
      'the word secret': 'secret',
    };
    return Object.entries(secrets).flatMap(([name, secret]) =>
      (['256', '384', '512'] as const).map((bits) => {
        const signedPart = input({ alg: `HS${bits}` });
        const code = createHmac(`sha${bits}`, secret).update(signedPart).digest('base64url');
        return { name: `HS${bits} with ${name}`, token: `${signedPart}.${code}` };
      }),
    );
  }
}

/** Other encodings of a valid signature, and wrong signatures. */
function signatureTricks(honest: string): Trick[] {
  const [header = '', payload = '', signature = ''] = honest.split('.');
  const bytes = Buffer.from(signature, 'base64url');
  const flipped = (index: number) => {
    const changed = Buffer.from(bytes);
    changed[index]! ^= 1;
    return changed.toString('base64url');
  };
  const variants: Readonly<Record<string, string>> = {
    'without its last character': signature.slice(0, -1),
    'with its first bit flipped': flipped(0),
    'with its last bit flipped': flipped(bytes.length - 1),
    'with a byte more': Buffer.concat([bytes, Buffer.alloc(1)]).toString('base64url'),
    'with a zero byte before it': Buffer.concat([Buffer.alloc(1), bytes]).toString('base64url'),
    'with padding': `${signature}=`,
    'with two characters of padding': `${signature}==`,
    'with unused bits set': signature.slice(0, -1) + nextCharacter(signature.at(-1) ?? ''),
    'in base64 instead of base64url': bytes.toString('base64').replace(/[^+/]*$/, (end) => end.replaceAll('=', '')),
    'in hexadecimal': bytes.toString('hex'),
    'of zero bytes': Buffer.alloc(bytes.length).toString('base64url'),
    'that is empty': '',
  };
  const tokens = Object.entries(variants).map(([name, variant]) => ({
    name: `a signature ${name}`,
    token: `${header}.${payload}.${variant}`,
  }));
  return tokens.filter(({ token }) => token !== honest);
}

/** Decodes to the same bytes if unused bits are ignored: 2048 bits fill 341 base64url characters and two bits of the last one. */
function nextCharacter(character: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return alphabet[alphabet.indexOf(character) + 1] ?? character;
}
