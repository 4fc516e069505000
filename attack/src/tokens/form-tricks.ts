import { encoded, signatureOf, signed } from '../harness/provider.ts';
import type { Trick, TrickMaterial } from './trick.ts';

/** Malformed tokens, and unusual ways to send them. */
export function formTricks({ provider, foreignKey, header, claims }: TrickMaterial): Trick[] {
  const [rsa] = provider.keys;
  const honest = signed(rsa, header, claims);
  const [head = '', payload = '', signature = ''] = honest.split('.');
  const forged: readonly (readonly [name: string, token: string])[] = [
    ['two parts', `${head}.${payload}`],
    ['four parts', `${honest}.x`],
    ['five parts', `${head}.${payload}.${signature}.x.x`],
    ['empty parts', '..'],
    ['only dots', '.'.repeat(1000)],
    ['a dot at its end', `${honest}.`],
    ['an empty header', `.${payload}.${signature}`],
    ['an empty payload', `${head}..${signature}`],
    ['a payload of another token', `${head}.${encoded({ ...claims, sub: 'x' })}.${signature}`],
    ['a header with padding', `${head}==.${payload}.${signature}`],
    ['JSON serialization', encoded({ protected: head, payload, signature })],
    ['a header that is a list', signed(rsa, '[]', claims)],
    ['a header that is null', signed(rsa, 'null', claims)],
    ['a header that is no JSON', signed(rsa, '{', claims)],
    ['a header with a byte-order mark', signed(rsa, `\ufeff${JSON.stringify(header)}`, claims)],
    ['a header with alg twice', signed(foreignKey, '{"alg":"none","alg":"RS256"}', claims)],
    ['a header with alg in another case', signed(rsa, '{"ALG":"RS256"}', claims)],
    ['a header of 12 000 characters', signed(foreignKey, { ...header, x: 'a'.repeat(9000) }, claims)],
    ['a payload that is a list', signed(rsa, header, '[]')],
    ['a payload that is null', signed(rsa, header, 'null')],
    ['a payload that is a text', signed(rsa, header, '"administrator"')],
    ['a payload that is no JSON', signed(rsa, header, '{')],
    ['a payload that is no UTF-8', `${head}.__79.${signatureOf(rsa, `${head}.__79`)}`],
    ['a token in a token', signed(foreignKey, { ...header, cty: 'JWT' }, honest)],
    ['an honest token in a token of the provider', signed(rsa, { ...header, cty: 'JWT' }, honest)],
    ['a compressed payload', signed(rsa, { ...header, zip: 'DEF' }, 'x\x9c')],
    ['an encrypted token', `${encoded({ alg: 'dir', enc: 'A128GCM' })}..AAAA.AAAA.AAAA`],
    ['a password-encrypted token', `${encoded({ alg: 'PBES2-HS256+A128KW', enc: 'A128GCM', p2c: 2 ** 31 })}.A.A.A.A`],
    ['a deep header', signed(rsa, '{"alg":'.repeat(500) + '1' + '}'.repeat(500), claims)],
    ['an unknown opaque token', 'Zm9yZ2VkLW9wYXF1ZS10b2tlbg'],
    ['the prefix of a SCIM token', 'scim_forged'],
    ['a percent-encoded token', honest.replaceAll('.', '%2e')],
  ];
  const sent = (name: string, headers: readonly (readonly [string, string])[], query?: string): Trick => ({
    name: `an honest token ${name}`,
    token: honest,
    send: () => ({ headers, ...(query === undefined ? {} : { query }) }),
  });
  const form = encodeURIComponent(honest);
  return [
    ...forged.map(([name, token]) => ({ name, token })),
    sent('in the query', [], `access_token=${form}`),
    sent('in a cookie', [['Cookie', `access_token=${honest}; Authorization=Bearer ${honest}`]]),
    sent('in X-Access-Token', [['X-Access-Token', honest]]),
    sent('in Proxy-Authorization', [['Proxy-Authorization', `Bearer ${honest}`]]),
    sent('in the scheme Basic', [['Authorization', `Basic ${honest}`]]),
    sent('in the scheme DPoP', [['Authorization', `DPoP ${honest}`]]),
    sent('in the scheme Token', [['Authorization', `Token ${honest}`]]),
    sent('without a scheme', [['Authorization', honest]]),
    sent('after a colon', [['Authorization', `Bearer: ${honest}`]]),
    sent('after a tab', [['Authorization', `Bearer\t${honest}`]]),
    sent('and a second one', [['Authorization', `Bearer ${honest}, Bearer x`]]),
    sent('and a word', [['Authorization', `Bearer ${honest} x`]]),
    sent('with a blank inside', [['Authorization', `Bearer ${honest.slice(0, 40)} ${honest.slice(40)}`]]),
    sent('in quotes', [['Authorization', `Bearer "${honest}"`]]),
    {
      name: 'an honest token with the scheme in another case',
      token: honest,
      send: () => ({ headers: [['Authorization', `bEaReR ${honest}`]] }),
      expects: 'accepted',
    },
  ];
}
