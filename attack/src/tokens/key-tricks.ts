import { publicJwk, signed } from '../harness/provider.ts';
import type { Trick, TrickMaterial } from './trick.ts';

/** Tokens that are signed correctly with a key of the attacker, and try to make the server use that key. */
export function keyTricks({ provider, foreignKey, elsewhere, header, claims }: TrickMaterial): Trick[] {
  const [rsa] = provider.keys;
  const foreign = (name: string, changes: object): Trick => ({
    name,
    token: signed(foreignKey, { ...header, ...changes }, claims),
  });
  const kids = {
    'of the provider': rsa.kid,
    'of the attacker': 'foreign',
    'that is missing': undefined,
    'that is empty': '',
    'that is a path': '../../../../../../dev/null',
    'that is a file address': 'file:///dev/null',
    'that is an address': `${elsewhere}/key.pem`,
    'with an SQL quote': "' union select 'key' --",
    'with a shell command': '| id',
    'with NUL': `${rsa.kid}\0`,
    'in capitals': rsa.kid.toUpperCase(),
    'with a blank': `${rsa.kid} `,
    'that is __proto__': '__proto__',
    'that is a number': 0,
    'that is null': null,
    'that is a list': [rsa.kid],
    'that is an object': { kid: rsa.kid },
    'of 10 000 characters': 'k'.repeat(10_000),
  };
  const jwk = publicJwk(foreignKey);
  const places = {
    jku: `${elsewhere}/keys`,
    x5u: `${elsewhere}/cert`,
    jwk,
    x5c: [jwk.n],
    x5t: 'AAAA',
    'x5t#S256': 'AAAA',
  };
  return [
    ...Object.entries(kids).map(([name, kid]) => foreign(`a foreign key, with a kid ${name}`, { kid })),
    ...Object.entries(places).flatMap(([name, value]) => [
      foreign(`a foreign key in the header ${name}`, { [name]: value, kid: foreignKey.kid }),
      foreign(`a foreign key in the header ${name}, with the kid of the provider`, { [name]: value }),
      foreign(`a foreign key in the header ${name}, without a kid`, { [name]: value, kid: undefined }),
    ]),
    foreign('a foreign key at an address of the provider with user info', { jku: `${provider.origin}@127.0.0.1/keys` }),
    foreign('a foreign key at an address below that of the provider', { jku: `${provider.origin}/keys/../userinfo` }),
    {
      name: 'an honest token that also carries a foreign key',
      token: signed(foreignKey, { ...header, jwk: publicJwk(rsa) }, claims),
    },
    { name: 'a token without a kid', token: signed(rsa, { ...header, kid: undefined }, claims), expects: 'accepted' },
  ];
}
