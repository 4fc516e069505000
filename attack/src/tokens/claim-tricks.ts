import { signed } from '../harness/provider.ts';
import { logins } from '../harness/target.ts';
import type { Trick, TrickMaterial } from './trick.ts';

/** Tokens that the provider signed, but for another purpose, recipient, time or person. */
export function claimTricks({ provider, header, claims }: TrickMaterial): Trick[] {
  const [rsa] = provider.keys;
  const { issuer, clientId } = provider;
  const now = Math.floor(Date.now() / 1000);
  const token = (changes: object, headerChanges: object = {}) =>
    signed(rsa, { ...header, ...headerChanges }, { ...claims, ...changes });
  const each = (claim: string, values: readonly unknown[]): Trick[] =>
    values.map((value) => ({ name: `${claim} ${shown(value)}`, token: token({ [claim]: value }) }));
  const named = (name: string, changes: object, headerChanges?: object): Trick => ({
    name,
    token: token(changes, headerChanges),
  });
  const idToken = { nonce: 'n', at_hash: 'h', scope: undefined, client_id: undefined };
  return [
    ...each('iss', [
      undefined,
      null,
      '',
      `${issuer}/`,
      issuer.toUpperCase(),
      ` ${issuer}`,
      [issuer],
      'http://127.0.0.1',
    ]),
    ...each('aud', [undefined, null, '', 'other', ['other', 'another'], [], {}, 7, `${clientId}x`, `x${clientId}`]),
    ...each('aud', [clientId.toUpperCase(), [[clientId]], { [clientId]: true }, `${clientId}\0`]),
    named('azp of the client, issued to another audience', { aud: 'other', azp: clientId, client_id: clientId }),
    named('azp of the client, without an audience', { aud: undefined, azp: clientId }),
    named('cid and appid of the client, issued to another audience', { aud: 'other', cid: clientId, appid: clientId }),
    ...each('exp', [undefined, null, '', String(now + 600), now - 600, now - 61, 0, -1, [now + 600], {}, true]),
    ...each('nbf', [now + 600, String(now), 'tomorrow', [now], {}]),
    ...each('iat', [now + 6000, 'yesterday', {}]),
    ...[
      'id+jwt',
      'logout+jwt',
      'secevent+jwt',
      'rt+jwt',
      'dpop+jwt',
      'at+jwt; x=y',
      'JOSE',
      'JOSE+JSON',
      7,
      [],
      {},
    ].map((typ) => named(`typ ${shown(typ)}`, {}, { typ })),
    named('an ID token', idToken, { typ: 'JWT' }),
    named('an ID token without typ', idToken, { typ: undefined }),
    named('an ID token that calls itself at+jwt', idToken),
    named('an ID token without at_hash', { ...idToken, at_hash: undefined }, { typ: 'JWT' }),
    named('a sparse ID token', { ...idToken, at_hash: undefined, nonce: undefined }, { typ: 'JWT' }),
    ...each('token_use', ['id', 'refresh', 'ACCESS', ['access']]),
    ...each('typ', ['ID', 'Refresh', 'Offline', 'Logout', ['Bearer'], 'DPoP']),
    ...each('purpose', ['id']).map((trick) => ({ ...trick, token: token({ purpose: 'id' }, { typ: 'JWT' }) })),
    ...each('events', [{ 'http://schemas.openid.net/event/backchannel-logout': {} }, {}]),
    ...each('cnf', [{ jkt: 'thumbprint' }, { 'x5t#S256': 'certificate' }, {}, { jwk: {} }]),
    ...[['exp'], ['unknown'], ['b64'], [], 'exp', [7], ['alg']].map((crit) =>
      named(`crit ${shown(crit)}`, {}, { crit, unknown: 1 }),
    ),
    named('b64 false', {}, { b64: false, crit: ['b64'] }),
    ...rightsTricks(),
  ];

  /** Valid tokens of other people, which must not grant the rights of the administrator. */
  function rightsTricks(): Trick[] {
    const { administrator } = logins;
    const values = [
      undefined,
      null,
      '',
      [administrator],
      { login: administrator },
      `${administrator}\0`,
      `${administrator}\0@x`,
      `\u00a0${administrator}`,
      `${administrator}\u00a0`,
      ` ${administrator} `,
      `\ufeff${administrator}`,
      `${administrator}\u200b`,
      `${administrator}.`,
      administrator.replace('@', '＠'),
      administrator.replace('i', 'ı'),
      administrator.replace('a', 'а'),
      `${administrator},${administrator}`,
      `${administrator}%00`,
      'a'.repeat(5000),
    ];
    const others = values.map((value) => token({ preferred_username: value, sub: 'somebody else' }));
    return [
      ...others.map((other, at) => ({
        name: `login ${shown(values[at])} of another subject`,
        token: other,
        expects: 'without rights' as const,
      })),
      {
        name: "the administrator's login with another subject",
        token: token({ sub: 'somebody else' }),
        expects: 'without rights',
      },
      {
        name: 'groups and roles of an administrator',
        token: personWith({ groups: ['administrators'], roles: ['admin'] }),
        expects: 'without rights',
      },
      {
        name: 'a second login in e-mail',
        token: personWith({ email: administrator, upn: administrator }),
        expects: 'without rights',
      },
    ];
  }

  function personWith(changes: object): string {
    return signed(rsa, header, { ...provider.claims(logins.person), ...changes });
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'missing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
