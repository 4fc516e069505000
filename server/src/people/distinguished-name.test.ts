import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalDistinguishedName, isWithin, parseDistinguishedName } from './distinguished-name.ts';

describe('a distinguished name', () => {
  it.each([
    ['CN=Müller\\, Anna,OU=People', 'CN=M\\C3\\BCller\\2C Anna,OU=People'],
    ['CN=Müller\\, Anna,OU=People', 'CN="Müller, Anna", OU=People'],
    ['CN=A,OU=B', 'CN = A ; OU = B'],
    ['CN=A\\ ,OU=B', 'CN=A\\20 ,OU=B'],
    ['CN=A (B),DC=x', 'CN=A \\28B\\29,DC=x'],
    ['cn=Amy+sn=Kroker,dc=x', 'sn=Kroker+cn=Amy,dc=x'],
    ['cn=\\#1,dc=x', 'cn=\\231,dc=x'],
    ['cn=A=B,dc=x', 'cn=A\\=B,dc=x'],
    ['CN=Gone\\0ADEL:1,DC=x', 'CN=Gone\\0aDEL:1,DC=x'],
  ])('has the canonical form %s if written as %s', (canonical, other) => {
    expect(canonicalDistinguishedName(other)).toBe(canonical);
    expect(canonicalDistinguishedName(canonical)).toBe(canonical);
  });

  it('with several parts has the same order in upper and lower case', () => {
    const [one, other] = ['CN=Amy+uid=1,DC=x', 'UID=1+cn=Amy,dc=X'].map(canonicalDistinguishedName);
    expect(one?.toLowerCase()).toBe(other?.toLowerCase());
  });

  it.each([
    ['OU=People, DC=corp, DC=example', 'dc=corp,dc=example', true],
    ['dc=corp,dc=example', 'DC=corp, DC=example', true],
    ['cn=a,dc=x', '', true],
    ['dc=mycorp,dc=example', 'dc=example,dc=corp', false],
    ['ou=a\\,dc=corp,dc=example', 'dc=corp,dc=example', false],
  ])('%j is below %j: %s', (name, container, expected) => {
    expect(isWithin(name, container)).toBe(expected);
  });

  it.each(['AB1234', '', 'a,b', 'cn=x,y', 'cn=x\\', '=x', 'CN="x'])(
    'is not this text, which is returned unchanged: %s',
    (text) => {
      expect(parseDistinguishedName(text)).toBeUndefined();
      expect(canonicalDistinguishedName(text)).toBe(text);
    },
  );

  it.each(['\u00a0\u00a0', '\u3000A', ' \u2003', '  '])('keeps the whitespace of %j', (value) => {
    const escaped = Buffer.from(value).toString('hex').replaceAll(/../g, '\\$&');
    const canonical = canonicalDistinguishedName(`cn=${escaped},dc=x`);
    expect(parseDistinguishedName(canonical)?.[0]).toEqual([{ type: 'cn', value }]);
  });

  it('unescapes to the value that was escaped', () => {
    const value = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(value, (text) => {
        const escaped = [...Buffer.from(text)].map((byte) => `\\${byte.toString(16).padStart(2, '0')}`).join('');
        const canonical = canonicalDistinguishedName(`cn=${escaped},dc=x`);
        expect(parseDistinguishedName(canonical)?.[0]).toEqual([{ type: 'cn', value: text }]);
      }),
    );
  });
});
